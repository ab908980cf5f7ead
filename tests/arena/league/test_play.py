"""A league goes on: the same rounds whoever plays them when, bots that come, change and break."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mendax.arena.league.folder import LeagueFolder, LeagueProblem, LeagueSettings
from mendax.arena.league.play import League, games_a_round
from mendax.arena.match import on_cores
from mendax.arena.programs.running import HERE
from tests.arena.programs.bots import WRONG, program

HERE_ALONE = on_cores(1)


@pytest.fixture(autouse=True)
def _no_program_is_left() -> Iterator[None]:
    yield
    HERE.close()


def league_in(path: Path, *bots: str, **settings: Any) -> LeagueFolder:
    folder = LeagueFolder(path)
    folder.write_settings(LeagueSettings(bots, games=4, **settings))
    return folder


def test_a_league_that_was_stopped_is_the_one_that_was_not(tmp_path: Path) -> None:
    going = League(league_in(tmp_path / "a", "odds", "liar", "random"), lambda: 7)
    table = [going.play_round(HERE_ALONE) for _ in range(3)][-1]
    stopped = league_in(tmp_path / "b", "odds", "liar", "random")

    def stop(done: int, _of: int) -> None:
        raise KeyboardInterrupt

    for number in range(3):
        if number == 1:
            with pytest.raises(KeyboardInterrupt):
                League(stopped, lambda: 7).play_round(HERE_ALONE, stop)
        League(stopped, lambda: 7).play_round(HERE_ALONE)
    assert stopped.table() == table
    assert table.rounds == 3


def test_bots_come_change_and_break(tmp_path: Path) -> None:
    folder = league_in(tmp_path, "odds", "mine.py")
    program(tmp_path, "mine")
    going = League(folder, lambda: 7)
    assert {one.name for one in going.play_round(HERE_ALONE).standings} == {"odds", "mine.py"}
    program(tmp_path, "mine", WRONG["noisy"])
    folder.write_settings(LeagueSettings(("odds", "mine.py", "gone.py", "liar"), games=6))
    table = going.play_round(HERE_ALONE)
    playing = {(one.name, one.version) for one in table.standings if one.plays}
    assert playing == {("odds", 1), ("mine.py", 2), ("liar", 1)}
    assert [(one.name, one.version) for one in table.standings if not one.plays] == [("mine.py", 1)]
    assert [(one.name, "no file" in one.why) for one in table.absent] == [("gone.py", True)]
    (tmp_path / "mine.py").write_text("nonsense(")
    folder.write_settings(LeagueSettings(("odds", "mine.py")))
    with pytest.raises(LeagueProblem, match="too-few") as refused:
        going.play_round(HERE_ALONE)
    assert "SyntaxError" in str(refused.value.reason.arguments["absent"])


@pytest.mark.parametrize(("players", "seats"), [(2, 2), (3, 2), (5, 3), (4, 4)])
def test_a_round_is_fair_to_seats_and_long_enough(players: int, seats: int) -> None:
    games = games_a_round(players, seats)
    assert games % (players * seats) == 0
    assert games * seats / players >= 20
