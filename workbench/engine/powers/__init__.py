"""The grammar of powers as data that all rulesets share: structs, numbers, modifiers, stages, and their text."""
