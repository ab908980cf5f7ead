"""Tests that a module's test is in the mirrored folder, and that class names are unique."""

import functools
from collections.abc import Sequence

from tools.code_sources import Source, sources
from tools.ground import ROOT
from tools.measure_code import homonyms, untested

SPELT = {"Ready", "Returned"}
"""Names of actions and events that cannot change, because they are the text form of logs in both
the table and Sword of Lies.
"""


@functools.cache
def files() -> Sequence[Source]:
    return sources(ROOT)


def test_every_module_has_a_test_in_the_mirrored_folder() -> None:
    assert untested(files()) == []


def test_class_names_are_unique_except_across_games() -> None:
    source = [one for one in files() if one.path.startswith("src/")]
    assert {name: at for name, at in homonyms(source).items() if name not in SPELT} == {}
