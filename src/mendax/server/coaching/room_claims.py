"""The claims of one finished game for the debrief of a tournament, in a separate process.

Rules of this file
1. Only a finished game is read. Its dice count if a spectator knows them after the game: all dice
   if the seed was opened, otherwise those that were opened in the game.
2. A move by a bot or clock that acted for a person is not the person's move.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from mendax.bots import bots_for
from mendax.coach.protocol import Coach
from mendax.core.game import Seat
from mendax.games.rules import Rules
from mendax.measure.pricing import NotPriced, PricedDecision
from mendax.measure.room import RoomClaim, SoundClaim
from mendax.server.coaching.sound_play import decisions, recorded
from mendax.server.processes.processor_time import MOST, Until
from mendax.server.wire.messages import encode
from mendax.server.wire.refusal import Refused
from mendax.story.registry import teller_of
from mendax.story.telling import Claimed
from mendax.table.game_run import GameRun
from mendax.table.log import LogLine
from mendax.table.steps import Eyes, is_open, turns
from mendax.table.table import Person, Table

FIRST: Final = 1
"""The number of the only game at a tournament's table."""


class TableLines(NamedTuple):
    """A tournament's table as it is stored."""

    id: str
    secret: bytes
    game: str
    lines: Sequence[LogLine]


def coached_claims(
    _coach: Coach, _rules: Rules, _seats: int, table: TableLines, people: Mapping[Person, int]
) -> tuple[RoomClaim, ...] | None:
    """Return the claims of a table's game with their prices, or None while the game is running.

    ``people`` contains the numbers of the tournament's people.
    """
    return room_claims(table, people, prices=True)


def room_claims(
    table: TableLines, people: Mapping[Person, int], prices: bool = False
) -> tuple[RoomClaim, ...] | None:
    """Return the claims of a table's game, or None while the game is running."""
    run = _finished(table)
    if run is None:
        return None
    persons = {line.number: line.person for line in table.lines if line.person}
    eyes = Eyes(None, is_open(run))
    claims = teller_of(table.game).tale(run.rules, len(run.names), turns(run, eyes)).claims
    decisions = _priced(run) if prices else {}
    numbers = {number: people.get(person) for number, person in persons.items()}
    return tuple(_claim(one, decisions, numbers) for one in claims)


def game_row(table: TableLines, names: Mapping[Seat, str]) -> bytes | None:
    """Return the row of a table's finished game as JSON, without texts of players.

    ``names`` replaces the names of people, by seat. Return None while the game is running, and for
    a game whose dice or cards stay closed.
    """
    run = _finished(table)
    if run is None or not is_open(run):
        return None
    seats = [names.get(seat, name) for seat, name in enumerate(run.names)]
    return encode(recorded(run, seats, keep_text=False))


def _finished(table: TableLines) -> GameRun | None:
    bots = bots_for(table.game)
    loaded = Table.load(table.id, table.secret, table.lines, bots, FIRST, gaps=True)
    run = loaded.game_run
    return run if run is not None and run.over else None


def _priced(run: GameRun) -> Mapping[int, PricedDecision]:
    """Return the priced decisions by the number of their entry; none without a solution."""
    try:
        found = decisions(run, Until(MOST))
    except (NotPriced, Refused):
        return {}
    return {number: one for number, one in found if one.cost is not None}


def _claim(
    one: Claimed,
    decisions: Mapping[int, PricedDecision],
    numbers: Mapping[int, int | None],
) -> RoomClaim:
    answer, said = one.answer, decisions.get(one.entry)
    given = None if answer is None else decisions.get(answer.entry)
    doubted = None if answer is None else not answer.believed
    return RoomClaim(
        claim=str(one.claim),
        truth=None if one.truth is None else str(one.truth),
        likely=one.likely,
        lie=None if one.blind or one.holds is None else not one.holds,
        by=numbers.get(one.entry),
        answered_by=None if answer is None else numbers.get(answer.entry),
        doubted=doubted,
        right=None if doubted is None or one.holds is None else doubted != one.holds,
        unit=None if said is None else said.unit,
        cost=None if said is None else said.cost,
        lie_chance=None if said is None or said.kind != "claim" else said.lie_chance,
        answer_cost=None if given is None else given.cost,
        doubt_chance=None if given is None or given.kind != "answer" else given.doubt_chance,
        sound=() if said is None else tuple(_sound(said)),
        one_of_many=any(each is not None and each.basis == "table" for each in (said, given)),
    )


def _sound(said: PricedDecision) -> Iterator[SoundClaim]:
    """Yield the claims that an equilibrium player makes in the spot of a claim."""
    for option in said.options:
        if option.lie is not None and option.chance > 0:
            yield SoundClaim(option.action.partition(" ")[2], option.chance, option.lie)
