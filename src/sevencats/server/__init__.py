"""The table server: online play in which the server is the only truth.

``store`` keeps everything, ``tables`` plays, ``web`` talks to people, ``hosting`` knows what is
special about each game. See docs/server.md.
"""
