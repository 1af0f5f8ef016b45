"""Fights: between witchers, and of a witcher with a monster (W6, W8)."""
