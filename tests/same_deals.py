"""The same deal at every table that the tests' servers make: what passes once passes every time.

python -m tests.same_deals --port 8000      the server with that, as `python -m footplate.server.command` is without
"""

import sys
from typing import Final

from footplate.server import command, making

SEED: Final = "the-same-deal-at-every-table"


def seed() -> str:
    return SEED


if __name__ == "__main__":
    vars(making)["new_secret"] = seed
    sys.exit(command.main())
