"""Hatchling's build hook: packages bring the built page along. FOOTPLATE_COMPILE=1 also puts the compiled engine in.

A source distribution holds the page as well, so that installing from it needs no Node.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # the build front end starts us from anywhere

from tools import build_web
from tools import compile as engine


class Packing(BuildHookInterface[Any]):
    @property
    def compiles(self) -> bool:
        wanted = os.environ.get("FOOTPLATE_COMPILE", "0") not in ("", "0")
        return wanted and self.target_name == "wheel"

    def dependencies(self) -> list[str]:
        found: list[str] = []
        if build_web.needed() and build_web.system_node() is None:
            found.append(build_web.PACKAGE)
        if self.compiles:
            found += engine.requirements("compile")
        return found

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # a checkout: `run` builds and compiles when they are needed
            return
        if build_web.build(check=False) != 0:
            sys.exit("The page could not be built, and a Footplate without it can't be played in the browser.")
        if not self.compiles:
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        # In an environment that `run` made there may be a compiled copy already.
        ours = Path(sys.prefix, "ready.json").exists()
        copy = engine.ensure(None if ours else Path(self.root) / "build" / "compiled")
        assert copy is not None, "who waits gets one"
        for library in engine.libraries(copy):
            build_data["force_include"][str(copy / library)] = library.as_posix()
