"""Checks of the evolution graph (EVO). One check, one file; the table is in `workbench.checks`."""
