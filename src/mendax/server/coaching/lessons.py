"""Reviewing a finished game in a separate process.

A seat's review uses only that seat's information; the server has already checked that the seat is
allowed.
"""

from collections.abc import Iterable, Iterator, Set
from typing import Any

from mendax.coach.protocol import Coach
from mendax.core.game import Action, Actor, Reason, Seat, Turn, observation
from mendax.games.rules import Rules, write_options
from mendax.practice.cards import cards
from mendax.server.base.processor_time import Until
from mendax.server.base.refusal import Refused
from mendax.server.coaching.loading import LoadedGame, asked
from mendax.server.wire.messages import encode
from mendax.server.wire.review_messages import LessonOut
from mendax.table.chip_stacks import first_state
from mendax.table.game_run import GameRun
from mendax.table.log import Person
from mendax.table.steps import SeatPosition, choices, is_open


def lesson(
    coach: Coach,
    _rules: Rules,
    _seats: int,
    loaded: bytes,
    seat: Seat,
    person: Person | None,
    seconds: float,
) -> bytes:
    """Return the review of ``seat`` as JSON. With ``person``, judge only that person's moves.

    Raises ``Refused`` if the review takes more than ``seconds``, or if the table is not solved.
    """
    return encode(asked(loaded, _reviewed, coach, seat, person, Until(seconds)))


def _reviewed(
    game: LoadedGame, coach: Coach, seat: Seat, person: Person | None, until: Until
) -> LessonOut:
    """Return one seat's review, from the log as that seat saw it."""
    run = game.run
    rules, seats = run.rules, len(run.names)
    known = coach.coverage(rules, seats)
    own = {number for number, who in game.persons.items() if person and who == person}
    is_own = any(number in own for number, actor, _ in run.moves if actor == seat)
    views: dict[int, Any] = {}
    turns = _noted(_turns(run, seat, own if is_own else None, until), views)
    review = coach.review(rules, seats, seat, turns)
    if review is None:
        reason = known.reason or Reason("coach-too-slow")
        raise Refused.because(422, reason)
    words, shown = write_options(rules), is_open(run)
    return LessonOut(
        *(run.number, run.game.name, run.names, words, shown, known, review),
        cards=cards(run.game, rules, seats, review, views),
    )


def _noted(turns: Iterable[Turn], views: dict[int, Any]) -> Iterator[Turn]:
    """Yield the turns, and put the seat's views into ``views`` by entry."""
    for turn in turns:
        if turn.view is not None:
            views[turn.number] = turn.view
        yield turn


def _turns(run: GameRun, seat: Seat, own: Set[int] | None, until: Until) -> Iterator[Turn]:
    """Yield the log as the seat saw it; with ``own``, only those moves count as its own."""
    actions: dict[int, tuple[Actor, Action]] = {n: (a, did) for n, a, did in run.moves}
    until.check()
    first = first_state(run.game, run.rules, len(run.names), run.stacks, run.number)
    chosen = choices(run.game, first, run.moves, seat)
    for entry in run.entries:
        until.check()
        actor, action = actions.get(entry.number, (None, None))
        did = actor == seat and (own is None or entry.number in own)
        events = tuple(observation(told, seat) for told in entry.events)
        if actor is not None:
            saw = chosen.get(entry.number, SeatPosition(None, ()))
            yield Turn(entry.number, actor, action if did else None, events, *saw)
