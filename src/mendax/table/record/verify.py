"""Verifies a record with every check that requires no trust in the table.

1. Text: every line ends with the right running hash.
2. Fairness: the record keeps every law of ``core.fairness_laws``, as far as it shows. The rule book
   repeats each draw from the opened seed.
3. Rules: the moves produce the recorded events. The check searches for hidden information that fits
   the record.

``docs/fairness.md`` lists the limits of these checks.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from mendax.core.draw import Dealer, commit, mix
from mendax.core.game import (
    CHANCE,
    Action,
    Event,
    MendaxError,
    Opening,
    Reason,
    Told,
    Unseen,
)
from mendax.core.shares import from_hex
from mendax.core.text_form import write
from mendax.table.events import Committed, SeedOpened
from mendax.table.record import fairness
from mendax.table.record.format import (
    FAIRNESS,
    BrokenRecord,
    Record,
    RecordMove,
    RecordProblem,
    seen,
)
from mendax.table.record.inference import Candidates, says
from mendax.table.record.read import read_record

PATIENCE: Final = 200_000
"""The number of moves tried without progress before the search gives up."""


class Verdict(NamedTuple):
    """The result of checking a record: its problems, and remarks on what could not be checked."""

    problems: tuple[RecordProblem, ...]
    """The problems in line order. The tuple is empty if all checks passed."""
    game: str | None = None
    """The game's name. This field and those below are None if the text is not a record."""
    edition: int | None = None
    number: int | None = None
    """The number of the game at its table."""
    commitment: str | None = None
    remarks: tuple[Reason, ...] = ()
    """Facts that could not be checked, and shares that do not count."""
    redone: int | None = None
    """The number of draws that were repeated from the opened seed, all with the same result. None
    if the seed was not opened, or if there are problems.
    """


def verify(text: str | bytes) -> tuple[RecordProblem, ...]:
    """Return all problems of a record in line order. The tuple is empty if all checks pass."""
    return judge(text).problems


def judge(text: str | bytes) -> Verdict:
    """Check the record ``text``, and return its problems and remarks."""
    try:
        record = read_record(text)
    except BrokenRecord as error:
        return Verdict((RecordProblem(error.line, error.reason),))
    seed_is_open = _opened_seed(record) is not None
    found = fairness.report(record)
    listed = [
        *fairness.problems(record, found, _end(record)),
        *fairness.recorded_outcomes(record, seed_is_open),
        *_fit(record),
    ]
    problems = {(one.line, one.reason.key): one for one in listed}
    return Verdict(
        problems=tuple(problems[at] for at in sorted(problems)),
        game=record.game.name,
        edition=record.game.edition,
        number=record.number,
        commitment=record.commitment,
        remarks=tuple(fairness.remarks(record, found, seed_is_open)),
        redone=found.draws if seed_is_open and not problems else None,
    )


def judge_together(texts: Iterable[str | bytes]) -> tuple[Verdict, ...]:
    """Check several records. A commitment may belong to only one game."""
    found = [judge(text) for text in texts]
    games: dict[str | None, set[int | None]] = {}
    for one in found:
        games.setdefault(one.commitment, set()).add(one.number)
    again = fairness.problem(1, "commitment-reused")
    return tuple(
        one._replace(problems=(again, *one.problems), redone=None)
        if one.commitment is not None and len(games[one.commitment]) > 1
        else one
        for one in found
    )


def _problem(line: int, key: str, **arguments: str | int) -> RecordProblem:
    return RecordProblem(line, Reason("record-problem-" + key, {"line": line, **arguments}))


# ── the seed ─────────────────────────────────────────────────────────────────────────────────


def _opened_seed(record: Record) -> str | None:
    """Return the seed that the record opens, or None if it opens none."""
    events = (event for move in record.moves for event in move.events)
    return next((event.seed for event in events if isinstance(event, SeedOpened)), None)


def _dealer(record: Record) -> Dealer | None:
    opened = _opened_seed(record)
    if opened is None:
        return None
    given = [place.client_seed for place in record.places]
    client_seeds = [None if seed is None else from_hex(seed) for seed in given]
    return Dealer(from_hex(opened), mix(client_seeds))


def _drawn_so(dealer: Dealer, move: RecordMove, draw: int, outcomes: Any) -> bool:
    """Return whether the seed produces this draw with its salt and commitment."""
    return dealer.draw(draw, outcomes) == move.action and _bound_so(dealer, move, draw)


def _bound_so(dealer: Dealer, move: RecordMove, draw: int) -> bool:
    """Return whether the seed produces the salt and commitment of this draw's outcome."""
    if move.action is None:
        return False
    right = commit(dealer.salt(draw), draw, write(move.action))
    return [e.commitment for e in move.events if isinstance(e, Committed)] == [right]


# ── the rule book ────────────────────────────────────────────────────────────────────────────


def _fit(record: Record) -> Iterator[RecordProblem]:
    """Yield a problem for the first move that the rules forbid after the moves before it."""
    if len(record.places) not in record.game.seats:
        yield _problem(1, "seats", seats=len(record.places))
        return
    try:
        state = record.first_state()
    except MendaxError as error:
        yield _problem(1, "unreadable", problem=error.reason.key)
        return
    search = _Search(record, _dealer(record))
    if not search.fits(state):
        furthest = search.furthest
        line = record.moves[furthest].line if furthest < len(record.moves) else _end(record)
        if search.off_seed == furthest:
            yield fairness.problem(line, "draw")
        elif search.tried >= PATIENCE:
            yield _problem(line, "tangled")
        else:
            yield _problem(line, "against-rules" if furthest < len(record.moves) else "wrong-end")


def states_before(record: Record) -> tuple[Any, ...] | None:
    """Return the state before each move in a game that fits the record, or None.

    Hidden information is filled in with values that fit. Only the reader's own views and legal
    actions in these states are real.
    """
    search = _Search(record, None)
    return tuple(search.way) if search.fits(record.first_state()) else None


def _end(record: Record) -> int:
    """Return the number of the text's last line."""
    last = record.moves[-1] if record.moves else None
    head = len(record.places) + 2 + (record.stacks is not None)
    return head if last is None else last.line + len(last.events) + 1


class _Search:
    """A depth-first search for a game that fits the record. It visits no state twice."""

    def __init__(self, record: Record, dealer: Dealer | None) -> None:
        self._record = record
        self._dealer = dealer
        self._told = [_game_events(move) for move in record.moves]
        self._been: set[tuple[int, Any]] = set()
        self._draws = _draw_numbers(record)
        self._candidates = Candidates(self._told)
        self.furthest = 0
        self.tried = 0
        self.off_seed = -1
        self.way: list[Any] = []
        """The state before each move, once a fit is found."""

    def fits(self, state: Any) -> bool:
        """Return whether the record can be played from ``state`` to its end."""
        paths, self.way = [self._after(0, state)], [state]
        while paths:
            reached = next(paths[-1], None)
            if reached is None:
                paths.pop()
                self.way.pop()
            elif len(paths) == len(self._told) and self._right_end(reached):
                return True
            elif len(paths) < len(self._told):
                paths.append(self._after(len(paths), reached))
                self.way.append(reached)
        return not self._told and self._right_end(state)

    def _right_end(self, state: Any) -> bool:
        self.furthest = len(self._told)
        return (not self._record.game.actors(state)) == self._record.over

    def _after(self, index: int, state: Any) -> Iterator[Any]:
        """Yield every state to which move ``index`` can lead."""
        if index >= len(self._told) or (index, state) in self._been:
            return
        self._been.add((index, state))
        if index > self.furthest:
            self.furthest, self.tried = index, 0
        move, game = self._record.moves[index], self._record.game
        for action in self._choices(move, index, state):
            self.tried += 1
            if self.tried >= PATIENCE:
                return
            reached, events = game.apply(state, move.actor, action)
            if self._as_told(events) == self._told[index]:
                yield reached
                if move.actor != CHANCE and says(self._told[index], action):
                    return  # the events contain the full action, so no other action fits

    def _choices(self, move: RecordMove, index: int, state: Any) -> Iterator[Action]:
        """Yield the possible actions: the recorded action if it is legal, or every legal action if
        it is unknown.
        """
        game = self._record.game
        if move.actor not in game.actors(state):
            return
        legal: Iterable[Action]
        if move.actor == CHANCE:
            outcomes = game.chance_outcomes(state)
            draw = self._draws[index]
            if self._dealer is not None and not _drawn_so(self._dealer, move, draw, outcomes):
                self.off_seed = index
                return
            legal = self._candidates.outcomes(draw, outcomes)
        else:
            offers = game.legal_actions(state, move.actor)
            if move.action is not None:
                legal = [move.action] if any(o.admits(move.action) for o in offers) else []
            else:
                legal = self._candidates.actions(index, move.actor, offers)
        for action in legal:
            if move.action is None or action == move.action:
                yield action

    def _as_told(self, events: tuple[Told, ...]) -> tuple[Event, ...]:
        """Return the events as the reader receives them, with placeholders for other salts."""
        reader = self._record.reader
        shown = [seen(told, reader) for told in events]
        salts = [told for told in events if isinstance(told.event, Opening)]
        others = [seen(told, reader) for told in salts]
        return (*shown, *(event for event in others if isinstance(event, Unseen)))


def _game_events(move: RecordMove) -> tuple[Event, ...]:
    """Return a move's events that belong to the game."""
    return tuple(event for event in move.events if not isinstance(event, FAIRNESS))


def _draw_numbers(record: Record) -> list[int]:
    """Return the number of chance actions before each move."""
    numbers, count = [], 0
    for move in record.moves:
        numbers.append(count)
        count += move.actor == CHANCE
    return numbers
