"""The Gwent duel once more, for accelerators: thousands of games in one array program.

The engine in ``sevencats.gwent`` says what the rules are. This package plays the same duel with JAX
(``pip install sevencats[train]``), without branches, so that ``vmap`` and ``scan`` can run many
games side by side. Card facts come from the catalogue (``tables.py``), and ``verify.py`` replays
the same picks and chance outcomes through both and compares them after every pick.
"""
