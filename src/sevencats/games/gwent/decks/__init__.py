"""Decks: files, share codes, legality, and guesses at hidden ones."""
