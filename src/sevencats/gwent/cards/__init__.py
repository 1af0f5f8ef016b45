"""The cards of Gwent: what is printed on them, and the packs they come in."""
