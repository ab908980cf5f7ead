"""Tests that a class name has one meaning outside the games."""

from tools.code_sources import sources
from tools.ground import ROOT
from tools.measure_code import homonyms

SPELT = {"Ready", "Returned"}
"""Names of actions and events that cannot change, because they are the text form of logs in both
the table and Sword of Lies.
"""


def test_class_names_are_unique_except_across_games() -> None:
    source = [one for one in sources(ROOT) if one.path.startswith("src/")]
    assert {name: at for name, at in homonyms(source).items() if name not in SPELT} == {}
