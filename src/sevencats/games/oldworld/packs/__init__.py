"""Content packs: the shape of their records, and how they are read, checked and put together."""
