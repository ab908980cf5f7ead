"""What a reader goes by: a module's test is in the mirrored folder, a class's name is unique."""

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


def test_every_module_is_tested_in_the_mirrored_folder_of_its_package() -> None:
    assert untested(files()) == []


def test_no_two_classes_have_one_name_but_in_rooms_of_several_games() -> None:
    source = [one for one in files() if one.path.startswith("src/")]
    assert {name: at for name, at in homonyms(source).items() if name not in SPELT} == {}
