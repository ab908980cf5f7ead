"""Tests of a folder of records with one valid record of every game."""

from pathlib import Path

import pytest

from mendax.arena.match import on_cores, played_match, prepared
from mendax.games import GAMES
from mendax.programs.arena.charges import Conduct
from mendax.table.record.verify import verify
from mendax.terminal.arena import game_records
from mendax.terminal.arena.game_records import GameRecords
from mendax.terminal.files import Unwritable
from tests.reasons import because

MIA = GAMES["mia"]


def test_every_game_has_a_record_and_errors_are_bounded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_records, "ERRORS_KEPT", 20)
    setup, seats = prepared(MIA, MIA.presets["standard"], ["random", "odds"], "x", keep_moves=True)
    records = GameRecords(tmp_path / "new", setup, ("a/b", "odds"))
    games = played_match(setup, seats, range(3), on_cores(1))
    for number, game in enumerate(games, 1):
        records.write(number, game._replace(conducts=(Conduct(errors="loud " * 9), None)))
    written = sorted(tmp_path.glob("new/*.record"))
    assert [path.name for path in written] == ["00001.record", "00002.record", "00003.record"]
    assert [verify(path.read_text()) for path in written] == [(), (), ()]
    assert (tmp_path / "new" / "a-b.errors").stat().st_size <= 20
    with pytest.raises(Unwritable, check=because("exists")):
        GameRecords(tmp_path / "new", setup, ("a", "b"))
    with pytest.raises(Unwritable, check=because("nowhere")):
        GameRecords(written[0], setup, ("a", "b"))
