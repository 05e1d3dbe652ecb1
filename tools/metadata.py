"""Hatchling's metadata hook: the README as it can be read away from its repository, and the project's links."""

import os
import re
import tomllib
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!https?://|#)([^)]+)\)")
IMAGE = re.compile(r'<img src="(?!https?://)([^"]+)"([^>]*)>')


class Metadata(MetadataHookInterface):
    def update(self, metadata: dict[str, Any]) -> None:
        root = Path(self.root)
        settings = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["footplate"]
        home = (os.environ.get("FOOTPLATE_REPOSITORY") or settings["repository"]).rstrip("/")
        text = long_description((root / "README.md").read_text("utf-8"), home)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        metadata["urls"] = urls(home)


def urls(home: str) -> dict[str, str]:
    if not home:
        return {}
    return {
        "Source": home,
        "Documentation": f"{home}/blob/main/README.md",
        "Changelog": f"{home}/blob/main/CHANGELOG.md",
        "Issues": f"{home}/issues",
    }


def long_description(readme: str, home: str) -> str:
    """Links inside the repository become absolute. While it has no address, words stay and pictures go."""

    def link(found: re.Match[str]) -> str:
        picture, words, target = found.groups()
        if home:
            return f"{picture}[{words}]({home}/{'raw' if picture else 'blob'}/main/{target})"
        return "" if picture else words

    def image(found: re.Match[str]) -> str:
        return f'<img src="{home}/raw/main/{found[1]}"{found[2]}>' if home else ""

    text = IMAGE.sub(image, LINK.sub(link, readme))
    return re.sub(r"\n\s*\n\s*\n", "\n\n", text)
