"""Tests that the example settings file has every default, in the declaration's words."""

import re
import tomllib
from pathlib import Path

from mendax.server.settings.settings import Rates, ServerSettings, from_environment
from mendax.server.settings.settings_example import example

_FIELD = re.compile(r"^#(\w+) = ", re.MULTILINE)


def _uncommented(text: str) -> str:
    return _FIELD.sub(r"\1 = ", text)


def test_the_printed_example_sets_only_defaults(tmp_path: Path) -> None:
    file = tmp_path / "mendax.toml"
    file.write_text(example())
    assert from_environment({}, file) == ServerSettings()
    assert tomllib.loads(example()) == {"rates": {}}


def test_the_uncommented_example_has_the_defaults(tmp_path: Path) -> None:
    file = tmp_path / "mendax.toml"
    file.write_text(_uncommented(example()))
    given = tomllib.loads(file.read_text())
    assert given.keys() == set(ServerSettings.__struct_fields__)
    assert given["rates"].keys() == set(Rates.__struct_fields__)
    assert from_environment({}, file) == ServerSettings()
