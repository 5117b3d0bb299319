"""What the game says: cards, prompts, the log; English and Italian."""
