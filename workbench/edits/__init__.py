"""Undoable changes: one edit, one file."""
