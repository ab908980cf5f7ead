"""Tests that the reader wins more than sound play against weak players, and risks little
otherwise."""

from collections.abc import Sequence
from random import Random

from mendax.arena.local_game import LocalGame
from mendax.arena.match import match
from mendax.bots.mia.opponent_models import ClaimSituation, Opinion
from mendax.bots.mia.reader import CAP, Reader
from mendax.coach.seating import seated
from mendax.games import GAMES
from mendax.games.mia.order import WAYS
from mendax.games.mia.rules import PRESETS, MiaRules
from tests.proof import parametrize

MIA = GAMES["mia"]
OPENING = ClaimSituation("mia", MiaRules(), 2, None)


@parametrize("other", ["truthful", "liar", "lucky", "sniper"], test=["truthful"])
def test_it_wins_more_than_the_equilibrium_does(other: str) -> None:
    """Over 1,500 games, the reader wins 77% instead of 63% against the truthful bot
    (docs/coach.md)."""
    reads, knows = (
        match(MIA, PRESETS["standard"], [bot, other], 150, "reads").standings[0]
        for bot in ("reader", "equilibrium")
    )
    assert reads.wins > knows.wins
    assert reads.clearly_ahead


def spent_against(rules: MiaRules, others: Sequence[str], games: int) -> list[float]:
    """Return the readers' charges by game, which never exceed the cap."""
    spent = []
    for number in range(games):
        reader = seated("reader", "mia", rules, 0, 2, Random(number))
        assert isinstance(reader, Reader)
        rival = seated(others[number % len(others)], "mia", rules, 1, 2, Random(number + 100))
        sitting = LocalGame(MIA, rules, 2, {0: reader, 1: rival}, Random(number))
        while sitting.advance() is not None:
            assert -1e-12 <= reader.left <= CAP
        spent.append(CAP - reader.left)
    return spent


def test_risks_are_charged_up_to_the_cap() -> None:
    """The charges are the costs of departures against sound players, so they bound the loss."""
    assert max(spent_against(PRESETS["standard"], ("equilibrium", "liar", "odds"), 12)) > 0


def test_no_manner_is_ever_impossible() -> None:
    for value in (31, 54, 66, 21):
        for claims in Opinion.claims(value, OPENING, None):
            assert min(claims.values()) > 0
            assert set(claims) == set(WAYS)
