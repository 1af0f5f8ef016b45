"""The table server: online play with the server as the only authority.

``store`` keeps everything, ``tables`` plays, ``web`` talks to clients. Everything specific to a
game comes from its plugin (``sevencats.plugin``). See docs/contribute/server.md.
"""
