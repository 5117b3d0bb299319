"""Checks of encounter tables (ENC). One check, one file; the table is in `workbench.checks`."""
