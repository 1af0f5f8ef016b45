#!/usr/bin/env python3
"""Set up Seven Cats and run it. Nothing but Python itself is needed beforehand.

    python3 make.py play [ARGS]      set up, then run `sevencats ARGS` (default: serve)
    python3 make.py test             set up for development, then run every check
    python3 make.py test --quick     lint, types and the tests that run in memory
    python3 make.py test PATH ...    only these tests; all arguments go to pytest
    python3 make.py paint            paint the pictures whose drawings have changed
    python3 make.py docs             build the documentation, which a server shows at /docs/
    python3 make.py site DIR         write a site that plays in the browser, without a server
    python3 make.py wheel            build a wheel with page, pictures and documentation into dist
    python3 make.py compile          compile the rules into build/compiled: the same, faster

`play --compiled [ARGS]` and `test --compiled [ARGS]` run the compiled build, and `wheel --compiled`
puts it into a wheel for this platform. They make it first where it is missing or out of date;
that needs a C compiler and takes a minute or two. A server (`play`, `play serve`) takes a build
that is up to date by itself, unless `--no-compiled` is said.

Everything is installed into .venv, from requirements.lock or requirements-dev.lock, and into
web/node_modules. The first run takes half a minute; later runs start at once, until a lock or
pyproject.toml changes.
"""

# Old Pythons, down to 2.7, read this file: no syntax in it is newer.
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "tools"))

import old_python

old_python.refuse()

from make_commands import main  # noqa: E402

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], __doc__))
