"""Tests of the odds page of Sword of Lies: the outcomes of marked cards, and costs of attacks."""

import pytest
from rich.console import Console

from mendax.games.sword_of_lies.chances import mark_table
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.terminal.sword_of_lies import marks
from mendax.words import LANGUAGES, Words


def shown(rules: SwordRules, plain: bool, language: str = "en") -> str:
    console = Console(width=120)
    with console.capture() as page:
        marks.show(console, Words(language), rules, plain)
    return " ".join(page.get().split())


def test_json_lists_every_case_of_marks() -> None:
    rows = marks.for_programs(SwordRules())
    assert {(row["named_truly"], row["believed"]) for row in rows} == {
        (told, believed) for told in (False, True) for believed in (False, True)
    }
    assert [row["becomes"] for row in rows] == [
        row.becomes for row in mark_table(SwordRules()).marks
    ]


def test_people_get_them_in_words_with_every_attack(subtests: pytest.Subtests) -> None:
    for plain in [False, True]:
        for language in LANGUAGES:
            with subtests.test(plain=plain, language=language):
                rules, words = SwordRules(triple_attack=True), Words(language)
                page = shown(rules, plain, language)
                for row in mark_table(rules).marks:
                    assert words.say(f"terminal-sword-of-lies-marks-{row.becomes}") in page
                for attack in mark_table(rules).attacks:
                    said = words.say(f"terminal-sword-of-lies-attack-{attack.attack}")
                    assert " ".join(said.split()) in page
                assert "terminal-sword" not in page


def test_only_attacks_of_these_rules_are_named() -> None:
    assert "Triple attack" in shown(SwordRules(triple_attack=True), True)
    assert "Triple attack" not in shown(SwordRules(), True)


def test_a_line_shows_the_question_the_answer_and_the_outcome() -> None:
    words, page = Words("en"), shown(SwordRules(), True)
    for row in mark_table(SwordRules()).marks:
        line = words.say(
            "terminal-sword-of-lies-marks-line",
            told=words.say(f"terminal-sword-of-lies-marks-{'truth' if row.named_truly else 'lie'}"),
            said=words.say(f"sword-of-lies-action-{'believe' if row.believed else 'disbelieve'}"),
            becomes=words.say(f"terminal-sword-of-lies-marks-{row.becomes}"),
        )
        assert " ".join(line.split()) in page


def test_the_drawn_page_is_a_table_and_the_plain_one_is_none() -> None:
    assert "│" not in shown(SwordRules(), True)
    assert shown(SwordRules(), True) != shown(SwordRules(), False)
