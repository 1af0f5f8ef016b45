"""Trials of the server by kills and hostile input, and helpers that tests share with them."""
