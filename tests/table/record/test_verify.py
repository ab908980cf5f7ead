"""Tests that a genuine record passes, and that forgeries are found, even with recomputed line
hashes."""

import re
from random import Random

import pytest

from mendax.core.game import Opening
from mendax.games import GAMES
from mendax.games.mia.actions import Announce, Doubt, Shake
from mendax.table.record import verify as audit
from mendax.table.record.format import ALL, Reader
from mendax.table.record.read import read_record
from mendax.table.record.verify import states_before, verify
from mendax.table.record.write import chained
from mendax.table.table import Table
from tests.story.games import states as true_states
from tests.table.evening import BOTS, SECRET, Evening, played, problems, record_at

READERS: tuple[Reader, ...] = (0, 1, 2, None, ALL)


def forged(text: str, old: str, new: str, count: int = 1) -> tuple[str, int]:
    """Return the record with one change and new hashes, and the number of the changed line."""
    lines = [line[:-10] for line in text.splitlines()]
    at = next(n for n, line in enumerate(lines) if re.search(old, line))
    lines[at] = re.sub(old, new, lines[at], count=count)
    return chained(iter(lines)), at + 1


def test_true_records_are_true(subtests: pytest.Subtests) -> None:
    for open_seed in [False, True]:
        for reader in READERS:
            with subtests.test(reader=reader, open_seed=open_seed):
                evening = played(open_seed=open_seed)
                text = record_at(evening.table, 1, reader)
                assert text.isascii()
                assert verify(text) == ()
                assert verify(text.encode()) == ()
                record = read_record(text)
                assert (record.reader, record.number, record.over) == (reader, 1, True)
                assert [place.name for place in record.places] == ["Олена", "Taras", "Ivan"]
                seeds = [place.client_seed for place in record.places]
                assert seeds == [None, "0123456789abcdef" * 2, None]
                game = [line for line in evening.lines if line.actor not in ("person", "table")]
                assert [move.number for move in record.moves] == [line.number for line in game]


ALL_RULES = [
    pytest.param(name, preset, marks=() if preset == game.default_preset else pytest.mark.proof)
    for name, game in GAMES.items()
    for preset in game.presets
]


@pytest.mark.parametrize(("game", "preset"), ALL_RULES)
@pytest.mark.parametrize("reader", [1, None])
def test_records_of_every_kind_of_game_are_true(game: str, preset: str, reader: Reader) -> None:
    for seed in range(3):
        evening = Evening(game=game, preset=preset).start("taras", "ivan").play(Random(seed))
        assert verify(record_at(evening.table, 1, reader)) == ()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("reader", [1, ALL])
def test_views_are_reconstructed_from_a_seats_record(game: str, reader: Reader) -> None:
    """Unknown facts are filled in, and none of them is in the reader's views."""
    evening = Evening(game=game, preset="first_evening").start("taras", "ivan").play(Random(7))
    run = evening.table.game_run
    assert run is not None
    record = read_record(record_at(evening.table, 1, reader))
    made = states_before(record)
    assert made is not None
    assert len(made) == len(record.moves)
    for (_, state, actor, _), again in zip(true_states(run), made, strict=True):
        assert record.game.view(again, 1) == record.game.view(state, 1)
        if actor == 1:
            assert record.game.legal_actions(again, 1) == record.game.legal_actions(state, 1)


def test_forgeries_are_found(subtests: pytest.Subtests) -> None:
    cases: list[tuple[str, str, str]] = [
        (r"heading mendax/1", "heading mendax/2", "scheme"),
        (r"heading mendax/1 mia", "heading mendax/1 chess", "unreadable"),
        (r"lives=2", "lives=0", "unreadable"),
        (r"lives=2", "lives=7", "against-rules"),
        (r"place Taras ", "palce Taras ", "unreadable"),
        (r"chance fall \d\d$", "chance fall 32", "not-as-shown"),
        (r"chance fall \d\d$", "chance veiled", "not-as-shown"),
        (r"chance veiled$", "chance fall 66", "unproved"),
        (r"  salted (\d+) '?..", r"  salted \1 '00", "unfair-outcome"),
        (r"  salted (\d+) .*", r"  salted \1 nothex", "unfair-outcome"),
        (r"  salted (\d+)", "  salted 99", "unfair-salt"),
        (r"  committed (\d+)", "  committed 7", "unfair-draw-order"),
        (r"  opened (\d+) \d\d", r"  opened \1 41", "against-rules"),
        (r"  announced (\d) \d\d", r"  announced \1 99", "against-rules"),
        (r"  lost (\d) 1 ", r"  lost \1 2 ", "against-rules"),
        (r"  round-started 1 \d", "  round-started 1 9", "against-rules"),
        (r"^(\d+) seat\d", r"\1 seat9", "against-rules"),
        (r"^(\d+) seat", "1 seat", "order"),
        (r"^(\d+) seat", "one seat", "unreadable"),
        (r"  game-ended", "  game-over", "unreadable"),
        (r"end over", "end running", "wrong-end"),
    ]
    for old, new, why in cases:
        with subtests.test(old=old, new=new):
            text = record_at(played(seed=11).table, 1, 1)
            changed, line = forged(text, old, new)
            assert changed != text
            found = problems(changed)
            assert why in [key for _, key in found], found
            if why in (
                "scheme",
                "unreadable",
                "order",
                "unfair-draw-order",
                "unproved",
                "unfair-salt",
            ):
                assert (line, why) in found


def test_dice_that_differ_from_the_seed_are_found() -> None:
    evening = played(open_seed=True)
    assert evening.lines.pop().action.startswith("settle ")  # its owner drops the evidence
    draws = [n for n, line in enumerate(evening.lines) if line.action.startswith("fall ")]
    found = []
    for at in draws:  # one hidden die is changed; most changes break the game
        line = evening.lines[at]
        other = "fall 41" if line.action != "fall 41" else "fall 42"
        lines = list(evening.lines)
        lines[at] = type(line)(line.number, line.at, line.actor, None, None, other)
        try:
            table = Table.load("t1", SECRET, lines, BOTS)
        except Exception:
            continue
        if table.result() is not None:
            found.append(problems(record_at(table, 1, None)))
    assert found
    assert all("unfair-draw" in [key for _, key in each] for each in found)


def test_dice_opened_otherwise_than_they_fell_are_found() -> None:
    """The forger changes the dice everywhere and keeps the game legal; only the salt differs."""
    evening = Evening().start("taras")
    people = ("olena", "taras")
    seat = evening.to_act()[0]
    evening.act(people[seat], Shake())
    evening.act(people[seat], Announce(31))
    opened = evening.act(people[1 - seat], Doubt()).entries[0]
    roll = next(e.roll for e, _ in opened.events if isinstance(e, Opening))  # type: ignore[attr-defined]
    text = record_at(evening.table, 1, None)
    lines = [line[:-10] for line in text.splitlines()]
    other = 66 if roll != 66 else 55
    lines = [
        line.replace(f"fall {roll}", f"fall {other}").replace(
            f"opened 1 {roll}", f"opened 1 {other}"
        )
        for line in lines
    ]
    assert [key for _, key in problems(chained(iter(lines)))] == ["unfair-outcome"]


def test_the_search_gives_up_in_good_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audit, "PATIENCE", 1)
    text = record_at(played().table, 1, None)
    assert problems(text)[0][1] == "tangled"


@pytest.mark.parametrize(
    "patience",
    [2000, pytest.param(audit.PATIENCE, marks=pytest.mark.proof)],  # 200,000 moves take seconds
)
@pytest.mark.parametrize(
    ("old", "new"),
    [
        (r"  interrogated (\d) (\d) \d", r"  interrogated \1 \2 7"),
        (r"  card-marked (\d) (\d) \d", r"  card-marked \1 \2 9"),
        (r"  called (\d) (\d+)", r"  called \1 9\2"),
        (r"  raised (\d) (\d+)", r"  raised \1 9\2"),
    ],
)
def test_a_forged_move_is_named_though_much_is_hidden(
    old: str, new: str, patience: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The reader never saw 20 cards. There are more possibilities than can be tried, and none
    fits."""
    monkeypatch.setattr(audit, "PATIENCE", patience)
    evening = (
        Evening(game="sword_of_lies", preset="standard").start("taras", "ivan").play(Random(3))
    )
    text = record_at(evening.table, 1, None)
    assert verify(text) == ()
    changed, line = forged(text, old, new)
    record = read_record(changed)
    move = max(move.line for move in record.moves if move.line <= line)
    assert [(at, key in ("tangled", "against-rules")) for at, key in problems(changed)] == [
        (move, True)
    ]


@pytest.mark.parametrize("open_seed", [False, True])
def test_no_forgery_makes_the_audit_fall_over(open_seed: bool) -> None:
    text = record_at(played(lives=1, open_seed=open_seed).table, 1, 1)
    lines = [line[:-10] for line in text.splitlines()]
    words = sorted({word for line in lines for word in line.split()})
    words += ["-1", "99999999999", "()", "'", "yes", "-", "veiled", "seat3", "chance", "end", ""]
    luck = Random(7)
    for _ in range(1500):
        changed = list(lines)
        for _ in range(luck.randrange(1, 3)):
            at = luck.randrange(len(changed))
            parts = changed[at].split(" ")
            parts[luck.randrange(len(parts))] = luck.choice(words)
            changed[at] = " ".join(parts)
        if luck.random() < 0.3:
            del changed[luck.randrange(len(changed))]
        if luck.random() < 0.3:
            changed.insert(luck.randrange(len(changed)), luck.choice(lines))
        for problem in verify(chained(iter(changed))):
            assert 1 <= problem.line <= len(changed) + 1
