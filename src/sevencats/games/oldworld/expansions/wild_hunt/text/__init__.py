"""The Wild Hunt in words."""
