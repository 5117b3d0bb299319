"""The window. The only home of PySide6."""
