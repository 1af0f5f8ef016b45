"""Seven Cats for learning libraries: PettingZoo, OpenSpiel and Gymnasium.

Nothing is imported here. Each adapter is a module of its own and needs its library:
``pip install sevencats[adapters]``. A game brings the numbers for
its actions and views (``learning``); the same serve all libraries.
"""
