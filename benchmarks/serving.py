"""Server processes and databases for the scripts that hurt or measure them."""

import os
import shutil
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parents[1])]

from tools import leash
from tools.postgres import running

SOURCE = Path(__file__).resolve().parents[1] / "src"


class Process:
    """`footplate serve` in a process of its own, on any free port."""

    def __init__(self, database: str, *more: str, compiled: str = "") -> None:
        paths = [compiled or str(SOURCE), os.environ.get("PYTHONPATH", "")]
        environment = dict(os.environ, PYTHONPATH=os.pathsep.join(p for p in paths if p))
        command = ["footplate.server.command", "--port", "0", "--rate", "0", "--database", database, *more]
        self.child = leash.start(*command, env=environment, stderr=subprocess.PIPE)
        assert self.child.stderr is not None
        said: list[str] = []
        for line in self.child.stderr:
            if "Footplate is at" in line:
                self.address = line.split("http://")[1].split("/")[0]
                break
            said.append(line)
        else:
            leash.kill(self.child)
            raise RuntimeError("the server did not start: " + "".join(said))
        self.complaints: list[str] = []
        self.reader = threading.Thread(target=self._read)
        self.reader.start()

    def _read(self) -> None:
        assert self.child.stderr is not None
        self.complaints += self.child.stderr.readlines()

    def kill(self) -> None:
        """SIGKILL: no goodbye, nothing is written any more."""
        leash.kill(self.child)
        self._end()

    def stop(self) -> None:
        self.child.terminate()
        leash.let_go(self.child)
        self._end()

    def _end(self) -> None:
        self.reader.join()
        assert self.child.stderr is not None
        self.child.stderr.close()


@contextmanager
def database(kind: str) -> Iterator[str]:
    """The address of an empty database: `sqlite`, `postgres` (one of our own), or an address as it is."""
    if kind not in ("sqlite", "postgres"):
        yield kind
        return
    folder = Path(tempfile.mkdtemp(prefix="footplate-"))
    try:
        if kind == "sqlite":
            yield str(folder / "tables.db")
            return
        with running(folder / "pg") as address:
            yield address
    finally:
        shutil.rmtree(folder, ignore_errors=True)
