"""Train the master bot's network by self-play in the twin (``pip install sevencats[train]``)."""
