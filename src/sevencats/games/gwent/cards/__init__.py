"""The cards of Gwent: their printed facts, and the packs they come in."""
