"""What is learned from many games of Old World."""
