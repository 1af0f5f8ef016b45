"""How Old World is played outside of fights."""
