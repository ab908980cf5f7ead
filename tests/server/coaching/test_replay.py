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
        sent = replay.replayed(LoadedGame(run, table.table_view()), eyes)
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
    whole = replay.replayed(LoadedGame(run_of(table), table.table_view()), Eyes(0))
    monkeypatch.setattr(replay, "MOST", 5)
    cut = replay.replayed(LoadedGame(run_of(table), table.table_view()), Eyes(0))
    assert not cut.whole
    assert cut.steps == whole.steps[:5]


def of_key(made: object, key: str) -> list[object]:
    """Return all values of a key in a JSON document."""
    if isinstance(made, list | tuple):
        return [found for value in made for found in of_key(value, key)]
    if not isinstance(made, dict):
        return []
    own = [made[key]] if key in made else []
    return own + [found for value in made.values() for found in of_key(value, key)]


@pytest.mark.parametrize("open_seed", [True, False])
@pytest.mark.parametrize("game", GAMES)
def test_a_replay_for_everyone_is_a_spectators_without_address_and_names(
    game: str, open_seed: bool
) -> None:
    table = played(game, 7, open_seed=open_seed)
    loaded = LoadedGame(run_of(table), table.table_view())
    watched = msgspec.to_builtins(replay.replayed(loaded, Eyes(None, open_seed)))
    plain, masked = (replay.replayed_for_everyone(loaded, how) for how in (False, True))
    assert plain["steps"] == watched["steps"]
    assert [seat["name"] for seat in plain["table"]["seats"]] == list(loaded.run.names)
    assert (plain["table"]["id"], masked["table"]["id"]) == ("", "")
    assert [seat["name"] for seat in masked["table"]["seats"]] == ["A", "B", "C"]
    assert not [name for name in loaded.run.names if name in str(masked)]
    words = of_key(watched["steps"], "words")
    assert of_key(masked["steps"], "words") == [replay.LEFT_OUT if one else one for one in words]
    assert game != "sword_of_lies" or any(words)
