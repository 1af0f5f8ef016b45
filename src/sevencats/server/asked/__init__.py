"""Bodies of requests, and what answers them without a table."""
