"""The table server: online play in which the server is the only truth.

``store`` keeps everything, ``tables`` plays, ``web`` talks to people. What is special about a
game comes from its kit (``sevencats.kit``). See docs/server.md.
"""
