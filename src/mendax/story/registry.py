"""The tellers of the bundled games and of installed packages.

A package provides a teller with an entry point in the group ``mendax.stories``. The entry point is
named after the game and refers to a class without constructor arguments. A game without a teller
gets a story without highlights. If a teller fails to load, a warning names its package, and the
teller is skipped.
"""

import functools
from collections.abc import Container, Iterable, Sequence
from typing import Any, Final

from mendax.core.game import Seat, Turn
from mendax.games.entry_points import made_by_game
from mendax.story.highlights import Course, largest_swing, story_of
from mendax.story.telling import GameStory, Tale, Teller

GROUP: Final = "mendax.stories"
"""The entry point group for packages' tellers."""


class PlainTeller:
    """The teller for a game without its own teller."""

    counts = False
    prefix = "story"

    def tale(self, rules: Any, seats: int, turns: Iterable[Turn]) -> Tale:
        """Return an empty tale."""
        return Tale()


@functools.cache
def teller_of(game: str) -> Teller:
    """Return a game's teller, loaded on first use."""
    if game == "mia":
        from mendax.story.mia import MiaTeller

        return MiaTeller()
    if game == "french_poker":
        from mendax.story.french_poker import FrenchPokerTeller

        return FrenchPokerTeller()
    if game == "sword_of_lies":
        from mendax.story.sword_of_lies import SwordTeller

        return SwordTeller()
    return installed().get(game) or PlainTeller()


@functools.cache
def installed() -> dict[str, Teller]:
    """Return the tellers of installed packages, keyed by game."""
    return made_by_game(GROUP, "teller")


def told(
    game: str,
    rules: Any,
    seats: int,
    turns: Iterable[Turn],
    places: Sequence[int],
    course: tuple[Seat, Course] | None = None,
    by_others: Container[int] = (),
) -> GameStory:
    """Return the story of a game from the facts in ``turns`` and its final places.

    The moves in the entries ``by_others`` were made for a seat's player (``GameRun.by_others``).

    For a solved game, ``course`` is the value of the game to a seat over time. The turning point is
    then the largest swing, and otherwise the moment when the winner took the lead.
    """
    teller = teller_of(game)
    story = story_of(teller, teller.tale(rules, seats, turns), places, by_others)
    swing = None if course is None else largest_swing(course[1], course[0])
    if swing is None:
        return story
    rest = tuple(one for one in story.highlights if one.key != "story-lead")
    return GameStory((*rest, swing), story.tallies, story.losses)
