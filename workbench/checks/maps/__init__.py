"""Checks of one map (MAP). One check, one file; the table is in `workbench.checks`."""
