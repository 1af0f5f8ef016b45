"""Training on many games of Old World."""
