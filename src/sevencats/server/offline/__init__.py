"""Tables without a server: the same tables, messages and answers in one Python, for one person."""
