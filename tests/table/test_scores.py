"""Tests of the score of an evening over games of different kinds, players who leave, and
restarts."""

from random import Random

from mendax.table.actions import AddBot, Leave, Rename, ResetScore, SetGame, Sit, Start
from mendax.table.events import ScoreReset
from mendax.table.table import Table
from mendax.table.views import ScoreView
from tests.table.evening import BOTS, Evening, played, reason, told


def score(evening: Evening) -> ScoreView:
    view = evening.table.table_view().score
    assert evening.again().table_view().score == view
    whole = Table.load("t1", evening.secret, evening.lines, BOTS)
    assert whole.table_view().score == view
    return view


def won(evening: Evening) -> dict[str, int]:
    view = score(evening)
    names = [one.name for one in evening.table.table_view().seats]
    seated = {name: sum(won) for name, won in zip(names, view.won, strict=True) if won}
    return seated | {one.name: sum(one.won) for one in view.former}


def test_games_of_all_kinds_count() -> None:
    evening = played()
    first = [sum(one) for one in score(evening).won]
    assert sum(first) == 1
    evening.do("olena", SetGame("sword_of_lies"))
    evening.do("olena", Start())
    evening.play(Random(5))
    view = score(evening)
    assert (view.games, view.played) == (("mia", "sword_of_lies"), (1, 1))
    result = evening.table.seen_by("olena").result
    assert result is not None
    second = [int(place == 1) for place in result.places]
    kinds = zip(first, second, strict=True)
    assert view.won == tuple(both if any(both) else () for both in kinds)
    assert view.former == ()


def test_players_who_leave_stay_in_the_score_and_return_to_theirs() -> None:
    evening = played()
    before = won(evening)
    evening.do("taras", Leave())
    evening.do("olena", AddBot("odds", "Flora"))
    evening.do("olena", Start())
    evening.play(Random(7))
    assert [one.name for one in score(evening).former] == ["Taras"]
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
    assert score(evening) == ScoreView((), (), (), ())
    evening.do("olena", Start())
    evening.play(Random(2))
    assert score(evening).played == (1,)
