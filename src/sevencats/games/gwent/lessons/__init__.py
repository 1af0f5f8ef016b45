"""Lessons, puzzles and achievements of Gwent."""
