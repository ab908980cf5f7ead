"""Replaying stored lines into a table's state and entries.

A log that no table can have written is corrupt, and the error names the line.

Some lines may be missing (``gaps``). Talk changes nothing, and a past game's result is enough to
continue, so the store may omit talk and the moves of past games.
"""

from collections.abc import Iterable, Sequence

from mendax.core.game import MendaxError, Reason
from mendax.games import game_named
from mendax.games.editions import OtherEdition
from mendax.table.actions import LOGGED, Open, Settle
from mendax.table.line_kinds import begins_game, settles_game
from mendax.table.log import PERSON, CorruptLog, Entry, LogLine, action_of, refused
from mendax.table.state import AROUND, TableState


def replayed(
    id: str,
    secret: bytes,
    lines: Iterable[LogLine],
    bots: tuple[str, ...] = (),
    through: int | None = None,
    gaps: bool = False,
) -> TableState:
    """Return the state after ``lines``, or at the end of game ``through``.

    With ``gaps``, ``lines`` lacks talk and may lack the moves of games with a logged result; the
    caller guarantees that nothing else is missing.

    Raises ``CorruptLog``, naming the first line that no table can have written, or ``OtherEdition``
    if a game's rules have another edition.
    """
    rest = iter(lines)
    first = next(rest, None)
    if first is None:
        raise CorruptLog(Reason("table-corrupt-empty"))
    try:
        action = action_of(first.action, (Open,))
        if not isinstance(action, Open) or first.number != 1 or first.actor != PERSON:
            raise refused("not-an-action")
        state = TableState(id, secret, game_named(action.game), bots)
        state.apply(first, action)
    except OtherEdition:
        raise
    except (MendaxError, ValueError) as error:
        raise _corrupt(first, error) from None
    others = list(rest)
    begun, ended = _left_out(others) if gaps else ({}, {})
    for line in others:
        if through == state.games and begins_game(line.actor, line.action):
            break
        if line.number in ended:
            state.end_unplayed(ended[line.number])
        follow(state, line, gaps)
        if line.number in begun:
            state.lobby.unplayed = True
    return state


def _left_out(lines: Sequence[LogLine]) -> tuple[set[int], dict[int, Settle]]:
    """Return the first lines of games whose moves are missing, and the results of those games.

    A result is keyed by the first of the consecutive lines that end with the settlement. The
    command that ended the game wrote all these lines after the missing move.
    """
    begun: set[int] = set()
    ended: dict[int, Settle] = {}
    start, row, before = 0, 0, 0
    for line in lines:
        row = row if line.number == before + 1 else line.number
        before = line.number
        if line.actor not in AROUND:
            start = 0
        elif begins_game(line.actor, line.action):
            start = line.number
        elif start and settles_game(line.actor, line.action):
            how = action_of(line.action, (Settle,))
            assert isinstance(how, Settle)
            begun.add(start)
            ended[max(row, start + 1)] = how
            start = 0
    return begun, ended


def follow(state: TableState, line: LogLine, gaps: bool = False) -> Entry:
    """Apply the next stored line, and return its entry. Raises the same errors as ``replayed``."""
    number = state.tail.number + 1
    if line.number < number or (line.number > number and not gaps):
        raise CorruptLog(Reason("table-corrupt-gap", {"line": line.number, "expected": number}))
    around = line.actor in AROUND
    try:
        kinds = LOGGED if around else state.lobby.game.actions
        return state.apply(line, action_of(line.action, kinds))
    except (CorruptLog, OtherEdition):
        raise
    except (MendaxError, ValueError) as error:
        raise _corrupt(line, error) from None


def _corrupt(line: LogLine, error: Exception) -> CorruptLog:
    problem = error.reason.key if isinstance(error, MendaxError) else type(error).__name__
    return CorruptLog(Reason("table-corrupt-line", {"line": line.number, "problem": problem}))
