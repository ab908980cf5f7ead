"""Tests that replays send views as differences and have a limited length for endless games."""

import msgspec
import pytest

from mendax.server.coaching import replay
from mendax.server.coaching.loading import LoadedGame
from mendax.table.steps import Eyes, steps
from tests.story.games import GAMES, played, run_of


@pytest.mark.parametrize("game", GAMES)
def test_changes_put_together_are_the_views(game: str) -> None:
    table = played(game, 7, open_seed=True)
    run = run_of(table)
    for eyes in (Eyes(None), Eyes(0), Eyes(None, open=True)):
        sent = replay.replayed(LoadedGame(run, table.table_view(), {}), eyes)
        assert [one.fresh for one in sent.steps] == [True] + [False] * (len(sent.steps) - 1)
        view: dict[str, object] = {}
        for one, made in zip(sent.steps, steps(run, eyes), strict=True):
            view = view | one.view
            assert view == msgspec.to_builtins(made.view)
        assert sent.whole
        assert (sent.table.game, sent.table.games, sent.table.phase) == (game, 1, "playing")
        assert [seat.name for seat in sent.table.seats] == list(run.names)
        faces = [(seat.mask, seat.colour) for seat in table.table_view().seats]
        assert [(seat.mask, seat.colour) for seat in sent.table.seats] == faces


def test_of_a_game_without_end_the_beginning_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    table = played("mia", 7, open_seed=False)
    whole = replay.replayed(LoadedGame(run_of(table), table.table_view(), {}), Eyes(0))
    monkeypatch.setattr(replay, "MOST", 5)
    cut = replay.replayed(LoadedGame(run_of(table), table.table_view(), {}), Eyes(0))
    assert not cut.whole
    assert cut.steps == whole.steps[:5]
