"""Gwent in words: cards, questions and the log, in every language."""
