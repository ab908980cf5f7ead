"""Tests of French poker in the terminal: its presentation, ladder and typed claims."""

import pytest
from rich.console import Console

from mendax.games.french_poker.claims import order_of
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.terminal.french_poker.ladder import LADDER_PAGE, for_programs, show
from mendax.words import LANGUAGES, Words
from mendax.words.french_poker_names import claim_name


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_claim_has_a_distinct_name(language: str) -> None:
    words = Words(language)
    for rules in (FrenchPokerRules(kickers="full"), POKER):
        claims = order_of(rules).claims
        names = [claim_name(words, rules, claim) for claim in claims]
        assert not [name for name in names if "french-poker-" in name]
        assert len(set(names)) == len(claims)
