"""The uniform policy: any offer, any value, text of letters."""

from collections import Counter
from random import Random

from mendax.bots.at_random import AtRandom
from mendax.core.game import Between, FreeText, Offer, OneOf
from mendax.games.mia.actions import Announce, Doubt, Look
from mendax.games.sword_of_lies.actions import NamePrice


def test_every_kind_of_action_is_as_likely_and_then_every_value() -> None:
    bot = AtRandom("mia", None, 0, 2, Random(1))
    offers = [Offer(Look()), Offer(Announce(31), (OneOf("value", (31, 32, 41)),))]
    chosen = Counter(bot.choose(None, offers) for _ in range(3000))
    assert abs(chosen[Look()] - 1500) < 150
    assert all(abs(chosen[Announce(value)] - 500) < 100 for value in (31, 32, 41))


def test_numbers_and_text_are_within_what_is_offered() -> None:
    bot = AtRandom("sword_of_lies", None, 0, 3, Random(2))
    offer = Offer(NamePrice(1, "?"), (Between("chips", 3, 5), FreeText("words", 4)))
    made = [bot.choose(None, [offer]) for _ in range(200)]
    assert all(offer.admits(action) for action in made)
    assert {getattr(action, "chips") for action in made} == {3, 4, 5}  # noqa: B009


def test_what_has_no_slots_is_done_as_it_is() -> None:
    assert AtRandom("mia", None, 0, 2, Random(3)).choose(None, [Offer(Doubt())]) == Doubt()
