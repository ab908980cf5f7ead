"""Tests of the highlights of a recorded game: the facts that its reader knows, in words."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from mendax.server.coaching.loading import LoadedGame
from mendax.server.coaching.story import story_of
from mendax.story.telling import Highlight
from mendax.table.record.format import ALL, Reader
from mendax.table.record.read import read_record
from mendax.terminal.cli import run
from mendax.terminal.highlights import highlights_of, sentence
from mendax.terminal.screens import presentation_of
from mendax.words import LANGUAGES, Words
from tests.table.evening import Evening, record_at

GAMES = {"mia": ["lives=3"], "french_poker": ["tokens=2"], "sword_of_lies": ["cards=2"]}
MORE = ("ivan", "nina")


@pytest.fixture(scope="module", params=GAMES)
def evening(request: pytest.FixtureRequest) -> Evening:
    """Return a finished game whose cups stay closed."""
    return Evening(GAMES[request.param], request.param).start("taras", *MORE).play(Random(5))


def told(evening: Evening, reader: Reader) -> Iterator[tuple[Highlight, str]]:
    record = read_record(record_at(evening.table, 1, reader))
    names = [place.name for place in record.places]
    for language in LANGUAGES:
        words = Words(language)
        screen = presentation_of(record.game).screen(words, record.rules, names, 0)
        for one in highlights_of(record):
            yield one, sentence(words, screen, record, one)


@pytest.mark.parametrize("reader", [0, 1, None])
def test_record_highlights_equal_the_podiums(evening: Evening, reader: Reader) -> None:
    game_run = evening.table.game_run
    assert game_run is not None
    person = "watcher" if reader is None else ("olena", "taras")[int(reader)]
    game = LoadedGame(game_run, evening.table.table_view())
    podium = story_of(game, game_run.seat_of(person)).highlights
    record = read_record(record_at(evening.table, 1, reader))
    # The podium asks the coach for the turning point, where the game is solved.
    turning = {"story-lead", "story-turning-point"}
    expected = [one for one in podium if one.key not in turning]
    assert [one for one in highlights_of(record) if one.key not in turning] == expected


@pytest.mark.parametrize("reader", [0, ALL])
def test_each_is_a_sentence_in_every_language(evening: Evening, reader: Reader) -> None:
    sentences = list(told(evening, reader))
    names = [seat.name for seat in evening.table.table_view().seats]
    assert sentences
    for one, said in sentences:
        assert said != one.key
        assert "{" not in said
        assert all(names[seat] in said for seat in one.seats.values())


def test_a_replay_ends_with_them(
    evening: Evening, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.txt"
    path.write_text(record_at(evening.table, 1, ALL))
    assert run(["replay", str(path), "--lang", "en"]) == 0
    _, asked, story = capsys.readouterr().out.partition("\nHighlights:\n")
    assert asked
    assert run(["replay", str(path), "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)["highlights"]
    entries = [line.split()[0] for line in story.splitlines() if line[:5].strip()]
    assert entries == [str(one["entry"]) for one in listed]
    # One entry alone is no game.
    assert run(["replay", str(path), "--entry", entries[0], "--lang", "en"]) == 0
    assert "Highlights" not in capsys.readouterr().out


def test_a_game_that_goes_on_has_no_story(evening: Evening) -> None:
    record = read_record(record_at(evening.table, 1, ALL))
    assert highlights_of(record._replace(over=False)) == ()
    assert highlights_of(record._replace(moves=record.moves[:5])) == ()
