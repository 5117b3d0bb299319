"""Checks of trainers (TRN). One check, one file; the table is in `workbench.checks`."""
