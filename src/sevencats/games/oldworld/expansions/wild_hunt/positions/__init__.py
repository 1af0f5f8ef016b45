"""The Wild Hunt in position files."""
