"""How long starting takes: quick commands, and the first start of a fresh checkout until its page is served.

    python benchmarks/starting.py            processor and wall time of quick commands, this Python, from the source
    python benchmarks/starting.py --first    clones the checkout, starts it once, and says when it serves

The first start also begins to compile in the background; this waits for it, so that nothing is left behind.
"""

import argparse
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
QUICK = [["--version"], ["games"], ["rules", "open", "end"]]
ROUNDS = 15


def quick() -> None:
    environment = dict(os.environ, PYTHONPATH=str(ROOT / "src"), FOOTPLATE_LANGUAGE="en")
    for command in QUICK:
        processor: list[float] = []
        wall: list[float] = []
        for _ in range(ROUNDS):
            before, began = os.times(), time.monotonic()
            subprocess.run([sys.executable, "-m", "footplate", *command], env=environment, stdout=subprocess.DEVNULL)
            after = os.times()
            wall.append(time.monotonic() - began)
            processor.append(after[2] + after[3] - before[2] - before[3])
        print(f"{' '.join(command):16} {ms(processor)} ms of processor, {ms(wall)} ms in all")


def ms(times: list[float]) -> str:
    return f"{statistics.median(times) * 1000:4.0f}"


def first() -> None:
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder, "footplate")
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        environment = {name: value for name, value in os.environ.items() if not name.startswith("FOOTPLATE")}
        environment["XDG_DATA_HOME"] = folder
        began = time.monotonic()
        command = ["python3", "run", "serve", "--port", "0"]
        with subprocess.Popen(command, cwd=clone, env=environment, stderr=subprocess.PIPE, encoding="utf-8") as process:
            assert process.stderr is not None
            for line in process.stderr:
                print(f"{time.monotonic() - began:6.1f} s  {line.rstrip()}", flush=True)
                if "Footplate is at" in line:
                    break
            process.send_signal(signal.SIGINT)
        subprocess.run(["python3", "run", "bench", "--seconds", "1"], cwd=clone, env=environment, capture_output=True)
        print(f"{time.monotonic() - began:6.1f} s  the engine is compiled")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--first", action="store_true", help="the first start of a fresh checkout")
    if parser.parse_args().first:
        first()
    else:
        quick()
