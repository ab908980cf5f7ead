"""The build hook, which adds the built client to a wheel or sdist of a checkout.

The hook builds only if the client is stale, and requires a Node.js wheel only if the system's Node
is missing or too old. An editable install builds nothing, because `./run` builds the client.
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
        """Return the requirements of this build, except hatchling; called before `initialize`."""
        return [] if client.is_fresh() or node.find() else [node.WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client if it is stale."""
        if version == "editable" or client.is_fresh():
            return
        found = node.find()
        assert found, "the build dependencies hold a Node"
        client.install_packages(found)
        client.build(found)
