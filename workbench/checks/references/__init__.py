"""Checks of references (REF). One check, one file; the table is in `workbench.checks`."""
