"""Tests that every event of Mia has a sentence, in every language, for every reader."""

import io
from typing import Any

import pytest
from msgspec.structs import replace
from rich.console import Console, RenderableType

from mendax.core.game import Unseen
from mendax.games import GAMES
from mendax.games.mia import events
from mendax.games.mia.order import ROLLS, ranking
from mendax.games.mia.rules import PRESETS, MiaRules
from mendax.games.mia.state import Claim, MiaState
from mendax.terminal.mia.screen import MiaScreen
from mendax.words import LANGUAGES, Words

MIA: Any = GAMES["mia"]
NAMES = ("You", "Ann", "Ben")


def screen(rules: MiaRules | None = None, language: str = "en") -> MiaScreen:
    rules = rules or MiaRules()
    return MiaScreen(Words(language), rules, NAMES, 0)


EVENTS = [
    events.RoundStarted(2, 1),
    events.Announced(1, 53, True),
    events.Announced(1, 53, False),
    events.Rerolled(1, 53),
    events.Believed(1),
    events.Peeked(1),
    events.DiceShown(1, 42, 1),
    events.DiceHidden(1),
    events.PassedOn(1, 53),
    events.Doubted(1, 2),
    events.Doubted(1, 0),
    events.AnswererChosen(1, 0),
    events.Conceded(1),
    events.Trusted(1),
    events.Forfeited(1),
    events.Opened(1, 21, 1, 66, True),
    events.Opened(1, 31, 1, 66, False),
    events.Toasted(1, 32, 1),
    events.Treated(1, 61, 1),
    events.Lost(1, 2, 3),
    events.Gained(1, 2, 3),
    events.WentOut(1),
    events.DieTaken(1),
    events.LivesRerolled(1, 1, 5),
    events.LivesKept(1),
]
SILENT = [
    events.Fell(1, 1),
    events.Looked(1),
    events.Shaken(1),
    events.LotDrawn(0, 1),
    events.Saw(1, 53),
    events.GameEnded((1, 2, 3)),
    Unseen((1,)),
]


def _drawn(table: RenderableType) -> str:
    console = Console(file=io.StringIO(), width=100, force_terminal=False)
    with console.capture() as shown:
        console.print(table)
    return shown.get()


def with_seat(event: Any, seat: int) -> Any:
    fields = {"seat": seat} if hasattr(event, "seat") else {"announcer": seat}
    return type(event)(**{f: fields.get(f, getattr(event, f)) for f in event.__struct_fields__})


def test_every_event_has_a_text_for_everyone(subtests: pytest.Subtests) -> None:
    for rules in PRESETS.values():
        for language in LANGUAGES:
            with subtests.test(rules=rules, language=language):
                told = screen(rules, language)
                for event in EVENTS:
                    for seat in (1, 0):
                        sentence = told.sentence(with_seat(event, seat))
                        assert sentence
                        assert not [sign for sign in ("mia-", "terminal-", "{") if sign in sentence]


def test_no_event_of_mia_is_forgotten() -> None:
    covered = {type(event) for event in (*EVENTS, *SILENT)}
    assert set(MIA.events) <= covered
    assert [screen().sentence(event) for event in SILENT] == [None] * len(SILENT)


def test_you_are_spoken_to() -> None:
    say = screen().sentence
    assert say(events.Announced(0, 53, True)) == "You announce 53."
    assert say(events.Announced(1, 53, False)) == "Ann announces 53 without looking."
    assert say(events.Doubted(2, 0)) == "Ben doubts you."
    assert say(events.Doubted(0, 1)) == "You doubt Ann."
    assert say(events.Lost(0, 2, 1)) == "You lose 2 lives; 1 life left."


def test_values_have_their_names(subtests: pytest.Subtests) -> None:
    cases: list[tuple[MiaRules, int, str]] = [
        (MiaRules(), 53, "53"),
        (MiaRules(), 21, "Mia 21"),
        (MiaRules(order="pips"), 62, "62 (8 pips)"),
        (MiaRules(order="pips"), 66, "66"),
        (MiaRules(order="pips", second="half_mia"), 51, "51 (6 pips)"),
        (MiaRules(order="pips", second="half_mia"), 42, "half Mia 42"),
        (MiaRules(second="little_mia"), 31, "little Mia 31"),
        (MiaRules(second="half_and_little"), 31, "little Mia 31"),
        (MiaRules(second="half_and_little"), 42, "half Mia 42"),
        (MiaRules(order="natural"), 21, "21"),
        (MiaRules(order="natural"), 11, "Mia 11"),
        (MiaRules(ones_top=True), 21, "21"),
        (MiaRules(ones_top=True), 11, "Mia 11"),
        (MiaRules(joker_32="toast"), 32, "joker 32"),
    ]
    for rules, value, shown in cases:
        with subtests.test(value=value, shown=shown):
            assert screen(rules).shown(value) == shown


def test_other_words_are_no_values(subtests: pytest.Subtests) -> None:
    for text in ["", "7", "70", "5", "534", "fifty", "5.,..3"]:
        with subtests.test(text=text):
            assert screen().read_value(text) is None


def state(phase: str, **changes: Any) -> MiaState:
    return MiaState(MiaRules(), (6, 5, 4), phase, 0, 2, 1, **changes)  # type: ignore[arg-type]


def test_hints_are_shown_only_on_request() -> None:
    answer = state("answer", roll=42, roller=2, claims=(Claim(2, 54, "looked"),))
    view, offers = MIA.view(answer, 0), MIA.legal_actions(answer, 0)
    assert screen().aid(view, offers, hints=False) is None
    aid = screen().aid(view, offers, hints=True)
    assert aid is not None
    assert "18 beat it (50%)" in aid.words


def test_a_turned_direction_is_said_and_drawn() -> None:
    turned = replace(state("answer"), direction=-1)
    view = MIA.view(turned, 0)
    said = "Play now goes the other way round."
    assert screen().lines(view)[1] == said
    assert f"↺ {said}" in _drawn(screen().table(view))
    assert said not in _drawn(screen().table(MIA.view(state("answer"), 0)))


def test_any_roll_of_equal_pips_says_them_and_so_does_their_sum() -> None:
    pips = screen(MiaRules(order="pips"))
    for text, value in (
        *(("42", 51), ("51", 51), ("6", 51), ("6 pips", 51), ("Σ6", 51)),
        *(("11", 11), ("Σ11 ", 65), ("65", 65), ("11 pips", 65), ("10", 64), ("4", 31)),
    ):
        assert pips.read_value(text) == value, text
    assert screen(MiaRules(order="pips"), "uk").read_value("6 очок") == 51
    assert screen(MiaRules(order="pips"), "uk").read_value("6 pips") == 51
    assert [pips.typed(value, "value") for value in (51, 65, 66, 21)] == ["6", "65", "66", "21"]
    assert screen().read_value("6") is None
    assert screen(MiaRules(second="little_mia")).read_value("little Mia") == 31


def test_the_own_roll_can_always_be_typed() -> None:
    """In every order, the roll and all of its listed names stand for its true value."""
    for order in ({}, {"order": "natural"}, {"order": "pips", "second": "half_mia"}):
        rules = MiaRules(**order)  # type: ignore[arg-type]
        told, rank = screen(rules), ranking(rules).rank
        for roll in ROLLS:
            value = told.read_value(str(roll))
            assert value in ranking(rules).values
            assert rank[value] == rank[roll]
            assert told.read_value(told.typed(value, "value")) == value


def test_where_equals_are_allowed_the_odds_are_of_reaching() -> None:
    rules, claim = MiaRules(announce="equal_or_higher"), Claim(2, 62, "looked")
    told = screen(rules)
    cup = MiaState(rules, (6, 6, 6), "cup", 0, 2, 1, (claim,), 42, 1, 0, True)
    view = MIA.view(cup, 0)
    assert told.question(view) == "You have 42. You need 62 or more. What do you announce?"
    listed = told.aid(view, MIA.legal_actions(cup, 0), hints=True)
    assert listed is not None
    assert listed.list[0] == "62 44%"  # 16 of 36: standard order
    unseen = MIA.view(MiaState(rules, (6, 6, 6), "cup", 0, 2, 1, (claim,), 42, 1, 0), 0)
    assert "62 or more" in told.question(unseen)
    meyer = PRESETS["meyer"]
    answer = MiaState(meyer, (6, 6, 6), "answer", 0, 2, 1, (claim,), 42, 1, 2)
    aid = screen(meyer).aid(MIA.view(answer, 0), MIA.legal_actions(answer, 0), hints=True)
    assert aid is not None
    assert "18 are 62 or better (50%)" in aid.words
