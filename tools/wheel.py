"""Hatchling's build hook. FOOTPLATE_COMPILE=1 builds a wheel with the compiled engine; otherwise it does nothing."""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # the build front end starts us from anywhere

from tools import compile as engine


class CompiledWheel(BuildHookInterface[Any]):
    @property
    def wanted(self) -> bool:
        return os.environ.get("FOOTPLATE_COMPILE", "0") not in ("", "0")

    def dependencies(self) -> list[str]:
        if not self.wanted:
            return []
        # The compiler reads the types of what the engine imports, so that has to be there as well.
        return [*engine.requirements("compile"), *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not self.wanted or version == "editable":
            return
        copy = engine.ensure(Path(self.root) / "build" / "compiled")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in engine.libraries(copy):
            build_data["force_include"][str(copy / library)] = library.as_posix()
