"""The command line: one command, one file, one line in COMMANDS.

A command's module has `add_arguments(parser)` and `run(options) -> int`; it is imported only when the command is used.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Command:
    """One command: its name, the module of this package that holds it, and what it does, for the list of commands."""

    name: str
    module: str
    summary: str


COMMANDS: tuple[Command, ...] = (
    Command("edit", "edit", "open the window on a pack"),
    Command("check", "check", "find faults in packs"),
    Command("explain", "explain", "say what a check finds, why it matters and how to mend it"),
    Command("new", "new", "make a pack, or an entity in a pack"),
    Command("fmt", "fmt", "write a pack's files in their canonical form"),
    Command("search", "search", "find entities by id or name"),
    Command("refs", "refs", "list who refers to an entity"),
    Command("rename", "rename", "give an entity another id, and follow it everywhere"),
    Command("graph", "graph", "show the evolution graph, the region graph or one map as a graph"),
    Command("play", "play", "play one game"),
    Command("replay", "replay", "play a recorded game again"),
    Command("simulate", "simulate", "play many games and count"),
    Command("card", "card", "print the text of a card"),
    Command("odds", "odds", "print exact odds, by the questions that the pack's rules answer"),
    Command("render", "render", "draw a map into a picture"),
    Command("zip", "zip", "put a pack into one file"),
    Command("unzip", "unzip", "unpack a pack"),
    Command("plugins", "plugins", "list plugins, and why one is off"),
)
