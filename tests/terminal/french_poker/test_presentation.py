"""Tests of French poker in the terminal: its presentation, ladder and typed claims."""

from typing import Any

import pytest
from rich.console import Console

from mendax.games import GAMES
from mendax.games.french_poker.claims import HandRank, order_of
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.terminal.french_poker.claims import claim_name, hand_name, kept_name
from mendax.terminal.french_poker.ladder import LADDER_PAGE, for_programs, show
from mendax.terminal.french_poker.screen import FrenchPokerScreen
from mendax.terminal.screens import SCREENS, presentation_of
from mendax.words import LANGUAGES, Words

GAME: Any = GAMES["french_poker"]
FRENCH_POKER = SCREENS["french_poker"]()
RULES = GAME.presets[GAME.default_preset]


def test_the_presentation_is_registered() -> None:
    assert presentation_of(GAME) == FRENCH_POKER
    screen = FRENCH_POKER.screen(Words("en"), RULES, ("You", "Ann"), 0)
    assert isinstance(screen, FrenchPokerScreen)


def test_chances_are_shown_from_the_highest_claim_down() -> None:
    assert FRENCH_POKER.hinted
    assert FRENCH_POKER.odds is not None
    rows = FRENCH_POKER.odds.for_programs(RULES)
    assert rows[0]["claim"] == 66666
    assert len(rows) == len(GAME.reference(RULES).rungs)


def test_every_claim_is_there_the_highest_first_with_its_ways() -> None:
    rules = FrenchPokerRules()
    rows = for_programs(rules)
    assert {row["ways"] for row in rows} == {6**5}
    assert rows[0]["hand"] == "five"
    assert rows[0]["reached_by"] == 1
    assert rows[-1]["reached_percent"] > 99
    reached = [row["reached_by"] for row in rows]
    assert reached == sorted(reached)


def test_people_get_the_same_in_lines_and_as_a_table() -> None:
    words, console, rules = Words("en"), Console(width=120, no_color=True), FrenchPokerRules()
    lines = {}
    for plain in (True, False):
        with console.capture() as shown:
            show(console, words, rules, plain)
        lines[plain] = shown.get().splitlines()
        title = words.say("terminal-odds-title", game=words.say("french-poker-title"))
        assert any(title in line for line in lines[plain])
        assert sum("7776" in line.replace(",", "") for line in lines[plain]) == len(
            for_programs(rules)
        )
    assert lines[True] != lines[False]
    assert LADDER_PAGE.for_programs is for_programs


PLAIN, POKER = FrenchPokerRules(), FrenchPokerRules(faces="poker")


def test_a_claim_is_called_by_its_hand_and_faces() -> None:
    words = Words("en")
    general = claim_name(words, PLAIN, HandRank("two-pairs"))
    assert general == hand_name(words, PLAIN, "two-pairs")
    sixes = claim_name(words, PLAIN, HandRank("two-pairs", (6, 5)))
    assert sixes != general
    assert sixes != claim_name(words, POKER, HandRank("two-pairs", (6, 5)))


def test_kickers_are_named_as_the_table_shows_them() -> None:
    words, claim = Words("en"), HandRank("pair", (6,), (5, 4))
    assert "5, 4" in claim_name(words, PLAIN, claim)
    assert "K, Q" in claim_name(words, POKER, claim)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_claim_has_a_distinct_name(language: str) -> None:
    words = Words(language)
    for rules in (FrenchPokerRules(kickers="full"), POKER):
        claims = order_of(rules).claims
        names = [claim_name(words, rules, claim) for claim in claims]
        assert not [name for name in names if "french-poker-" in name]
        assert len(set(names)) == len(claims)


def test_dice_are_kept_by_their_places() -> None:
    assert [kept_name(kept) for kept in ((), (0, 2), (0, 1, 2, 3, 4))] == ["none", "№1, №3", "all"]
