"""Tests of the seats and seeds of a game in the terminal, by options or defaults."""

from pathlib import Path

import pytest

from mendax.bots import BOTS, bots_for
from mendax.core.game import MendaxError, RulesError
from mendax.games import GAMES
from mendax.terminal.play.start import PlayOptions, bots_at, start
from tests.terminal.play.test_line_by_line import Person

MIA = GAMES["mia"]


def options(**changes: object) -> PlayOptions:
    usual = PlayOptions(
        game="mia",
        seats=None,
        bots=(),
        preset=None,
        changes=(),
        language="en",
        plain=True,
        hints=False,
        speed="instant",
        seed="7",
        full_screen=False,
        record=None,
    )
    return usual._replace(**changes)  # type: ignore[arg-type]


def test_four_sit_at_the_usual_table_with_the_best_bots_first() -> None:
    seated = bots_at(MIA, (), None)
    unadvised = [name for name in bots_for("mia") if not BOTS[name].asks("mia")]
    assert seated == tuple(reversed(unadvised))[:3]


def test_named_bots_make_the_table_and_repeat_to_fill_it() -> None:
    assert bots_at(MIA, ("liar", "odds"), None) == ("liar", "odds")
    assert bots_at(MIA, ("liar", "odds"), 6) == ("liar", "odds", "liar", "odds", "liar")
    assert len(bots_at(MIA, (), 20)) == 19


def test_a_level_fills_the_seats_that_named_bots_leave() -> None:
    def level(seats: int) -> tuple[str, ...]:
        assert seats == 5
        return "odds", "reader"

    assert bots_at(MIA, (), 5, fill=level) == ("odds", "reader", "odds", "reader")
    assert bots_at(MIA, ("liar",), 5, fill=level) == ("liar", "odds", "reader", "odds")


def test_a_level_that_the_table_lacks_is_refused() -> None:
    with pytest.raises(RulesError) as caught:
        start(options(level="perfect", seats=6))
    assert caught.value.reason.key == "coach-too-large"


@pytest.mark.parametrize(
    ("bots", "seats", "key"),
    [
        (("hal",), None, "bot-unknown"),
        (("squire",), None, "bot-unknown"),
        ((), 1, "rules-seats"),
        ((), 21, "rules-seats"),
        (("odds",) * 3, 3, "terminal-too-many-bots"),
    ],
)
def test_seats_and_bots_that_there_are_not_are_refused(
    bots: tuple[str, ...], seats: int | None, key: str
) -> None:
    with pytest.raises(RulesError) as caught:
        bots_at(MIA, bots, seats)
    assert caught.value.reason.key == key


def test_a_seed_makes_the_same_dice_and_the_same_decisions(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def evening(seed: str | None) -> str:
        person = Person(capsys, "d")
        monkeypatch.setattr("builtins.input", person)
        assert start(options(seed=seed, bots=("random", "random"))) == 0
        return person.seen + capsys.readouterr().out

    assert evening("7") == evening("7") != evening("8")
    assert evening(None) != evening(None)


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"game": "chess"}, "rules-unknown-game"),
        ({"game": "sword_of_lies", "hints": True}, "terminal-no-hints"),
        ({"preset": "cheats"}, "rules-unknown-preset"),
        ({"changes": ("lives=0",)}, "rules-out-of-range"),
        ({"record": Path("/nowhere/at/all.txt")}, "terminal-record-nowhere"),
    ],
)
def test_a_game_that_cannot_begin_shows_no_table(
    changes: dict[str, object], key: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(MendaxError) as caught:
        start(options(**changes))
    assert caught.value.reason.key == key
    assert capsys.readouterr().out == ""
