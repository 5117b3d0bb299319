"""What the card game says: cards, the log, questions; English and Italian."""
