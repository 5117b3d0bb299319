"""Checks of files, ids and pack.json (PACK). One check, one file; the table is in `workbench.checks`."""
