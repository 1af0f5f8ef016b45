"""How games of Old World go: their length, who wins, and what everything in them is worth."""
