"""Checks of names and texts (TXT). One check, one file; the table is in `workbench.checks`."""
