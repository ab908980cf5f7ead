"""Tests that the example settings file has every default, in the declaration's words."""

import re
import tomllib
from pathlib import Path

import msgspec

from mendax.server.settings.settings import Rates, ServerSettings, from_environment
from mendax.server.settings.settings_example import example, explained

_FIELD = re.compile(r"^#(\w+) = ", re.MULTILINE)


def _uncommented(text: str) -> str:
    return _FIELD.sub(r"\1 = ", text)


def test_every_setting_is_explained() -> None:
    assert explained(ServerSettings).keys() == set(ServerSettings.__struct_fields__)
    assert explained(Rates).keys() == set(Rates.__struct_fields__)


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


def test_other_values_can_be_written_in_the_examples_form(tmp_path: Path) -> None:
    file = tmp_path / "mendax.toml"
    changed = {
        "8000": "8001",
        "100/20": "9/8",
        "= []": '= ["https://a.example"]',
        "secure = false": "secure = true",
    }
    text = _uncommented(example())
    for usual, other in changed.items():
        text = text.replace(usual, other, 1)
    file.write_text(text)
    said = from_environment({}, file)
    assert said == msgspec.structs.replace(
        ServerSettings(),
        port=8001,
        secure=True,
        origins=("https://a.example",),
        rates=msgspec.structs.replace(Rates(), messages=(9, 8)),
    )


def test_lines_fit_a_screen() -> None:
    assert max(map(len, example().splitlines())) <= 100
