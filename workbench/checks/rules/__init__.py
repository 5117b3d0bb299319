"""Checks by the ruleset (RUL). One check, one file; the table is in `workbench.checks`."""
