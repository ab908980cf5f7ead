"""Reviews of finished games in a separate process.

A seat's review uses only that seat's information. The server has already checked that the person
may review the seat.
"""

from collections.abc import Iterable, Iterator, Sequence

from mendax.coach.habits import habit_costs
from mendax.coach.protocol import Coach
from mendax.core.game import Action, Actor, Reason, Seat, Turn, observation
from mendax.games.rules import Rules, write_options
from mendax.practice.cards import cards
from mendax.practice.claim_cards import claim_cards
from mendax.practice.mix import reviewed
from mendax.server.coaching.loading import LoadedGame, asked
from mendax.server.processes.processor_time import Until
from mendax.server.wire.messages import encode
from mendax.server.wire.refusal import Refused
from mendax.server.wire.review_messages import LessonOut, Opponents
from mendax.story.registry import teller_of
from mendax.table.chip_stacks import first_state
from mendax.table.game_run import GameRun
from mendax.table.steps import Eyes, SeatPosition, choices, is_open
from mendax.table.steps import turns as turns_seen
from mendax.table.views import SeatView


def lesson(
    coach: Coach,
    _rules: Rules,
    _seats: int,
    loaded: bytes,
    seat: Seat,
    seconds: float,
) -> bytes:
    """Return the review of ``seat`` as JSON.

    A move that a bot or clock made for the seat's player is not judged.

    Raises ``Refused`` if the review takes more than ``seconds``, or if the table is not solved.
    """
    return encode(asked(loaded, _reviewed, coach, seat, Until(seconds)))


def _reviewed(game: LoadedGame, coach: Coach, seat: Seat, until: Until) -> LessonOut:
    """Return the review of one seat, from the log as that seat saw it."""
    run = game.run
    rules, seats = run.rules, len(run.names)
    known = coach.coverage(rules, seats)
    heard: list[Turn] = []
    turns = _noted(_turns(run, seat, until), heard)
    review = coach.review(rules, seats, seat, turns)
    if review is None:
        reason = known.reason or Reason("coach-too-slow")
        raise Refused.because(422, reason)
    words, shown = write_options(rules), is_open(run)
    tale = teller_of(run.game.name).tale
    claims = tale(rules, seats, heard).claims
    known_claims = tale(rules, seats, turns_seen(run, Eyes(seat, True))).claims if shown else claims
    views = {turn.number: turn.view for turn in heard}
    return LessonOut(
        run.number,
        run.game.name,
        run.names,
        words,
        shown,
        known,
        review,
        cards=cards(run.game, rules, seats, review, views),
        against=opponents(game.table.seats[:seats], seat),
        habits=habit_costs(review, claims),
        mix=reviewed(rules, review, seats, views),
        claims=claim_cards(run.game, rules, run.names, review, views, known_claims),
    )


def _noted(turns: Iterable[Turn], heard: list[Turn]) -> Iterator[Turn]:
    """Yield the turns, and append them to ``heard``."""
    for turn in turns:
        heard.append(turn)
        yield turn


def opponents(players: Sequence[SeatView], you: Seat | None) -> Opponents:
    """Return the kind of opponents that ``you`` had."""
    bots = {player.bot is not None for seat, player in enumerate(players) if seat != you}
    return "mixed" if len(bots) > 1 else "bots" if True in bots else "people"


def _turns(run: GameRun, seat: Seat, until: Until) -> Iterator[Turn]:
    """Yield the log as the seat saw it, with the actions of its player."""
    actions: dict[int, tuple[Actor, Action]] = {n: (a, did) for n, a, did in run.moves}
    until.check()
    first = first_state(run.game, run.rules, len(run.names), run.stacks, run.number)
    chosen = choices(run.game, first, run.moves, seat)
    for entry in run.entries:
        until.check()
        actor, action = actions.get(entry.number, (None, None))
        did = actor == seat and entry.number not in run.by_others
        events = tuple(observation(told, seat) for told in entry.events)
        if actor is not None:
            saw = chosen.get(entry.number, SeatPosition(None, ()))
            waited = (entry.number, seat) in run.waited
            yield Turn(entry.number, actor, action if did else None, events, *saw, waited)
