"""`python -m footplate` is the `footplate` command."""

import sys

from footplate.terminal.cli import main

if __name__ == "__main__":
    sys.exit(main())
