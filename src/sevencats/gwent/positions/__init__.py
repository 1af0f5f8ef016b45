"""Positions: a board written down, played and judged."""
