"""The build hook: a wheel or sdist of a checkout holds the built client.

It builds only when the client is stale, and asks for a Node.js wheel only if the system's Node
is missing or too old. An editable install builds nothing: `./run` does that by itself.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools import client, node


class ClientBuildHook(BuildHookInterface[Any]):
    """Builds the web client before its files are collected."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What this build needs beyond hatchling; asked before `initialize`."""
        return [] if client.is_fresh() or node.find() else [node.WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds the client if it is stale."""
        if version == "editable" or client.is_fresh():
            return
        found = node.find()
        assert found, "the build dependencies hold a Node"
        client.install_packages(found)
        client.build(found)
