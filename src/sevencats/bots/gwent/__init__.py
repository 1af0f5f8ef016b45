"""Gwent bots: greedy, tavern, search."""
