"""The tellers there are: those of Mendax, and those of installed packages.

A package brings a teller by an entry point of the group ``mendax.stories``: its name is the game's,
it points to a class that is called without arguments. Of a game without a teller only the bare
course is told. A teller that can't be loaded is none, with a warning that names its package.
"""

import functools
from collections.abc import Iterable, Sequence
from typing import Any, Final

from mendax.core.game import Seat, Turn
from mendax.games.entry_points import made_by_game
from mendax.story.highlights import Course, largest_swing, story_of
from mendax.story.telling import Story, Tale, Teller

GROUP: Final = "mendax.stories"
"""The entry point group in which packages name their tellers."""


class PlainTeller:
    """Tells nothing but that a game was played."""

    counts = False
    prefix = "story"

    def tale(self, rules: Any, seats: int, turns: Iterable[Turn]) -> Tale:
        """Nothing: what its events mean only the game knows."""
        return Tale()


@functools.cache
def teller_of(game: str) -> Teller:
    """The teller of the game called so; loaded when it is first asked for."""
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
    """The tellers that installed packages bring, by game."""
    return made_by_game(GROUP, "teller")


def told(
    game: str,
    rules: Any,
    seats: int,
    turns: Iterable[Turn],
    places: Sequence[int],
    course: tuple[Seat, Course] | None = None,
) -> Story:
    """The story of a game that ended with these places, as far as ``turns`` tell it.

    ``course`` is what the game was worth to a seat, where it is solved: then the turning point is
    its largest swing, else it is where the winner took the lead.
    """
    teller = teller_of(game)
    story = story_of(teller, teller.tale(rules, seats, turns), places)
    swing = None if course is None else largest_swing(course[1], course[0])
    if swing is None:
        return story
    rest = tuple(one for one in story.highlights if one.key != "story-lead")
    return Story((*rest, swing), story.tallies)
