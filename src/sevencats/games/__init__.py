"""The plugins of the built-in games. Nothing imports them: each is found by its entry point."""
