"""Games run on the pack being edited: snapshots, sessions, batches."""
