"""Lessons and achievements of Old World."""
