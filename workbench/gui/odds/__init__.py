"""Exact odds in a dialog that is made of the questions of the pack's rules."""
