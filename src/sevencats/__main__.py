"""``python -m sevencats`` is the ``sevencats`` command."""

from __future__ import annotations

from sevencats.cli import main

if __name__ == "__main__":
    main()
