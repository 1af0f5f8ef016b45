"""Seven Cats for learning libraries: PettingZoo, OpenSpiel and Gymnasium.

Nothing is imported here. Each adapter is a separate module and needs its library:
``pip install sevencats[adapters]``. A game defines the numbers of its actions and views
(``learning``), which all libraries share.
"""
