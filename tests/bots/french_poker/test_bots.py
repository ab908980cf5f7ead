"""French poker's bots obey every rule set, have their characters, and the searching one wins."""

from random import Random
from typing import Any

import pytest

from mendax.arena.local_game import LocalGame
from mendax.arena.match import match, played_out
from mendax.arena.standings import Standing
from mendax.bots import BOTS, bots_for
from mendax.bots.french_poker.odds import Weighing, beating, credit
from mendax.core.game import Action
from mendax.games.french_poker.actions import Announce, Believe, Doubt, KeepOpen, PassOn
from mendax.games.french_poker.claims import order_of
from mendax.games.french_poker.rules import PRESETS, FrenchPokerRules
from mendax.testing.rule_sets import random_rules
from tests.games.french_poker.story import POKER, Story

RULES = FrenchPokerRules()
NAMES = bots_for(POKER.name)


def seated(name: str, rules: FrenchPokerRules, seat: int, seats: int, luck: Random) -> Any:
    return BOTS[name](POKER.name, rules, seat, seats, luck)


def tournament(
    rules: FrenchPokerRules, bots: list[str], games: int, seed: str
) -> tuple[Standing, ...]:
    return match(POKER, rules, bots, games, seed).standings


def chosen(name: str, story: Story, times: int = 30) -> list[Action]:
    """What the bot whose turn it is does, over and over."""
    turn, rules = story.state.turn, story.state.rules
    bot = seated(name, rules, turn, len(story.standing), Random(name))
    offers = POKER.legal_actions(story.state, turn)
    return [bot.choose(story.view(turn), offers) for _ in range(times)]


def said(name: str, story: Story) -> set[Any]:
    return {action.claim for action in chosen(name, story) if isinstance(action, Announce)}


@pytest.mark.parametrize("name", [name for name in NAMES if name != "random"])
def test_every_bot_plays_by_any_rules(name: str) -> None:
    for number in range(12):
        rng = Random(f"{name} {number}")
        rules, seats = random_rules(POKER, rng), rng.choice((2, 3, 5))
        players = {s: seated(name if s else "random", rules, s, seats, rng) for s in range(seats)}
        assert sum(played_out(LocalGame(POKER, rules, seats, players, rng)).payoffs) == 0


@pytest.mark.parametrize("preset", PRESETS)
def test_all_of_them_sit_at_one_table(preset: str) -> None:
    scores = tournament(PRESETS[preset], list(NAMES), 2, preset)
    assert sum(score.payoff for score in scores) == pytest.approx(0)


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_repeats_itself_from_its_luck(name: str) -> None:
    story = Story().opens(66521, 66).believes()
    assert chosen(name, story) == chosen(name, story)


# ── characters ───────────────────────────────────────────────────────────────────────────────


def test_the_truthful_say_what_they_have_and_roll_for_it() -> None:
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


# ── counting ─────────────────────────────────────────────────────────────────────────────────


def test_credit_is_a_chance_and_open_dice_raise_it() -> None:
    order = order_of(RULES)
    for known in ((), (6,), (6, 6), (3, 6, 6, 6)):
        assert all(0 <= chance <= 1 for chance in credit(RULES, known, 0))
    four = order.step[6666]
    assert credit(RULES, (6, 6, 6), 30)[four - 30] > credit(RULES, (1, 2, 3), 30)[four - 30]
    assert credit(RULES, (1, 2, 3), 30)[four - 30] == 0  # two dice make no four sixes


def test_beating_a_claim_gets_harder_as_claims_get_higher() -> None:
    order = order_of(RULES)
    chances = [beating(RULES, order.step[claim]) for claim in (66, 6655, 666, 66655, 6666)]
    assert chances == sorted(chances, reverse=True)
    assert beating(RULES, order.step["pair"]) > beating(RULES, order.step[66])


def test_a_claim_that_is_surely_false_is_worth_doubting() -> None:
    weighing = Weighing(RULES, 2)
    assert weighing.doubting(0) == 0.5
    assert weighing.doubting(1) == -1
    assert weighing.doubted(30, 0, 83) > 0.9 > 0.1 > weighing.doubted(30, 1, 83)


def test_who_knows_the_dice_does_not_doubt_the_truth_or_believe_a_lie() -> None:
    true = Story(2, blind_pass=True).opens(66655, 66).passes("full-house")
    assert Doubt() not in chosen("odds", true)
    false = Story(2, blind_pass=True).opens(66521, 66).passes("full-house")
    assert set(chosen("odds", false)) == {Doubt()}


def test_who_counts_believes_low_claims_and_doubts_the_highest() -> None:
    assert Believe() in set(chosen("odds", Story().opens(66521, 66)))
    assert set(chosen("odds", Story().opens(66521, 6666))) == {Doubt()}


# ── who wins ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("other", ["random", "truthful", "liar", "lucky", "sniper"])
def test_who_counts_beats_every_character(other: str) -> None:
    odds, _ = tournament(RULES, ["odds", other], 60, "counting")
    assert odds.payoff - odds.margin > 0


@pytest.mark.parametrize("preset", ["house", "french", "charge"])
def test_who_searches_beats_who_counts(preset: str) -> None:
    searching, _ = tournament(PRESETS[preset], ["searching", "odds"], 40, "searching")
    assert searching.payoff - searching.margin > 0


def test_who_searches_wins_among_those_who_count() -> None:
    searching, *others = tournament(RULES, ["searching", "odds", "odds"], 40, "three")
    assert searching.payoff - searching.margin > 0
    assert searching.payoff > max(score.payoff for score in others)
