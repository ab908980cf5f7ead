"""A module has a test file of its own name at its own place, so that one finds what tests it."""

from tools.code_sources import sources
from tools.ground import ROOT
from tools.measure_code import untested


def test_every_module_has_a_test_file_of_its_name_at_its_place() -> None:
    at_its_place, nowhere = untested(sources(ROOT))
    assert nowhere == []
    assert at_its_place == []
