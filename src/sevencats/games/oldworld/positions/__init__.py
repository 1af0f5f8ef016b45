"""Positions: a table written down, played and judged."""
