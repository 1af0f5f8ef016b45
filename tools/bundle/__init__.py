"""Builds the engine for browsers: Pyodide, our packages compiled for it, and texts by language."""
