"""Tests that a bot with an adviser gets the adviser of its table, and other bots get none."""

from random import Random
from typing import Any

import pytest

from mendax.bots import BOTS
from mendax.bots.bot import Character
from mendax.bots.levels import levels_of
from mendax.coach import seating
from mendax.coach.seating import bots_of_level, seated, unadvised
from mendax.core.game import RulesError
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.mia.rules import MiaRules
from mendax.games.sword_of_lies.rules import SwordRules


class Advised:
    """A bot that keeps its seating arguments."""

    def __init__(self, *given: Any) -> None:
        self.given = given


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    made: Any = Advised
    bots = {
        "plain": Character("plain", {"mia": made}),
        "asking": Character("asking", {"mia": made}, advised={"mia": made}),
    }
    monkeypatch.setattr(seating, "BOTS", bots)


class Coach:
    def __init__(self, advice: object) -> None:
        self._advice = advice

    def advice(self, rules: object, seats: int, waits: bool) -> object:
        return None if self._advice is None else (self._advice, seats, waits)


def asked(monkeypatch: pytest.MonkeyPatch, coach: Coach | None, name: str, **waits: bool) -> Any:
    monkeypatch.setattr(seating, "coach_of", lambda _: coach)
    bot: Any = seated(name, "mia", MiaRules(), 1, 3, Random(1), **waits)
    return bot.given[5:]


def test_only_asking_bots_get_an_adviser(monkeypatch: pytest.MonkeyPatch) -> None:
    assert asked(monkeypatch, Coach("sound"), "asking") == (("sound", 3, True),)
    assert asked(monkeypatch, Coach("sound"), "asking", waits=False) == (("sound", 3, False),)
    assert asked(monkeypatch, Coach("sound"), "plain") == ()


def test_bots_without_an_adviser_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "coach_of", lambda _: None)
    assert unadvised(["plain", "asking"], "mia", MiaRules(), 3) == ("asking",)
    assert unadvised(["plain"], "mia", MiaRules(), 3) == ()
    monkeypatch.setattr(seating, "coach_of", lambda _: Coach("sound"))
    assert unadvised(["plain", "asking"], "mia", MiaRules(), 3) == ()


def test_bots_of_a_level_leave_out_those_without_an_adviser(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(seating, "BOTS", BOTS)
    short = MiaRules(lives=1)
    hard = levels_of("mia").hard
    assert bots_of_level("hard", "mia", short, 2) == hard[:1]
    assert bots_of_level("hard", "mia", short, len(hard) + 1) == hard
    assert bots_of_level("perfect", "mia", short, 2) == ("equilibrium",)
    monkeypatch.setattr(seating, "coach_of", lambda _: None)
    assert bots_of_level("hard", "mia", short, 2) == ("odds",)
    assert set(bots_of_level("hard", "mia", short, len(hard) + 1)) == {"odds"}


@pytest.mark.parametrize(
    ("game", "rules", "key"),
    [
        ("mia", MiaRules(lives=20), "solver-refused-lives"),
        ("french_poker", FrenchPokerRules(), "french-poker-coach-seats"),
        ("sword_of_lies", SwordRules(), "coach-no-perfect"),
    ],
)
def test_perfect_bots_are_refused_at_unsolved_tables(
    game: str, rules: object, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seating, "BOTS", BOTS)
    with pytest.raises(RulesError) as caught:
        bots_of_level("perfect", game, rules, 6)
    assert caught.value.reason.key == key
