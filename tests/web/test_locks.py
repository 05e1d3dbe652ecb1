"""What Node installs is pinned by content, and comes from whichever registry the machine uses."""

import json
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCKS = [ROOT / "web" / "package-lock.json", ROOT / "tests" / "pure" / "package-lock.json"]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.parent.name)
def test_a_lock_names_contents_and_no_registry(lock: Path) -> None:
    packages = json.loads(lock.read_text("utf-8"))["packages"]
    there = {name: package for name, package in packages.items() if name}
    assert there
    assert [name for name, package in there.items() if "resolved" in package] == []
    assert [name for name, package in there.items() if not package.get("integrity")] == []
