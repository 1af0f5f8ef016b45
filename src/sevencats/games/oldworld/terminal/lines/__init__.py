"""A table of Old World as plain lines: the map, dice, a fight, the end of a game."""
