"""The past of a table: its journal, replays and reviews, and how games end."""
