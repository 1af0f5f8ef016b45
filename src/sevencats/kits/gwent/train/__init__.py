"""Self-play in the twin: how the master bot's network learns (``pip install sevencats[train]``)."""
