"""Who plays an arena's games: this process, several on this machine, or a dask cluster; all are an `Executor`."""

import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from time import perf_counter
from typing import Final, TypeVar

import footplate
from footplate.calling import install
from footplate.table.errors import BadInput

T = TypeVar("T")
A = TypeVar("A")
EXTRA: Final = "footplate[lab]"
BATCH_SECONDS: Final = 0.3  # of work that is sent at once: less, and sending costs more than playing
MOST_BATCHED: Final = 200
AHEAD: Final = 3  # batches that wait for each process, so that none is idle
CONNECT_SECONDS: Final = 10


class Here(Executor):
    """Plays in this process, when it is asked."""

    def submit(self, fn: Callable[..., T], /, *args: object, **words: object) -> Future[T]:
        done: Future[T] = Future()
        try:
            done.set_result(fn(*args, **words))
        except Exception as error:
            done.set_exception(error)
        return done


class Crew:
    """An executor, and how many work there at once."""

    def __init__(self, executor: Executor, size: int) -> None:
        self.executor: Final = executor
        self.size: Final = size


class Lost(Exception):
    """Whoever played some games is gone."""


def check_jobs(jobs: int) -> None:
    if not 1 <= jobs <= 1024:
        raise BadInput(
            f"{jobs} processes are too few or too many.", "--jobs", f"This machine has {os.cpu_count()} cores."
        )


@contextmanager
def crew(jobs: int, cluster: str) -> Iterator[Crew]:
    """Those who play: `jobs` processes here, or all workers of the cluster at an address."""
    if cluster:
        with on_cluster(cluster) as found:
            yield found
        return
    check_jobs(jobs)
    if jobs == 1:
        yield Crew(Here(), 1)
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=share_path, initargs=(sys.path,))
    try:
        yield Crew(pool, jobs)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def share_path(path: list[str]) -> None:
    """A process finds bots and games of one's own where the first one did."""
    sys.path[:] = path


@contextmanager
def on_cluster(address: str) -> Iterator[Crew]:
    try:
        from distributed import Client
    except ModuleNotFoundError:
        raise BadInput(
            "this needs dask, which is not installed.", "--cluster", f"Install it: {install(EXTRA)}"
        ) from None
    try:
        client = Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, TimeoutError, ValueError) as error:
        cure = "Start one with 'dask scheduler' and some 'dask worker', and give the scheduler's address, host:8786."
        raise BadInput(f"no dask cluster answers at {address} ({error}).", "--cluster", cure) from None
    try:
        size = sum(client.ncores().values())
        if not size:
            raise BadInput(f"the cluster at {address} has no workers.", "--cluster", "Start some: dask worker ADDRESS")
        same_everywhere(client.run(told), address)
        yield Crew(client.get_executor(pure=False), size)
    finally:
        client.close()


def told() -> str:
    """Which rules play here."""
    from footplate.games import GAMES

    rulesets = ", ".join(f"{game.info.id} {game.info.ruleset}" for game in GAMES.values())
    return f"footplate {footplate.__version__}, ruleset {rulesets}"


def same_everywhere(found: dict[str, str], address: str) -> None:
    for worker, theirs in found.items():
        if theirs != told():
            what = f"the worker {worker} has {theirs}, and this is {told()}."
            raise BadInput(what, f"--cluster {address}", "Install the same Footplate there.")


def spread(crew: Crew, work: Callable[[list[A]], list[T]], items: list[A], done: Callable[[list[T]], None]) -> None:
    """Have work done on all items, in batches that are worth sending; `done` gets each batch's results as they come.

    Raises Lost where a process died; then `done` has had all that was finished.
    """
    waiting = items[:]
    running: set[Future[tuple[list[T], float, int]]] = set()
    size = 1
    try:
        while waiting or running:
            while waiting and len(running) < crew.size * AHEAD:
                batch, waiting = waiting[:size], waiting[size:]
                running.add(crew.executor.submit(timed, work, batch))
            ended, running = wait(running, return_when=FIRST_COMPLETED)
            for future in ended:
                results, seconds, count = future.result()
                done(results)
                size = max(1, min(MOST_BATCHED, int(BATCH_SECONDS * count / max(seconds, 1e-6))))
    except (BrokenProcessPool, CancelledError) as error:
        raise Lost(str(error)) from error
    except Exception as error:
        if type(error).__name__ in ("KilledWorker", "CommClosedError", "FutureCancelledError"):  # dask's own
            raise Lost(f"{type(error).__name__}: {error}") from error
        raise
    finally:
        for future in running:
            future.cancel()


def timed(work: Callable[[list[A]], list[T]], batch: list[A]) -> tuple[list[T], float, int]:
    began = perf_counter()
    results = work(batch)
    return results, perf_counter() - began, len(batch)
