"""A second implementation of the Gwent duel for accelerators: thousands of games in one program.

``sevencats.games.gwent.rules`` defines the rules. This package plays the same duel with JAX
(``pip install sevencats[train]``), without branches, so that ``vmap`` and ``scan`` can run many
games side by side. Card facts come from the catalogue (``tables.py``), and ``verify.py`` replays
the same picks and chance outcomes through both and compares them after every pick.
"""
