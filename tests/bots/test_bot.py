"""Tests of characters: one name for the bots of several games, with or without an adviser."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from mendax.bots.at_random import AtRandom
from mendax.bots.bot import ANY_GAME, Listed, characters
from mendax.core.game import Action, Between, Event, FreeText, Offer, OneOf, Seat
from mendax.games.mia.actions import Announce, Doubt, Look
from mendax.games.mia.rules import MiaRules
from mendax.games.sword_of_lies.actions import NamePrice

RULES = MiaRules()


class _Seated:
    """A bot that keeps its seating arguments."""

    def __init__(
        self, game: str, rules: Any, seat: Seat, seats: int, rng: Random, advice: Any = None
    ) -> None:
        self.seated = (game, rules, seat, seats, advice)
        self.rng = rng

    def hear(self, event: Event) -> None:
        """Ignore the events."""

    def choose(self, view: Any, offers: Sequence[Offer]) -> Action:
        """Return the first offer."""
        return offers[0].action


class _Other(_Seated):
    """A different bot."""


def _asking(*given: Any) -> _Seated:
    return _Seated(*given)


ALL = characters(
    {
        "mia": (Listed("odds", _Seated, _asking, memoryless=True), Listed("liar", _Seated)),
        "french_poker": (Listed("odds", _Other),),
        ANY_GAME: (Listed("random", _Other, memoryless=True),),
    }
)


def test_names_are_listed_once_in_the_order_in_which_they_appear() -> None:
    assert list(ALL) == ["odds", "liar", "random"]
    assert set(ALL["odds"].makers) == {"mia", "french_poker"}


def test_a_name_stands_for_the_bot_of_the_game_that_is_played() -> None:
    luck = Random(1)
    seated = ALL["odds"]("french_poker", RULES, 1, 2, luck)
    assert isinstance(seated, _Other)
    assert (seated.seated, seated.rng) == (("french_poker", RULES, 1, 2, None), luck)
    assert type(ALL["odds"]("mia", RULES, 1, 2, luck)) is _Seated


def test_a_bot_for_any_game_plays_unnamed_games() -> None:
    assert ALL["random"].plays("a game of a package")
    assert isinstance(ALL["random"]("a game of a package", RULES, 0, 2, Random(1)), _Other)
    assert not ALL["liar"].plays("french_poker")
    with pytest.raises(ValueError, match="liar does not play french_poker; it plays mia"):
        ALL["liar"]("french_poker", RULES, 0, 2, Random(1))


def test_only_bots_that_ask_get_an_adviser() -> None:
    assert ALL["odds"].asks("mia")
    assert not ALL["odds"].asks("french_poker")
    for name, game, told in (("odds", "mia", "so"), ("liar", "mia", None)):
        seated = ALL[name](game, RULES, 0, 2, Random(1), "so")
        assert isinstance(seated, _Seated)
        assert seated.seated[-1] == told


def test_memoryless_bots_are_listed_by_game() -> None:
    assert ALL["odds"].is_memoryless("mia")
    assert not ALL["odds"].is_memoryless("french_poker")
    assert ALL["random"].is_memoryless("anything")
    assert not ALL["liar"].is_memoryless("mia")


def test_every_kind_of_action_is_as_likely_and_then_every_value() -> None:
    bot = AtRandom("mia", None, 0, 2, Random(1))
    offers = [Offer(Look()), Offer(Announce(31), (OneOf("value", (31, 32, 41)),))]
    chosen = Counter(bot.choose(None, offers) for _ in range(3000))
    assert abs(chosen[Look()] - 1500) < 150
    assert all(abs(chosen[Announce(value)] - 500) < 100 for value in (31, 32, 41))


def test_random_values_are_within_the_offers() -> None:
    bot = AtRandom("sword_of_lies", None, 0, 3, Random(2))
    offer = Offer(NamePrice(1, "?"), (Between("chips", 3, 5), FreeText("words", 4)))
    made = [bot.choose(None, [offer]) for _ in range(200)]
    assert all(offer.admits(action) for action in made)
    assert {getattr(action, "chips") for action in made} == {3, 4, 5}  # noqa: B009


def test_offers_without_slots_are_taken_unchanged() -> None:
    assert AtRandom("mia", None, 0, 2, Random(3)).choose(None, [Offer(Doubt())]) == Doubt()
