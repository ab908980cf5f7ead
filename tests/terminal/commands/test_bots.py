"""``mendax bots``: every bot in words, and as data."""

import json

import pytest

from mendax.bots import BOTS
from mendax.terminal.cli import run
from mendax.words import Words


def test_every_bot_is_named_with_what_it_plays(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bots", "--plain", "--lang", "en"]) == 0
    page = capsys.readouterr().out
    for name in BOTS:
        assert Words("en").say(f"bot-{name}") in page


def test_programs_get_the_same_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bots", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert {bot["name"] for bot in listed} == set(BOTS)
