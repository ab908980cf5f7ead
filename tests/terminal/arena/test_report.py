"""What is said of a match: faults and thinking times beside the standings."""

import io

from rich.console import Console

from mendax.games import GAMES as BOOKS
from mendax.terminal.arena.report import for_programs, show, thinking
from mendax.words import Words
from tests.terminal.arena.played import GAMES, REPORT


def test_thinking_times_are_of_programs_alone() -> None:
    nobody, slow, quick = thinking(3, GAMES)
    assert nobody is None
    assert slow is not None
    assert quick is not None
    assert (slow.moves, slow.median, slow.slowest) == (8, 5000.0, 5000.0)
    assert (quick.moves, quick.median, quick.slowest) == (24, 2.0, 3.0)
    assert quick.median <= quick.most <= quick.slowest
    assert thinking(3, [game._replace(conducts=()) for game in GAMES]) == ()


def test_faults_are_told_in_words_and_for_programs() -> None:
    console = Console(file=io.StringIO(), width=200)
    show(console, Words("en"), BOOKS["mia"], REPORT, plain=True)
    said = console.file.getvalue()  # type: ignore[attr-defined]
    assert "<slow>.py: faults in 8 games (8 × no answer in time), 8 forfeited" in said
    assert "refused: 16" in said
    assert "Game 1, no answer in time: " in said
    assert "Last line of its standard error: <slow>" in said
    assert "program-silent" not in said
    assert "quick.py: no faults" in said
    assert "<slow>.py: a move takes 5000 ms" in said
    found = for_programs(REPORT)
    assert found["charges"][1].faults == {"timeout": 8}
    (first,) = found["charges"][1].first
    assert (first.kind, first.game, first.error) == ("timeout", 1, "<slow>")
    assert first.reason.key == "program-silent"
    assert found["charges"][2].first == ()
    assert found["thinking"][0] is None
