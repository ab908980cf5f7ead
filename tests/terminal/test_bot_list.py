"""Tests of bots as the terminal names them at a table, and lists them for people and for
programs."""

import pytest
from rich.console import Console

from mendax.terminal import bot_list
from mendax.words import LANGUAGES, Words


def test_bots_of_a_kind_are_numbered_and_a_single_one_is_not() -> None:
    words = Words("en")
    odds, liar, again = bot_list.names_of(("odds", "liar", "odds"), words)
    assert liar == words.say("bot-liar")
    assert odds != again
    assert odds.startswith(words.say("bot-odds"))
    assert ("1" in odds, "2" in again) == (True, True)


def test_people_get_a_line_for_every_bot(subtests: pytest.Subtests) -> None:
    for plain in [False, True]:
        for language in LANGUAGES:
            with subtests.test(plain=plain, language=language):
                console, words = (
                    Console(width=200, record=True, file=None, quiet=False),
                    Words(language),
                )
                with console.capture() as shown:
                    bot_list.show(console, words, plain)
                text = shown.get()
                for row in bot_list.for_programs(words):
                    assert row["name"] in text
                    assert row["label"] in text
                assert words.say("terminal-bots-any-game") in text


def test_single_games_promise_no_memory_of_earlier_ones() -> None:
    assert not [row for row in bot_list.for_programs(Words("en")) if "remember" in row["help"]]
