"""A table's state from its stored lines, and what they were told as.

Errors name the line: a log that no table can have written is corrupt, one of a later release newer.
"""

from collections.abc import Iterable

from mendax.core.game import MendaxError, Reason
from mendax.games import game_named
from mendax.games.editions import NewerEdition
from mendax.table.actions import LOGGED, Begin, Open, Start
from mendax.table.log import PERSON, CorruptLog, Entry, LogLine, action_of, refused, text_of
from mendax.table.state import AROUND, TableState


def replayed(
    id: str,
    secret: bytes,
    lines: Iterable[LogLine],
    bots: tuple[str, ...] = (),
    through: int | None = None,
) -> TableState:
    """The state that ``lines`` make, or what it was at the end of game ``through``.

    Raises ``CorruptLog`` naming the first line that no table can have written, or
    ``NewerEdition`` if a later release has written one.
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
    except NewerEdition:
        raise
    except (MendaxError, ValueError) as error:
        raise _corrupt(first, error) from None
    for line in rest:
        if through == state.games and line.actor in AROUND and _begins_game(line.action):
            break
        follow(state, line)
    return state


def follow(state: TableState, line: LogLine) -> Entry:
    """The next stored line takes place; what is told of it. Raises as ``replayed``."""
    number = state.tail.number + 1
    if line.number != number:
        raise CorruptLog(Reason("table-corrupt-gap", {"line": line.number, "expected": number}))
    around = line.actor in AROUND
    try:
        if state.frozen is not None and not around:
            return state.apply_frozen(line, state.frozen)
        kinds = LOGGED if around else state.lobby.game.actions
        return state.apply(line, action_of(line.action, kinds))
    except (CorruptLog, NewerEdition):
        raise
    except (MendaxError, ValueError) as error:
        raise _corrupt(line, error) from None


def _corrupt(line: LogLine, error: Exception) -> CorruptLog:
    problem = error.reason.key if isinstance(error, MendaxError) else type(error).__name__
    return CorruptLog(Reason("table-corrupt-line", {"line": line.number, "problem": problem}))


_START = text_of(Start())
_BEGIN = text_of(Begin((), None)).partition(" ")[0] + " "


def _begins_game(action: str) -> bool:
    return action == _START or action.startswith(_BEGIN)
