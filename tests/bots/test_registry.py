"""Tests that bots of installed packages are found by their entry points, and that errors name
broken bots."""

import sys
from importlib.metadata import EntryPoint
from random import Random

import pytest

import mendax.bots
from mendax.bots import BOTS, bot_named, bots_for
from mendax.bots.at_random import AtRandom
from mendax.bots.registry import GROUP, Bots
from mendax.core.game import RulesError
from mendax.games import BUILT_IN
from tests.reasons import because

HERE = __name__.partition(".")[0]


class Shy(AtRandom):
    """A bot as a package provides it."""


NOBODY = 7


@pytest.fixture(autouse=True)
def _importable(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    monkeypatch.setitem(sys.modules, __name__, request.module)


def installed(*offers: tuple[str, str]) -> Bots:
    """Return the registry where packages have these entry points, each a name with an object of
    this module."""
    entries = [EntryPoint(name, f"{__name__}:{what}", GROUP) for name, what in offers]
    return Bots(dict(BOTS), lambda: entries)


def test_a_bot_of_a_package_plays_its_game_and_no_other() -> None:
    bots = installed(("mia.shy", "Shy"))
    assert list(bots) == [*BOTS, "shy"]
    assert bots["shy"].plays("mia")
    assert not bots["shy"].plays("french_poker")
    rules = BUILT_IN["mia"].presets["standard"]
    assert isinstance(bots["shy"]("mia", rules, 0, 2, Random(1)), Shy)
    assert (bots.package("shy"), bots.module("shy")) == (HERE, HERE)
    assert bots.package("odds") is None
    assert bots.faults() == ()


class Quick(AtRandom):
    """A bot that declares its thinking time."""

    thinks_long = False


def test_a_bot_counts_as_slow_unless_it_declares_its_time() -> None:
    bots = installed(("mia.shy", "Shy"), ("mia.quick", "Quick"), ("liars_dice.quick", "Shy"))
    assert bots["shy"].thinks_long("mia")
    assert not bots["quick"].thinks_long("mia")
    assert bots["quick"].thinks_long("liars_dice")


@pytest.mark.parametrize(
    ("name", "what", "problem"),
    [
        ("mia.shy", "Gone", "AttributeError"),
        ("mia.shy", "NOBODY", "can't be called to seat a bot"),
        ("mia.Shy", "Shy", "'mia.Shy' is not «<game>.<bot>»"),
        ("mia.two_words", "Shy", "'mia.two_words' is not «<game>.<bot>»"),
        ("shy", "Shy", "'shy' is not «<game>.<bot>»"),
        ("mia.odds", "Shy", "a bot of Mendax has this name"),
    ],
)
def test_a_broken_bot_is_named_with_its_package_others_load(
    name: str, what: str, problem: str
) -> None:
    bots = installed((name, what), ("mia.sound", "Shy"))
    assert list(bots) == [*BOTS, "sound"]
    assert bots.playing("mia") == ("random", "sound", *bots_for("mia")[1:])
    (fault,) = bots.faults()
    assert (fault.name, fault.package) == (name, HERE)
    assert problem in fault.problem
    assert bots["odds"].makers == BOTS["odds"].makers


def test_a_package_that_exits_when_loaded_is_reported(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def leave(_: EntryPoint) -> None:
        raise SystemExit("no")

    monkeypatch.setattr(EntryPoint, "load", leave)
    assert [fault.problem for fault in installed(("mia.shy", "Shy")).faults()] == ["SystemExit: no"]


def test_two_bots_of_one_name_fail_but_one_found_twice_is_one() -> None:
    bots = installed(("mia.shy", "Shy"), ("mia.shy", "NOBODY"))
    assert "shy" not in bots
    assert [fault.problem for fault in bots.faults()] == ["several bots are offered by this name"]
    assert "shy" in installed(("mia.shy", "Shy"), ("mia.shy", "Shy"))


def test_a_broken_bot_is_refused_with_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mendax.bots, "BOTS", installed(("mia.shy", "Gone")))
    with pytest.raises(RulesError, check=because("bot-broken-package")) as caught:
        bot_named("shy", "mia")
    assert caught.value.reason.arguments["package"] == HERE
    assert "AttributeError" in str(caught.value.reason.arguments["problem"])
    with pytest.raises(RulesError, check=because("bot-unknown")):
        bot_named("shy", "french_poker")
