"""The score of an evening: over games of different kinds, players who leave, and restarts."""

from random import Random

from mendax.table.actions import AddBot, Leave, Rename, ResetScore, SetGame, Sit, Start
from mendax.table.events import ScoreReset
from mendax.table.table import Table
from mendax.table.views import ScoreLine, ScoreView
from tests.table.evening import BOTS, Evening, played, reason, told


def score(evening: Evening) -> ScoreView:
    view = evening.table.table_view().score
    assert evening.again().table_view().score == view
    whole = Table.load("t1", evening.secret, evening.lines, BOTS)
    assert whole.table_view().score == view
    return view


def won(evening: Evening) -> dict[str, int]:
    return {name_of(evening, one): sum(one.won) for one in score(evening).lines}


def name_of(evening: Evening, line: ScoreLine) -> str:
    return line.name if line.seat is None else evening.table.table_view().seats[line.seat].name


def test_games_of_all_kinds_count() -> None:
    evening = played()
    first = [one.seat for one in score(evening).lines]
    evening.do("olena", SetGame("sword_of_lies"))
    evening.do("olena", Start())
    evening.play(Random(5))
    view = score(evening)
    assert (view.games, view.played) == (("mia", "sword_of_lies"), (1, 1))
    assert [sum(one.won) for one in view.lines] == sorted(
        (sum(one.won) for one in view.lines), reverse=True
    )
    for one in view.lines:
        assert one == ScoreLine(one.won, one.seat), "a seat has the name and the face"
        assert one.won[0] == (one.seat in first)
    result = evening.table.seen_by("olena").result
    assert result is not None
    assert sum(one.won[1] for one in view.lines) == result.places.count(1)


def test_players_who_leave_stay_in_the_score_and_return_to_theirs() -> None:
    evening = played()
    before = won(evening)
    evening.do("taras", Leave())
    evening.do("olena", AddBot("odds", "Flora"))
    evening.do("olena", Start())
    evening.play(Random(7))
    gone = {one.name: one.seat for one in score(evening).lines}["Taras"]
    assert gone is None
    evening.do("taras", Sit("Taras"))
    evening.do("taras", Rename("Taras II"))
    evening.do("olena", Start())
    evening.play(Random(8))
    view = score(evening)
    assert view.played == (3,)
    assert won(evening)["Taras II"] >= before["Taras"] > 0
    assert sum(won(evening).values()) == 3


def test_the_host_resets_it() -> None:
    evening = played()
    assert reason(lambda: evening.do("taras", ResetScore())) == "not-host"
    evening.do("olena", ResetScore())
    assert told(evening.entries)[-1] == ScoreReset()
    assert score(evening) == ScoreView((), (), ())
    evening.do("olena", Start())
    evening.play(Random(2))
    assert score(evening).played == (1,)
