"""A finished game as one document, with the events of every step and the resulting view.

Only the changed fields of a view are sent.
"""

from itertools import islice
from string import ascii_uppercase
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from mendax.core.game import Value
from mendax.games.rules import write_options
from mendax.server.coaching.loading import LoadedGame
from mendax.server.wire import outbound
from mendax.server.wire.review_messages import ReplayOut, ReplayStepOut
from mendax.table.game_run import GameRun
from mendax.table.steps import Eyes, ShownStep, is_open, steps
from mendax.table.views import TableView

LEFT_OUT: Final = "…"
"""The text that replaces free words."""
MOST: Final = 5000
"""The maximum number of steps sent. Longer games are truncated."""


def replayed(game: LoadedGame, eyes: Eyes) -> ReplayOut:
    """Return the game as ``eyes`` see it."""
    run, table, result = game.run, game.table, game.run.result
    assert result is not None
    made, whole = _steps(run, eyes)
    return ReplayOut(
        game=run.number,
        games=table.games,
        table=_table(run, table),
        you=eyes.seat,
        open=eyes.open,
        may_open=is_open(run),
        places=result.places,
        reason=result.reason,
        whole=whole,
        steps=made,
    )


def replayed_for_everyone(game: LoadedGame, masked: bool) -> dict[str, Any]:
    """Return the game as a spectator sees it, or with open cups if the seed was disclosed.

    The table has no address. With ``masked``, players are letters and free words are left out.
    """
    shown = replayed(game, Eyes(None, is_open(game.run)))
    score = replace(shown.table.score, former=())
    table = replace(shown.table, id="", tournament="", score=score)
    if not masked:
        return _built_in(replace(shown, table=table))
    seats = tuple(
        replace(seat, name=letter)
        for seat, letter in zip(table.seats, ascii_uppercase, strict=False)
    )
    table = replace(table, seats=seats, rules_name="")
    bare: dict[str, Any] = _wordless(_built_in(replace(shown, table=table)))
    return bare


def _built_in(shown: ReplayOut) -> dict[str, Any]:
    made: dict[str, Any] = msgspec.to_builtins(shown)
    return made


def _wordless(made: Any) -> Any:
    """Return JSON values without the free words of events and views."""
    if isinstance(made, list | tuple):
        return [_wordless(value) for value in made]
    if not isinstance(made, dict):
        return made
    return {
        key: LEFT_OUT if key == "words" and isinstance(value, str) and value else _wordless(value)
        for key, value in made.items()
    }


def _steps(run: GameRun, eyes: Eyes) -> tuple[tuple[ReplayStepOut, ...], bool]:
    """Return the steps, and whether all steps are included."""
    made: list[ReplayStepOut] = []
    before: dict[str, Any] = {}
    left = steps(run, eyes)
    for one in islice(left, MOST):
        view = _fields(one.view)
        made.append(_step(one, before, view))
        before = view
    return tuple(made), next(left, None) is None


def _fields(view: Value) -> dict[str, Any]:
    fields: dict[str, Any] = msgspec.to_builtins(view)
    return fields


def _step(one: ShownStep, before: dict[str, Any], view: dict[str, Any]) -> ReplayStepOut:
    entries = tuple(outbound.written(entry, events) for entry, events in one.entries)
    if before.keys() != view.keys():
        return ReplayStepOut(entries, True, view)
    changed = {name: value for name, value in view.items() if value != before[name]}
    return ReplayStepOut(entries, False, changed)


def _table(run: GameRun, table: TableView) -> TableView:
    """Return the table as it was during this game."""
    named = zip(table.seats, run.names, strict=False)
    return replace(
        table,
        game=run.game.name,
        phase="playing",
        seats=tuple(replace(seat, name=name, away=False, next=None) for seat, name in named),
        rules=write_options(run.rules),
        commitment=run.commitment,
        games=run.number,
    )
