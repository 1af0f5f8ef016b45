"""Position files: reading and playing them, and their outcome."""
