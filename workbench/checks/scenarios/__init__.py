"""Checks of scenarios and campaigns (SCN). One check, one file; the table is in `workbench.checks`."""
