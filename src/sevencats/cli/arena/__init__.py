"""The arena commands."""
