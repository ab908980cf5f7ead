"""What was worth telling of a recorded game, as its reader knows it.

The same tellers speak here as on the browser's podium (`mendax.story`). The turning point is where
the winner took the lead for good: a record is told without solving its game.
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
    """The highlights, the best first; none of a game that goes on, or of unknown places."""
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
    """The finishing places by seat, as the event that ends the game has them."""
    for move in reversed(record.moves):
        for event in move.events:
            if hasattr(event, "places"):
                return tuple(event.places)
    return None


def sentence(words: Words, screen: Screen, record: Record, one: Highlight) -> str:
    """A highlight in words: players by their names, claims and dice as the screen calls them."""
    arguments: dict[str, str | int] = dict(one.figures)
    arguments |= {name: record.places[seat].name for name, seat in one.seats.items()}
    arguments |= {name: screen.called(value) for name, value in one.values.items()}
    return words.say(one.key, **arguments)


def for_programs(record: Record) -> list[dict[str, Any]]:
    """The highlights as built-in types."""
    return [msgspec.to_builtins(one) for one in highlights_of(record)]
