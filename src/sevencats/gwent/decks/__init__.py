"""Decks: files, share codes, legality, and what can be known of a hidden one."""
