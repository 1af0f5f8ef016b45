"""Trials of the server with real processes: kills, fuzzing, and what tests need to start them."""
