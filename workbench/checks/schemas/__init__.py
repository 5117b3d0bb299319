"""Checks by the JSON Schemas (SCH). One check, one file; the table is in `workbench.checks`."""
