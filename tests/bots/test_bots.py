"""Tests that bots obey all rules at every kind of table."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Any

import pytest

from mendax.arena.local_game import LocalGame
from mendax.arena.match import played_out
from mendax.bots import BOTS, Bot, bot_named, bots_for, memoryless_bots
from mendax.bots.at_random import AtRandom
from mendax.core.game import Action, AnyGame, Event, Offer, RulesError, Told
from mendax.games import GAMES
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.measure import regret
from mendax.records import row_of
from mendax.testing.rule_sets import covering_rules
from tests.proof import parametrize
from tests.reasons import because

MIA = GAMES["mia"]
RULE_SETS = 28
"""The number of rule sets in the fast test."""


def a_sitting(rules: MiaRules, names: list[str], luck: Random) -> LocalGame:
    """Return a table with these bots."""
    bots = {
        seat: BOTS[name]("mia", rules, seat, len(names), Random(luck.getrandbits(32)), None)
        for seat, name in enumerate(names)
    }
    return LocalGame(MIA, rules, len(names), bots, luck)


def tables(rule_sets: int) -> Iterator[tuple[MiaRules, Random]]:
    """Yield the presets, then rule sets of every kind."""
    for rules in PRESETS.values():
        yield rules, Random(1)
    for number, drawn in enumerate(covering_rules(MIA, rule_sets, Random(0))):
        yield drawn, Random(number)


@parametrize("rule_sets, games_each", ((RULE_SETS, 1), (250, 12)), test=((RULE_SETS, 1),))
def test_every_bot_obeys_every_rule_set(rule_sets: int, games_each: int) -> None:
    """An illegal choice would raise in the checked step."""
    played = 0
    for rules, luck in tables(rule_sets):
        for _ in range(games_each):
            names = [luck.choice(bots_for("mia")) for _ in range(luck.randint(2, 6))]
            result = played_out(a_sitting(rules, names, luck))
            assert sum(result.payoffs) == 0
            played += 1
    assert played == games_each * (rule_sets + len(PRESETS))


def test_the_same_luck_plays_the_same_game() -> None:
    names = ["odds", "liar", "random", "sniper"]
    games = []
    for _ in range(2):
        sitting, heard = a_sitting(PRESETS["meyer"], names, Random("again")), list[Told]()
        while (events := sitting.advance()) is not None:
            heard.extend(events)
        games.append(heard)
    assert games[0] == games[1]


@pytest.mark.parametrize("name", bots_for("mia"))
def test_repeated_values_still_end_games(name: str) -> None:
    """In the natural order the lowest value is never a lie, so repeating it must not be
    profitable."""
    rules = MiaRules(order="natural", announce="equal_or_higher", blind_reroll="same_or_higher")
    for number in range(10):
        result = played_out(a_sitting(rules, [name] * 3, Random(number)))
        assert result.reason.key == "mia-end-last-standing"


class BesideTheDeaf:
    """A bot that receives all events and must decide like a copy that receives none."""

    def __init__(self, make: Callable[[Random], Bot]) -> None:
        self.make, self.luck = make, Random(7)
        self.bot = make(self.luck)

    def hear(self, event: Event) -> None:
        """Pass the event to only one of the two bots."""
        self.bot.hear(event)

    def choose(self, view: Any, offers: Sequence[Offer]) -> Action:
        """Return the choice of both."""
        luck = Random()
        luck.setstate(self.luck.getstate())
        chosen = self.make(luck).choose(view, offers)
        assert self.bot.choose(view, offers) == chosen
        return chosen


def beside_the_deaf(game: AnyGame, make: Any, rounds: int) -> None:
    """Play this many moves of a game of three of these bots."""
    rules = game.presets[game.default_preset]
    bots = {seat: BesideTheDeaf(partial(make, game.name, rules, seat, 3)) for seat in range(3)}
    sitting = LocalGame(game, rules, 3, bots, Random(1))
    for _ in range(rounds):
        if sitting.advance() is None:
            break
    assert sitting.decisions > 10


@pytest.mark.parametrize("game", [MIA, GAMES["french_poker"]], ids=lambda game: game.name)
def test_a_memoryless_bot_decides_by_its_view_alone(game: AnyGame) -> None:
    names = memoryless_bots(game.name)
    assert len(names) >= 6
    for name in names:
        beside_the_deaf(game, BOTS[name], 80)


def test_a_bot_with_memory_is_detected() -> None:
    class Remembering(AtRandom):
        heard = 0

        def hear(self, event: Event) -> None:
            self.heard += 1

        def choose(self, view: Any, offers: Sequence[Offer]) -> Action:
            return offers[0 if self.heard > 20 else -1].action

    with pytest.raises(AssertionError):
        beside_the_deaf(MIA, Remembering, 80)


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(RulesError) as refused:
        bot_named("cassandra", "mia")
    assert refused.value.reason.key == "bot-unknown"
    assert "odds" in str(refused.value.reason.arguments["allowed"])


def test_a_bot_that_uses_an_adviser_gets_the_tables_own() -> None:
    rules = PRESETS["standard"]
    bots = {s: BOTS["equilibrium"]("mia", rules, s, 2, Random(s)) for s in range(2)}
    run = LocalGame(MIA, rules, 2, bots, Random(5))
    run.moves = []
    while run.advance() is not None:
        pass
    row = row_of(MIA, rules, MIA.initial_state(rules, 2), ("a", "b"), run.moves)
    assert {one.cost for one in regret([row])} <= {0, None}
    unsolved = MiaRules(mia_on_mia=True, blind_pass="same")
    with pytest.raises(RulesError, check=because("bot-without-adviser given=equilibrium")):
        BOTS["equilibrium"]("mia", unsolved, 0, 2, Random(1))
    assert BOTS["equilibrium"]("mia", unsolved, 0, 2, Random(1), None) is not None
