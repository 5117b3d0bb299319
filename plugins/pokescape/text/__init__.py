"""Sentences for people, in English and Italian: questions, options, the log, cards."""
