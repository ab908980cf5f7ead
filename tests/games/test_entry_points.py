"""What packages bring for games is made once each; what can't be made is left out and named."""

from importlib.metadata import EntryPoint

import pytest

from mendax.games.entry_points import made_by_game

GROUP = "mendax.things"


def test_each_is_made_for_its_game_and_what_fails_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    def entry_points(**by: object) -> tuple[EntryPoint, ...]:
        asked.append(by)
        return (
            EntryPoint("mia", "collections:Counter", GROUP),
            EntryPoint("one_die", "no.such.package:Thing", GROUP),
            EntryPoint("dominoes", "sys:exit", GROUP),
        )

    monkeypatch.setattr("importlib.metadata.entry_points", entry_points)
    with pytest.warns(RuntimeWarning) as warned:
        assert made_by_game(GROUP, "thing") == {"mia": {}}
    assert asked == [{"group": GROUP}]
    told = [str(one.message) for one in warned]
    assert told[0].startswith("the thing no.such.package:Thing of one_die can't be loaded: ")
    assert told[1].startswith("the thing sys:exit of dominoes can't be loaded")
