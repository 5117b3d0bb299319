"""Checks of how maps are joined (REG). One check, one file; the table is in `workbench.checks`."""
