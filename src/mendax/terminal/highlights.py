"""The highlights of a recorded game, as its reader knows it.

The same tellers find the highlights on the browser's podium (`mendax.story`). The turning point is
the entry from which the winner led to the end, which can be found without a solved game.
"""

from typing import Any

import msgspec

from mendax.core.game import Turn
from mendax.story.registry import told
from mendax.story.telling import Highlight
from mendax.table.record.format import FAIRNESS, Record
from mendax.terminal.presentation import Screen
from mendax.words import Words


def highlights_of(record: Record) -> tuple[Highlight, ...]:
    """Return the highlights, best first.

    The result is empty for a running game, an edition that can't be replayed, and a record without
    places.
    """
    places = _places(record)
    if places is None or not record.over:
        return ()
    turns = (
        Turn(
            move.number,
            move.actor,
            move.action,
            tuple(event for event in move.events if not isinstance(event, FAIRNESS)),
        )
        for move in record.moves
    )
    seats = len(record.places)
    return told(record.game.name, record.rules, seats, turns, places).highlights


def _places(record: Record) -> tuple[int, ...] | None:
    """Return the places in seat order from the event that ends the game, or None."""
    for move in reversed(record.moves):
        for event in move.events:
            if hasattr(event, "places"):
                return tuple(event.places)
    return None


def sentence(words: Words, screen: Screen, record: Record, one: Highlight) -> str:
    """Return a highlight as a sentence with the names of players, claims and dice."""
    arguments: dict[str, str | int] = dict(one.figures)
    arguments |= {name: record.places[seat].name for name, seat in one.seats.items()}
    arguments |= {name: screen.called(value) for name, value in one.values.items()}
    return words.say(one.key, **arguments)


def for_programs(record: Record) -> list[dict[str, Any]]:
    """Return the highlights as built-in types."""
    return [msgspec.to_builtins(one) for one in highlights_of(record)]
