"""What the game says: card texts, questions, the log."""
