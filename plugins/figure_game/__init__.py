"""The Trading Figure Game: figures with a wheel in their base race and fight on a board of connected spaces."""
