"""Tests that the solver's bots play the solved game in every state with blind passes."""

import math
from random import Random
from typing import Any

import pytest

from mendax.arena.local_game import LocalGame
from mendax.arena.match import match
from mendax.bots.mia.equilibrium import Equilibrium
from mendax.bots.mia.odds import Odds
from mendax.coach.mia.adviser import adviser_for
from mendax.coach.seating import seated
from mendax.core.game import observation
from mendax.games import GAMES
from mendax.games.mia.events import LotDrawn, PassedOn
from mendax.games.mia.rules import MiaRules
from mendax.games.rules import with_options
from tests.bots.mia.test_reader import spent_against
from tests.proof import parametrize

MIA = GAMES["mia"]
BOTH = ("higher", "same_or_higher")
OTHERS = ("random", "truthful", "liar", "lucky", "sniper", "odds")


def standard(option: str, lives: int = 6) -> MiaRules:
    return with_options(MiaRules(), {"blind_pass": option, "lives": lives})


class Counted:
    """Bots of one name at a table, with the number of times that they fell back to counting."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.fell_back = 0
        counts = Odds.choose

        def choose(bot: Odds, *seen: Any) -> Any:
            self.fell_back += isinstance(bot, Equilibrium)
            return counts(bot, *seen)

        monkeypatch.setattr(Odds, "choose", choose)


def played(rules: MiaRules, names: tuple[str, str], number: int) -> tuple[bool, int]:
    """Return whether the opener won, and how often the cup was passed on."""
    bots = {s: seated(n, "mia", rules, s, 2, Random(f"{s} {number}")) for s, n in enumerate(names)}
    sitting, opener, passes = LocalGame(MIA, rules, 2, bots, Random(number)), 0, 0
    while (events := sitting.advance()) is not None:
        for told in events:
            event = observation(told, None)
            opener = event.seat if isinstance(event, LotDrawn) else opener
            passes += isinstance(event, PassedOn)
    assert sitting.result is not None
    return sitting.result.places[opener] == 1, passes


@pytest.mark.parametrize("option", BOTH)
@parametrize("lives, games", ((1, 1500), (6, 150)), test=((6, 150),))
def test_the_opener_wins_as_often_as_the_solved_game_says(
    option: str, lives: int, games: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rounds and whole games are within 3.3 standard errors (one in a thousand), and no bot ever
    falls back to counting.
    """
    rules, counted = standard(option, lives), Counted(monkeypatch)
    adviser = adviser_for(rules, 2)
    assert adviser is not None
    worth = float(adviser.policy.sheets[adviser.policy.start].worth[0, 0])
    found = [played(rules, ("equilibrium", "equilibrium"), number) for number in range(games)]
    won = sum(opener for opener, _ in found) / games
    assert abs(won - worth) < 3.3 * math.sqrt(worth * (1 - worth) / games)
    assert counted.fell_back == 0
    assert option == "higher" or sum(passes for _, passes in found) > 100


@pytest.mark.parametrize("option", BOTH)
@parametrize("other", OTHERS, test=("liar", "odds"))
def test_heads_up_it_does_not_lose_beyond_luck(
    option: str, other: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = Counted(monkeypatch)
    found = match(MIA, standard(option), ["equilibrium", other], 100, "passes")
    standing = found.standings[0]
    assert standing.payoff + 1.7 * standing.margin > 0
    assert counted.fell_back == 0
    if other in ("random", "liar", "lucky", "sniper"):
        assert standing.clearly_ahead


@parametrize("option", BOTH, test=("higher",))
def test_the_reader_leans_and_pays_for_it_within_its_cap(option: str) -> None:
    rules = standard(option)
    assert max(spent_against(rules, ("equilibrium", "liar", "truthful"), 9)) > 0
    reads, knows = (
        match(MIA, rules, [bot, "truthful"], 100, "reads").standings[0]
        for bot in ("reader", "equilibrium")
    )
    assert reads.wins > knows.wins


def test_a_larger_table_is_played_by_the_solution_once_two_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Three seats with blind passes are not solved, so the bot counts until one seat is out."""
    rules, counted = standard("higher", 2), Counted(monkeypatch)
    names = ("equilibrium",) * 3
    bots = {s: seated(n, "mia", rules, s, 3, Random(s)) for s, n in enumerate(names)}
    sitting, before = LocalGame(MIA, rules, 3, bots, Random(5)), 0
    while sitting.actor is not None:
        all_in = not sitting.view(None).out
        sitting.advance()
        if all_in:
            before = counted.fell_back
    assert before == counted.fell_back > 0
