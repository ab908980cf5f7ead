"""A table's state from its stored lines, and what they were told as.

Errors name the line: a log that no table can have written is corrupt.

Not every line is needed for everything. Talk changes nothing, and of the games before one that is
asked for it is enough how they ended: whoever keeps lines may leave those out (``gaps``).
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
    """The state that ``lines`` make, or what it was at the end of game ``through``.

    With ``gaps``, talk is left out of ``lines``, and all moves of games of which the log says how
    they ended may be: whoever does that knows that nothing else is missing.

    Raises ``CorruptLog`` naming the first line that no table can have written, or
    ``OtherEdition`` if a game is of another edition of its rules.
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
    """Games without moves: the lines that begin them, and how they end before which line.

    That is the first of the lines in a row that end with the settlement: all of them were written
    by the command that ended the game, after the move that is left out.
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
    """The next stored line takes place; what is told of it. Raises as ``replayed``."""
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
