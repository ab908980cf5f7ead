"""Tests that a league continues with the same rounds in any process at any time, while bots join,
change and break."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mendax.arena.league.folder import LeagueFolder, LeagueProblem, LeagueSettings
from mendax.arena.league.play import League, games_a_round
from mendax.arena.match import MatchSetup, on_cores, played_match, prepared
from mendax.arena.standings import PlayedGame
from mendax.core.game import Reason, RulesError
from mendax.games import GAMES
from mendax.programs.arena.program_competitor import version_of
from tests.programs.arena.bots import WRONG, program
from tests.reasons import because

HERE_ALONE = on_cores(1)


pytestmark = pytest.mark.usefixtures("no_program_is_left")


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
    with pytest.raises(LeagueProblem, check=because("too-few")) as refused:
        going.play_round(HERE_ALONE)
    assert "SyntaxError" in str(refused.value.reason.arguments["absent"])


def test_a_round_restarts_if_a_bot_file_is_saved_during_it(tmp_path: Path) -> None:
    folder = league_in(tmp_path, "odds", "mine.py")
    program(tmp_path, "mine")
    begun: list[MatchSetup] = []

    def saves(setup: MatchSetup, portions: Any) -> Iterator[list[PlayedGame]]:
        begun.append(setup)
        if len(begun) == 1:
            program(tmp_path, "mine", WRONG["noisy"])
        yield from HERE_ALONE(setup, portions)

    table = League(folder, lambda: 7).play_round(saves)
    assert (table.rounds, table.games, len(begun)) == (1, 4, 2)
    played = {one.name: one.digest for one in table.standings}
    assert played["mine.py"] == version_of(str(tmp_path / "mine.py"))


def test_another_file_on_another_machine_is_said(tmp_path: Path) -> None:
    folder = league_in(tmp_path, "odds", "mine.py")
    program(tmp_path, "mine")

    def elsewhere(*_: Any) -> Any:
        raise RulesError(Reason("arena-program-changed", {"given": "mine.py", "version": "1"}))

    with pytest.raises(RulesError, check=because("arena-program-changed")):
        League(folder, lambda: 7).play_round(elsewhere)


@pytest.mark.parametrize(
    "other", [{"game": "french_poker"}, {"seats": 3}, {"set": ("lives=2",)}, {"preset": "classic"}]
)
def test_the_same_rounds_are_played_in_any_process(other: dict[str, Any], tmp_path: Path) -> None:
    bots = ("odds", "liar", "random")
    folder = league_in(tmp_path, *bots)
    League(folder, lambda: 7).play_round(HERE_ALONE)
    folder.write_settings(LeagueSettings(bots, **other))
    with pytest.raises(LeagueProblem, check=because("arena-league-other-rules")):
        League(folder, lambda: 7).play_round(HERE_ALONE)
    folder.write_settings(LeagueSettings(bots, games=7))
    assert League(folder, lambda: 7).play_round(HERE_ALONE).games == 11


def test_a_match_of_the_arena_is_the_next_round(tmp_path: Path) -> None:
    """The games are the same whether they are configured in ``league.toml`` or in the arena."""
    bots = ("odds", "liar")
    played = League(league_in(tmp_path / "a", *bots), lambda: 7)
    played.play_round(HERE_ALONE)
    table = played.play_round(HERE_ALONE)
    folder = LeagueFolder(tmp_path / "b")
    folder.make()
    kept, mia = League(folder, lambda: 7), GAMES["mia"]
    for _ in range(2):
        seed = kept.next_seed("league")
        setup, seats = prepared(mia, mia.presets["standard"], bots, seed)
        games = list(played_match(setup, seats, range(4), HERE_ALONE))
        kept.keep(bots, setup, seats, games)
    assert folder.table() == table
    assert kept.rounds == played.rounds


def test_a_bot_that_plays_twice_has_two_names(tmp_path: Path) -> None:
    folder = LeagueFolder(tmp_path)
    mia, bots = GAMES["mia"], ("odds", "liar", "odds")
    setup, seats = prepared(mia, mia.presets["standard"], bots, "s")
    games = list(played_match(setup, seats, range(3), HERE_ALONE))
    League(folder, lambda: 7).keep(bots, setup, seats, games)
    assert {one.name for one in folder.table().standings} == {"odds", "liar", "odds 2"}


@pytest.mark.parametrize(("players", "seats"), [(2, 2), (3, 2), (5, 3), (4, 4)])
def test_a_round_is_fair_to_seats_and_long_enough(players: int, seats: int) -> None:
    games = games_a_round(players, seats)
    assert games % (players * seats) == 0
    assert games * seats / players >= 20
