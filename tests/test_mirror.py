"""What a reader goes by: a module's test has its name and place, a class's name means one thing."""

import functools
from collections.abc import Sequence

from tools.code_sources import Source, sources
from tools.ground import ROOT
from tools.measure_code import homonyms, untested

SPELT = {"Ready", "Returned"}
"""Names of actions and events are the log's text form, of the table's and of Sword of Lies' alike:
they never change."""


@functools.cache
def files() -> Sequence[Source]:
    return sources(ROOT)


def test_every_module_has_a_test_file_of_its_name_at_its_place() -> None:
    at_its_place, nowhere = untested(files())
    assert nowhere == []
    assert at_its_place == []


def test_no_two_classes_have_one_name_but_in_rooms_of_several_games() -> None:
    source = [one for one in files() if one.path.startswith("src/")]
    assert {name: at for name, at in homonyms(source).items() if name not in SPELT} == {}
