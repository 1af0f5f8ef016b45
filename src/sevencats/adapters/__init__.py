"""Seven Cats for learning libraries: PettingZoo, OpenSpiel and Gymnasium.

Nothing is imported here. Each adapter is a module of its own and needs its library:
``pip install sevencats[adapters]``. The same ``vocabulary`` (actions) and ``features``
(observations) serve all of them.
"""
