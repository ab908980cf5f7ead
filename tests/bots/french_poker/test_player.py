"""Tests of players of French poker: their characters, their search and their use of advice.

It also tests ``mendax.bots.french_poker.characters``.
"""

import inspect
from random import Random

import pytest

from mendax.arena.local_game import LocalGame
from mendax.arena.match import played_out
from mendax.bots.french_poker.equilibrium import RoundAdvice
from mendax.coach.seating import unadvised
from mendax.games.french_poker.actions import Believe, Doubt, KeepOpen, PassOn
from mendax.games.french_poker.claims import order_of
from mendax.games.french_poker.rules import PRESETS
from mendax.testing.rule_sets import random_rules
from tests.bots.french_poker.seats import NAMES, RULES, chosen, said, seated, tournament
from tests.coach.french_poker.test_adviser import adviser, seen
from tests.games.french_poker.story import POKER, Story
from tests.proof import parametrize

FEW = (0, 7, 9)
MORE = tuple(number for number in range(12) if number not in FEW)


@parametrize("numbers", (FEW, MORE), test=(FEW,), ids=("few", "more"))
@pytest.mark.parametrize("name", [name for name in NAMES if name != "random"])
def test_every_bot_plays_by_any_rules(name: str, numbers: tuple[int, ...]) -> None:
    for number in numbers:
        rng = Random(f"{name} {number}")
        rules, seats = random_rules(POKER, rng), rng.choice((2, 3, 5))
        players = {s: seated(name if s else "random", rules, s, seats, rng) for s in range(seats)}
        assert sum(played_out(LocalGame(POKER, rules, seats, players, rng)).payoffs) == 0


@parametrize("preset", PRESETS, test=("standard", "charge", "wild"))
def test_each_of_them_sits_at_the_largest_table(preset: str) -> None:
    largest = POKER.seats[-1]
    missing = unadvised(NAMES, POKER.name, PRESETS[preset], largest)
    able = sorted(set(NAMES) - set(missing))
    tables = {tuple(able[:largest]), tuple(able[-largest:])}
    assert set().union(*tables) == set(able)
    for bots in tables:
        scores = tournament(PRESETS[preset], list(bots), 2, preset)
        assert {score.bot for score in scores if score.games == 2} == set(bots)
        assert sum(score.payoff for score in scores) == pytest.approx(0)


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_repeats_itself_from_its_luck(name: str) -> None:
    story = Story().opens(66521, 66).believes()
    assert chosen(name, story) == chosen(name, story)


def test_the_truthful_claim_and_roll_for_the_truth() -> None:
    assert said("truthful", Story().rolls(66521)) == {66}
    assert said("truthful", Story().opens(66521, 55).believes()) == {66}
    assert not said("truthful", Story().opens(66521, 66).believes())  # it rolls
    rolled = Story().opens(66521, 66).believes().keeps_open((0, 1), 215)
    assert said("truthful", rolled) == {"two-pairs"}  # the smallest lie


def test_liars_say_more_than_they_have_and_leave_the_dice() -> None:
    order = order_of(RULES)
    lies = said("liar", Story().opens(66521, 55).believes())
    assert lies
    assert min(map(order.step.__getitem__, lies)) > order.step[66]


def test_the_lucky_have_always_rolled_something_splendid() -> None:
    order = order_of(RULES)
    assert set(chosen("lucky", Story().opens(66521, 66).believes())) == {KeepOpen(())}
    claims = said("lucky", Story().rolls(11235))
    assert min(map(order.step.__getitem__, claims)) >= order.step["full-house"]
    assert 66666 not in claims


def test_snipers_say_as_little_as_they_may() -> None:
    assert said("sniper", Story().rolls(66666)) == {"high-die"}
    passed = Story(blind_pass=True).opens(66521, 22)
    assert PassOn(33) in chosen("sniper", passed)


@parametrize("preset", ["standard", "french", "charge"], test=["standard", "charge"])
def test_searching_beats_odds(preset: str) -> None:
    searching, _ = tournament(PRESETS[preset], ["searching", "odds"], 40, "searching")
    assert searching.payoff - searching.margin > 0


@pytest.mark.proof
def test_searching_wins_among_odds() -> None:
    searching, *others = tournament(RULES, ["searching", "odds", "odds"], 40, "three")
    assert searching.payoff - searching.margin > 0
    assert searching.payoff > max(score.payoff for score in others)


def test_advisers_receive_only_the_view() -> None:
    assert [*inspect.signature(RoundAdvice.mixture).parameters] == ["self", "view"]


def test_the_coachs_adviser_answers_with_a_distribution() -> None:
    asked: RoundAdvice = adviser()
    mixture = asked.mixture(seen("answer", (2, 2), (5, 5, 6), (66, "three")))
    assert mixture is not None
    assert set(mixture) <= {Believe(), Doubt()}
    assert abs(sum(mixture.values()) - 1) < 1e-9
