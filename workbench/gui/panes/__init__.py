"""Panes: what stands in a tab, a dock or a half of one. A pane is made as `Pane(document, ref)`."""
