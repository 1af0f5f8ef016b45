"""Playing without a server, in tests."""
