"""How Gwent is played: set-up, turns, rounds, and what cards and leaders do."""
