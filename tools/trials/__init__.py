"""Trials of the server by kills and hostile input, and what the tests share with them."""
