"""Position files: read, played, and their outcome."""
