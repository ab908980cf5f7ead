"""Tests that house rules are declared once, read from words, and refused with the allowed
values."""

import typing
from typing import Annotated, Any, ClassVar, Literal

import pytest

from mendax.core.game import RulesError
from mendax.games import BUILT_IN, game_named
from mendax.games.rules import (
    Contradiction,
    HeadingName,
    Option,
    OutsidePlay,
    Range,
    Rules,
    Source,
    Topic,
    changed_options,
    check_seats,
    only_if,
    options,
    parse_options,
    read_options,
    unless,
    with_options,
    write_options,
)
from tests.reasons import because


class TableRules(Rules, frozen=True, kw_only=True):
    """One option of each kind."""

    dice: Annotated[int, Range(2, 5), Source("the seeds")] = 3
    loud: bool = False
    order: Annotated[Literal["up", "down"], Source("a friend")] = "up"

    contradictions: ClassVar[tuple[Contradiction, ...]] = (
        Contradiction("loud-two", (("loud", (True,)), ("dice", (2, 3)))),
    )


FINE = TableRules(dice=4)


def refused(*changes: tuple[str, Any]) -> dict[str, Any]:
    """Return the reason for which these changes are refused, as a record."""
    with pytest.raises(RulesError) as caught:
        with_options(FINE, dict(changes))
    return {"key": caught.value.reason.key, **caught.value.reason.arguments}


def test_options_are_read_from_the_declaration_the_clock_last() -> None:
    assert options(TableRules) == (
        Option("dice", "number", 3, (), 2, 5, "the seeds"),
        Option("loud", "switch", False),
        Option("order", "choice", "up", ("up", "down"), source="a friend"),
        Option("turn_clock", "number", 0, (), 0, 86_400, "ours; 0 is off", in_play=False),
    )


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_option_of_a_built_in_game_declares_its_heading(game: str) -> None:
    kind: Any = BUILT_IN[game].rules
    for name, hint in typing.get_type_hints(kind, include_extras=True).items():
        if name in kind.__struct_fields__:
            marks = [mark for mark in typing.get_args(hint) if isinstance(mark, Topic)]
            assert len(marks) == 1, name
    assert {option.heading for option in options(kind)} == set(typing.get_args(HeadingName))


def test_a_value_of_the_wrong_kind_or_size_is_refused(subtests: pytest.Subtests) -> None:
    cases: list[tuple[str, object]] = [
        *(("dice", given) for given in (1, 6, -3, True, 3.0, "3", None, 10**30)),
        *(("loud", given) for given in (0, 1, "yes", None)),
        *(("order", given) for given in ("sideways", "UP", 0, None, ["up"], "")),
        *(("turn_clock", given) for given in (-1, 86_401, False, "10")),
    ]
    for name, given in cases:
        with subtests.test(name=name):
            allowed = {option.name: option.allowed for option in options(TableRules)}[name]
            assert refused((name, given)) == {
                "key": "rules-out-of-range",
                "option": name,
                "given": str(given)[:40],
                "allowed": allowed,
            }


def test_rules_made_past_the_options_are_refused_when_checked() -> None:
    for wrong in (TableRules(dice=9), TableRules(loud="yes")):  # type: ignore[arg-type]
        with pytest.raises(RulesError, check=because("rules-out-of-range")):
            wrong.checked()


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    assert refused(("cups", 2)) == {
        "key": "rules-unknown-option",
        "option": "cups",
        "allowed": "dice, loud, order, turn_clock",
    }


def test_a_long_name_or_value_is_cut_in_the_reason() -> None:
    assert len(refused(("x" * 10_000, 2))["option"]) == 40
    assert len(refused(("order", "x" * 10_000))["given"]) == 40


@pytest.mark.parametrize(("dice", "loud"), [(2, True), (3, True)])
def test_contradictions_name_the_options_that_quarrel(dice: int, loud: bool) -> None:
    reason = refused(("dice", dice), ("loud", loud))
    assert reason == {"key": "loud-two", "options": "loud, dice"}


# ── when an option applies ───────────────────────────────────────────────────────────────────


class Wager(Rules, frozen=True, kw_only=True):
    """Options that depend on others, in a chain."""

    paid_in: Literal["coins", "nothing"] = "coins"
    stake: Annotated[int, Range(0, 9), only_if("paid_in", "coins")] = 1
    limit: Annotated[int, Range(0, 9), unless("stake", 0, 1)] = 5
    shown: Annotated[bool, OutsidePlay()] = False


def test_an_option_names_its_conditions() -> None:
    known = {option.name: option for option in options(Wager)}
    assert known["paid_in"].unmet(Wager()) is None
    assert known["stake"].unmet(Wager()) is None
    assert known["stake"].unmet(Wager(paid_in="nothing")) == only_if("paid_in", "coins")
    assert known["limit"].unmet(Wager()) == unless("stake", 0, 1)
    assert known["limit"].unmet(Wager(stake=2)) is None
    assert [o.name for o in known.values() if not o.in_play] == ["shown", "turn_clock"]


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"paid_in": "nothing", "stake": 3}, ("only-with", "stake", "paid_in", "coins")),
        ({"limit": 3}, ("not-with", "limit", "stake", "0, 1")),
        ({"paid_in": "nothing", "limit": 3}, ("not-with", "limit", "stake", "0, 1")),
        (
            {"paid_in": "nothing", "stake": 3, "limit": 2},
            ("only-with", "stake", "paid_in", "coins"),
        ),
    ],
)
def test_changing_an_idle_option_is_refused(
    changes: dict[str, Any], reason: tuple[str, ...]
) -> None:
    with pytest.raises(RulesError) as caught:
        with_options(Wager(), changes)
    given = caught.value.reason
    told = tuple(given.arguments[name] for name in ("option", "other", "values"))
    assert (given.key.removeprefix("rules-applies-"), *told) == reason


def test_options_that_stop_applying_return_to_defaults() -> None:
    rich = Wager(stake=4, limit=8)
    assert with_options(rich, {"paid_in": "nothing"}) == Wager(paid_in="nothing")
    assert with_options(rich, {"stake": 1}) == Wager()
    assert with_options(Wager(), {"paid_in": "nothing", "stake": 1, "limit": 5}).stake == 1


def test_stored_rules_read_back_whether_or_not_all_apply() -> None:
    kept = "paid_in=nothing stake=7 limit=2 shown=yes turn_clock=0"
    assert read_options(Wager(), kept.split()) == Wager(paid_in="nothing", shown=True)
    assert Wager(paid_in="nothing", stake=7).checked() == Wager(paid_in="nothing")
    for word in ("stake=77", "bets=1"):
        with pytest.raises(RulesError):
            read_options(Wager(), [word])


def test_only_applying_options_count_as_changed() -> None:
    rich = Wager(stake=4, limit=8, shown=True)
    assert [o.name for o in changed_options(Wager(), rich)] == ["stake", "limit", "shown"]
    assert [o.name for o in changed_options(rich, Wager(paid_in="nothing"))] == ["paid_in", "shown"]


# ── words ────────────────────────────────────────────────────────────────────────────────────


def test_options_are_read_from_words() -> None:
    read = parse_options(FINE, ["dice=5", "loud=on", "order=down", "turn_clock=30"])
    assert read == TableRules(dice=5, loud=True, order="down", turn_clock=30)
    for word, loud in (("yes", True), ("YES", True), ("on", True), ("no", False), ("off", False)):
        assert parse_options(FINE, [f"loud={word}"]).loud is loud


def test_a_word_that_makes_no_sense_is_refused(subtests: pytest.Subtests) -> None:
    cases: list[str] = [
        *("dice", "dice=", "dice=six", "dice=-3", "dice=3.0", "dice=٣", "dice=1", "dice=3=4"),
        *("dice=" + "9" * 9999, "loud", "loud=1", "loud=maybe", "order=Up", "order=up,down"),
    ]
    for word in cases:
        with subtests.test(word=word):
            with pytest.raises(RulesError, check=because("rules-out-of-range")) as caught:
                parse_options(FINE, [word])
            assert caught.value.reason.arguments["option"] == word.partition("=")[0]
            assert len(str(caught.value.reason.arguments["given"])) <= 40


@pytest.mark.parametrize("word", ["", "=", "=3", "Dice=3", "cups=2", "x" * 9999], ids=range(6))
def test_a_word_for_no_option_is_refused(word: str) -> None:
    with pytest.raises(RulesError, check=because("rules-unknown-option")):
        parse_options(FINE, [word])


def test_words_that_contradict_are_refused() -> None:
    with pytest.raises(RulesError, check=because("loud-two")):
        parse_options(FINE, ["loud=yes", "dice=2"])


def test_all_options_are_written_as_words_that_read_back() -> None:
    rules = TableRules(dice=5, loud=True, order="down", turn_clock=7)
    assert write_options(rules) == "dice=5 loud=yes order=down turn_clock=7"
    assert parse_options(TableRules(), write_options(rules).split()) == rules


# ── seats, names ─────────────────────────────────────────────────────────────────────────────


def test_seats_must_fit_the_game() -> None:
    for seats in (2, 3, 20):
        check_seats(seats, range(2, 21))
    wrong: tuple[Any, ...] = (1, 21, 0, -2, True, 2.0, "2", None)
    for seats in wrong:
        with pytest.raises(RulesError, check=because("rules-seats")) as caught:
            check_seats(seats, range(2, 21))
        assert caught.value.reason.arguments == {"given": repr(seats), "allowed": "2–20"}


def test_a_game_there_is_not_is_refused_with_those_there_are() -> None:
    for name in ("chess", "", "Mia", "x" * 9999):
        with pytest.raises(RulesError, check=because("rules-unknown-game")) as caught:
            game_named(name)
        assert "mia" in str(caught.value.reason.arguments["allowed"])
        assert len(str(caught.value.reason.arguments["given"])) <= 40
