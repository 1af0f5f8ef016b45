"""Players of Old World made of code."""
