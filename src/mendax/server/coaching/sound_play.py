"""All players of a finished game beside sound play, in a separate process.

Rules of this file
1. A player's decision is priced by what that player knew (``mendax.measure``).
2. A reader sees the price of a decision only if the reader knows the same dice: dice that the
   reader's seat saw, dice that were opened, or all dice if the seed was opened. Every other
   decision is counted as hidden, and no figure includes it.
3. A move by a bot or clock that acted for a person is not the person's decision.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from mendax.coach.protocol import Coach
from mendax.coach.results import Alternative, Unit
from mendax.coach.spot_counts import counted
from mendax.core.extensions import InRounds
from mendax.core.game import CHANCE, Opening, Seat, step
from mendax.games.rules import Rules, write_options
from mendax.measure.pricing import PricedDecision, priced
from mendax.records import RecordedGame, row_of
from mendax.server.coaching.loading import LoadedGame, asked
from mendax.server.processes.processor_time import Until
from mendax.server.wire.messages import encode
from mendax.server.wire.review_messages import (
    DearestOut,
    OtherAnswerOut,
    PublicAnswerOut,
    PublicAnswersOut,
    SoundPlayerOut,
    SoundPlayOut,
)
from mendax.table.chip_stacks import first_state
from mendax.table.game_run import GameRun
from mendax.table.steps import is_open

MADE: Final = 0.005
"""The lowest probability of a move that is shown as sound play."""
FRESH: Final = ("mia",)
"""The games in which dice rolled earlier are unrelated to the dice now."""


Decided = tuple[int, PricedDecision]
"""The number of an entry, with its decision."""


def sound_play(
    _coach: Coach, _rules: Rules, _seats: int, loaded: bytes, reader: Seat | None, seconds: float
) -> bytes:
    """Return the comparison as JSON, as the player in ``reader`` may know it.

    Raises ``Refused`` if the computation takes more than ``seconds``, and ``NotPriced`` for a table
    without prices.
    """
    return encode(asked(loaded, compared, reader, Until(seconds)))


def public_answers(
    _coach: Coach, _rules: Rules, _seats: int, loaded: bytes, seconds: float
) -> bytes:
    """Return the answers to claims (``PublicAnswersOut``) as JSON, as a spectator may know them.

    Raises ``Refused`` if the computation takes more than ``seconds``, and ``NotPriced`` for a table
    without prices.
    """
    return encode(asked(loaded, answers, Until(seconds)))


def compared(game: LoadedGame, reader: Seat | None, until: Until) -> SoundPlayOut:
    """Return the comparison of all players, as the player in ``reader`` may know it."""
    run = game.run
    decided = decisions(run, until)
    known = _Knowledge(run, reader)
    return SoundPlayOut(
        game=run.number,
        kind=run.game.name,
        rules=write_options(run.rules),
        names=run.names,
        you=reader,
        open=known.open,
        unit=_unit(decided),
        one_of_many=any(one.basis == "table" for _, one in decided),
        players=tuple(
            _player(seat, _own(game, seat, decided), known) for seat in range(len(run.names))
        ),
    )


def answers(game: LoadedGame, until: Until) -> PublicAnswersOut:
    """Return the answers to claims that a spectator can judge, with exact costs only.

    With three or more players left, the solution is one of many, and the answers have no cost.
    """
    decided, known = decisions(game.run, until), _Knowledge(game.run, None)
    shown = [
        PublicAnswerOut(number, one.seat, one.action, tuple(_other_answers(one)))
        for number, one in decided
        if one.kind == "answer" and one.options and known.shows(one.seat, number, one)
    ]
    return PublicAnswersOut(_unit(decided), tuple(shown))


def _other_answers(one: PricedDecision) -> Iterator[OtherAnswerOut]:
    best = max(option.worth for option in one.options)
    for option in sorted(one.options, key=lambda each: each.action):
        cost = best - option.worth if one.basis == "solution" else None
        yield OtherAnswerOut(option.action, cost)


def _unit(decided: Sequence[Decided]) -> Unit | None:
    return next((one.unit for _, one in decided if one.unit is not None), None)


def recorded(run: GameRun, names: Sequence[str], keep_text: bool = True) -> RecordedGame:
    """Return a game as a row, with these names of the players."""
    start = first_state(run.game, run.rules, len(run.names), run.stacks, run.number)
    moves = [(actor, action) for _, actor, action in run.moves]
    return row_of(run.game, run.rules, start, names, moves, keep_text=keep_text)


def decisions(run: GameRun, until: Until) -> list[Decided]:
    """Return all decisions of a game with their prices, each with the number of its entry."""
    every = list(priced(recorded(run, run.names), spots=0, watched=until.each))
    acted = [number for number, actor, _ in run.moves if actor != CHANCE]
    return [(acted[one.ply], one) for one in every]


class _Knowledge:
    """Determines the decisions of other players whose dice a reader knows."""

    def __init__(self, run: GameRun, reader: Seat | None) -> None:
        self.open = is_open(run)
        self._game, self._reader = run.game.name, reader
        self._rounds = dict(_rounds(run))
        self._learned = [_learned(run, seat) for seat in range(len(run.names))]
        self._known = _learned(run, None) if reader is None else self._learned[reader]

    def shows(self, seat: Seat, number: int, decision: PricedDecision) -> bool:
        """Return whether the reader knows all dice on which the price of a decision depends."""
        if self.open or seat == self._reader:
            return True
        here = self._rounds[number]
        own = self._learned[seat].items()
        secret = any(
            at < number and self._rounds[at] == here and draw not in self._known for draw, at in own
        )
        return not secret or (self._game in FRESH and decision.roll is None)


def _rounds(run: GameRun) -> Iterator[tuple[int, int]]:
    """Yield each move's number, with the round in which it was made."""
    assert isinstance(run.game, InRounds)
    state = first_state(run.game, run.rules, len(run.names), run.stacks, run.number)
    for number, actor, action in run.moves:
        yield number, run.game.round_of(state)
        state, _ = step(run.game, state, actor, action)


def _learned(run: GameRun, seat: Seat | None) -> dict[int, int]:
    """Return the draws that a seat (None: a spectator) learned, each with the first entry."""
    learned = dict[int, int]()
    for entry in run.entries:
        for told in entry.events:
            if isinstance(told.event, Opening) and (told.to is None or seat in told.to):
                learned.setdefault(told.event.draw, entry.number)
    return learned


def _own(game: LoadedGame, seat: Seat, decided: Sequence[Decided]) -> list[Decided]:
    """Return the decisions of the player who began the game in a seat."""
    others = game.run.by_others
    return [each for each in decided if each[1].seat == seat and each[0] not in others]


def _player(seat: Seat, own: Sequence[Decided], known: _Knowledge) -> SoundPlayerOut:
    shown = [(number, one) for number, one in own if known.shows(seat, number, one)]
    found = [(number, one) for number, one in shown if one.cost is not None]
    claims = [one for _, one in found if one.kind == "claim" and one.value is not None]
    answers = [one for _, one in found if one.kind == "answer"]
    hidden = len(own) - len(shown)
    dearest = max(found, key=lambda one: one[1].cost or 0.0, default=None)
    return SoundPlayerOut(
        seat=seat,
        decisions=len(found),
        hidden=hidden,
        cost=sum(one.cost or 0.0 for _, one in found),
        lies=None if hidden else counted((one.told_lie, one.lie_chance) for one in claims),
        doubts=counted((one.action == "doubt", one.doubt_chance) for one in answers),
        dearest=None if dearest is None or not dearest[1].cost else _dearest(*dearest),
    )


def _dearest(number: int, one: PricedDecision) -> DearestOut:
    most = max(one.options, key=lambda option: option.worth)
    sound = [option for option in one.options if option.chance >= MADE]
    # With three or more players left, one equilibrium of many says little: the best move counts.
    shown = [most] if one.basis == "table" else sorted(sound, key=lambda each: -each.chance)
    return DearestOut(
        entry=number,
        kind=one.kind,
        roll=one.roll,
        claim=one.claim,
        done=one.action,
        cost=one.cost or 0.0,
        sound=tuple(Alternative(each.action, each.worth, each.chance) for each in shown),
    )
