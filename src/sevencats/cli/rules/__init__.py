"""The rules commands."""
