"""How chance fell, as far as a reader knows it: shown by an opening, or told after the game."""

from collections.abc import Iterable

from mendax.core.game import CHANCE, Action, Opening, Turn


def known_draws(turns: Iterable[Turn]) -> dict[int, Action]:
    """The outcomes that ``turns`` tell, by the number of the draw.

    Of an opening that may be of several chance actions the first is taken: they show the same.
    """
    known: dict[int, Action] = {}
    drawn = 0
    for turn in turns:
        if turn.actor == CHANCE:
            if turn.action is not None:
                known[drawn] = turn.action
            drawn += 1
        for event in turn.events:
            if isinstance(event, Opening) and event.draw not in known:
                known[event.draw] = event.outcomes()[0]
    return known
