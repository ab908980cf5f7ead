"""Verifies a record with every check that requires no trust in the table.

1. Text: every line ends with the right running hash.
2. Commitments: each chance action is bound once, in order. Each opening comes with a salt that
   opens its commitment to exactly the recorded outcome.
3. Rules: the moves produce the recorded events. The check searches for hidden information that fits
   the record.
4. Seed, if opened: it was bound at the start and, with the client seeds, produces every draw, salt
   and commitment of the game.
5. Shares: each share matches its hash, and all match the note that the reader's client made before
   the game (``shares``).

``docs/fairness.md`` lists the limits of these checks.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from mendax.core.draw import Dealer, commit, commit_seed, mix, opens
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
from mendax.core.record import write
from mendax.table.events import Committed, Salted, SeedOpened
from mendax.table.record import shares
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
    remarks: tuple[Reason, ...] = ()
    """Facts that could not be checked, and shares that do not count."""


def verify(text: str | bytes) -> tuple[RecordProblem, ...]:
    """Return all problems of a record in line order. The tuple is empty if all checks pass."""
    return judge(text).problems


def judge(text: str | bytes) -> Verdict:
    """Check the record ``text``, and return its problems and remarks."""
    try:
        record = read_record(text)
    except BrokenRecord as error:
        return Verdict((RecordProblem(error.line, error.reason),))
    seed = _opened_seed(record)
    kept = shares.problems(record, seed, _end(record))
    found = [*_draws(record), *_seed(record), *kept, *_fit(record)]
    return Verdict(
        problems=tuple(sorted(found, key=lambda problem: problem.line)),
        game=record.game.name,
        edition=record.game.edition,
        remarks=tuple(shares.remarks(record, seed)),
    )


def _problem(line: int, key: str, **arguments: str | int) -> RecordProblem:
    return RecordProblem(line, Reason("record-problem-" + key, {"line": line, **arguments}))


# ── commitments and salts ────────────────────────────────────────────────────────────────────


def _draws(record: Record) -> Iterator[RecordProblem]:
    """Yield the draws that are not bound once, in order, or whose openings contradict their
    commitment.
    """
    bound: list[tuple[str, RecordMove]] = []
    salted: set[int] = set()
    for move in record.moves:
        due = [len(bound)] * (move.actor == CHANCE)
        commits = [(line, event) for line, event in _lines(move) if isinstance(event, Committed)]
        if [event.draw for _, event in commits] != due:
            line = commits[-1][0] if commits else move.line
            yield _problem(line, "commitments", draw=len(bound))
            return
        bound += [(event.commitment, move) for _, event in commits]
        salts = [(line, event) for line, event in _lines(move) if isinstance(event, Salted)]
        shown = list(_openings(move))
        openings = {event.draw for event in shown} & set(range(len(bound)))
        wrong = [line for line, e in salts if e.draw not in openings]
        if wrong or len(salts) < len(shown):
            yield _problem(wrong[0] if wrong else move.line, "salts")
            continue
        salted |= openings
        yield from (p for line, salt in salts for p in _opened(line, salt, bound))
    if _opened_seed(record) is None:
        yield from _unproved(record, bound, salted)


def _openings(move: RecordMove) -> Iterator[Opening]:
    return (event for event in move.events if isinstance(event, Opening))


def _lines(move: RecordMove) -> Iterator[tuple[int, Event]]:
    """Yield a move's events with their line numbers."""
    return enumerate(move.events, move.line + 1)


def _opened(
    line: int, salt: Salted, bound: list[tuple[str, RecordMove]]
) -> Iterator[RecordProblem]:
    commitment, drawn = bound[salt.draw]
    known = None if drawn.action is None else write(drawn.action)
    if known is None or not opens(commitment, _bytes(salt.salt), salt.draw, known):
        yield _problem(line, "not-as-bound", draw=salt.draw)


def _unproved(
    record: Record, bound: list[tuple[str, RecordMove]], salted: set[int]
) -> Iterator[RecordProblem]:
    """Yield the outcomes that no salt proves. Only the reader ``all`` may have such outcomes."""
    for draw, (_, move) in enumerate(bound):
        if move.action is not None and draw not in salted and record.reader != "all":
            yield _problem(move.line, "unproved", draw=draw)


def _bytes(digits: str) -> bytes:
    try:
        return bytes.fromhex(digits)
    except ValueError:
        return b""


# ── the seed ─────────────────────────────────────────────────────────────────────────────────


def _opened_seed(record: Record) -> tuple[int, str] | None:
    """Return the seed that the record opens, with its line, or None if it opens none."""
    events = (event for move in record.moves for event in _lines(move))
    return next(((line, e.seed) for line, e in events if isinstance(e, SeedOpened)), None)


def _seed(record: Record) -> Iterator[RecordProblem]:
    """Check an opened seed against its commitment. ``_fit`` compares the draws."""
    opened = _opened_seed(record)
    if opened is not None and commit_seed(_bytes(opened[1])) != record.commitment:
        yield _problem(opened[0], "seed")


def _dealer(record: Record) -> Dealer | None:
    opened = _opened_seed(record)
    if opened is None:
        return None
    given = [place.client_seed for place in record.places]
    client_seeds = [None if seed is None else _bytes(seed) for seed in given]
    return Dealer(_bytes(opened[1]), mix(client_seeds))


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
        key = "tangled" if search.tried >= PATIENCE else "wrong-end"
        if key == "wrong-end" and furthest < len(record.moves):
            key = "seed-draw" if search.off_seed == furthest else "against-rules"
        yield _problem(line, key)


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
