"""Plays rulesets: state, prompts, chance, powers, agents. No Qt, no I/O, no clock, no networkx."""
