"""Every command of the window: one table, from which menus, tool bar and the command palette come."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Command:
    """A command: its menu, its words with mnemonic, its keys, the method of the window that does it.

    `name` is the method `do_<name>`; `icon` puts it on the tool bar; `edits` ones need a writable pack; `rule` draws a
    line above it.
    """

    name: str
    menu: str
    text: str
    keys: str = ""
    icon: str = ""
    edits: bool = False
    rule: bool = False


COMMANDS = (
    Command("open_pack", "&File", "&Open pack…", "Ctrl+O", "open"),
    Command("recent", "&File", "Open &recent or shipped…", "Ctrl+Shift+O"),
    Command("new_pack", "&File", "New &pack…"),
    Command("new_entity", "&File", "&New entity…", "Ctrl+N", "add", edits=True, rule=True),
    Command("save", "&File", "&Save", "Ctrl+S", "save", edits=True),
    Command("close_tab", "&File", "&Close tab", "Ctrl+W", rule=True),
    Command("quit", "&File", "&Quit", "Ctrl+Q", rule=True),
    Command("undo", "&Edit", "&Undo", "Ctrl+Z", "undo", edits=True),
    Command("redo", "&Edit", "&Redo", "Ctrl+Shift+Z", "redo", edits=True),
    Command("find", "&Edit", "&Search…", "Ctrl+Shift+F", rule=True),
    Command("filter", "&Edit", "&Filter the tree", "Ctrl+F"),
    Command("usages", "&Edit", "Find usa&ges", "Shift+F12"),
    Command("rename", "&Edit", "Re&name id…", "F2", edits=True, rule=True),
    Command("duplicate", "&Edit", "&Duplicate…", "Ctrl+D", edits=True),
    Command("delete", "&Edit", "De&lete entity…", "Ctrl+Delete", edits=True),
    Command("quick_open", "&Go", "&Quick open…", "Ctrl+P", "find"),
    Command("palette", "&Go", "&All commands…", "Ctrl+Shift+P", "commands"),
    Command("next_problem", "&Go", "&Next problem", "F8", rule=True),
    Command("previous_problem", "&Go", "&Previous problem", "Shift+F8"),
    Command("next_tab", "&Go", "Next &tab", "Ctrl+PgDown", rule=True),
    Command("previous_tab", "&Go", "Previous ta&b", "Ctrl+PgUp"),
    Command("overview", "&Go", "&Overview of the pack", "Ctrl+Home"),
    Command("json", "&View", "Form or &JSON", "Ctrl+J"),
    Command("dark", "&View", "Dark or light &theme", "Ctrl+Shift+T", "theme", rule=True),
    Command("language", "&View", "English or &Italian", "Ctrl+Shift+L"),
    Command("show_tree", "&View", "Pack t&ree", "Ctrl+1", rule=True),
    Command("show_problems", "&View", "&Problems", "Ctrl+2"),
    Command("show_search", "&View", "&Search", "Ctrl+3"),
    Command("playtest", "&Play", "&Playtest", "F5", "play"),
    Command("play_other", "&Play", "Play a &scenario or campaign…", "Shift+F5"),
    Command("odds", "&Play", "&Odds…", "F6"),
    Command("explain", "&Help", "&Explain a check…"),
    Command("keys", "&Help", "&Keys", "F1"),
    Command("about", "&Help", "&About", rule=True),
)
