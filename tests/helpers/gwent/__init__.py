"""The harness for tests of Gwent."""
