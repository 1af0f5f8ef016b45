"""Simulations: many games at once."""
