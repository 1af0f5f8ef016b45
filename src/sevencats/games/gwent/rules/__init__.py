"""The rules of Gwent: set-up, turns, rounds, and the effects of cards and leaders."""
