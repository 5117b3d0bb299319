"""Widgets that several panes use, one file each."""
