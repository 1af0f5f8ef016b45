"""Helpers for tests of Old World."""
