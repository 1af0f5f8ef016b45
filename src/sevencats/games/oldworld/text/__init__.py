"""Old World in words: components, questions and the log, in every language."""
