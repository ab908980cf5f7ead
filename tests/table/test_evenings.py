"""Tests of evenings that are written down in ``evenings/``, one line for each action.

A line names a person and an action, as logs spell it. ``!`` is followed by the reason of a refusal,
``=`` by all public events, and ``>`` by some of them. ``·`` stands for a space in a word, and
``SHARE1`` and ``HASH1`` for a share and its hash. Other lines:

- ``at GAME [PRESET] [OPTION=VALUE …]``: open another table than Olena's of Mia
- ``sit PERSON …``: let people sit down under their names
- ``play SEED``: play to the end of the game with random moves
- ``table ACTION``: let the table itself act, as after a disconnect
- ``without SEAT …``: let the table begin a game while these seats are absent
- ``reserve PERSON PROGRAM``: reserve a seat for a program
- ``PERSON move ACTION``: make a move in the game
- ``? QUESTION WORD …``: compare an answer of ``QUESTIONS``

Each evening ends with a replay, which must show the same table.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.parse import quote, unquote

import pytest

from mendax.core.game import Action, MendaxError
from mendax.core.shares import share_hash
from mendax.core.text_form import read, write
from mendax.table.actions import LOGGED, SetTable, Settings, Sit, Start, TableAction
from mendax.table.commands import Act, ByTable, Command, Do, KeepSeat, Readdress
from mendax.table.table import Batch, Table
from mendax.table.views import ScoreView
from tests.table.evening import Evening, all_that_is_seen, names, told

WATCHERS: Final = ("olena", "taras", "zoya", "olena/0", "taras/0")
FOLDER: Final = Path(__file__).parent / "evenings"


def of_seats(field: str) -> Callable[[Evening], list[Any]]:
    """Return a question about a field of every seat."""
    return lambda evening: [getattr(seat, field) for seat in evening.table.table_view().seats]


def of_table(field: str) -> Callable[[Evening], list[Any]]:
    """Return a question about a field of the table."""
    return lambda evening: [getattr(evening.table.table_view(), field)]


QUESTIONS: Final[dict[str, Callable[[Evening], list[Any]]]] = {
    "names": names,
    "people": lambda evening: list(evening.table.people()),
    "kicked": lambda evening: sorted(evening.table.state.lobby.seating.kicked),
    "stakes": lambda evening: [evening.table.table_view().stakes is not None],
    "to-act": Evening.to_act,
    "played": lambda evening: list(evening.table.table_view().score.played),
    "former": lambda evening: [one.name for one in evening.table.table_view().score.former],
    "wins": lambda evening: [sum(map(sum, won(evening.table.table_view().score)))],
    "watches": lambda evening: [p for p in WATCHERS if evening.table.seen_by(p).watches],
    **{name: of_table(name) for name in ("host", "phase", "game", "games", "preset", "rules")},
    **{
        name: of_seats(name)
        for name in (
            *("bot", "away", "lost", "muted", "ready", "vote", "stack", "bought", "program"),
            *("reserved", "device", "mask", "next", "opens", "shared"),
        )
    },
}


def won(score: ScoreView) -> Iterator[tuple[int, ...]]:
    """Yield the games that each player has won, of each kind."""
    yield from score.won
    yield from (one.won for one in score.former)


def evenings() -> Iterator[Any]:
    """Yield the lines of each evening."""
    for file in sorted(FOLDER.glob("*.txt")):
        text = file.read_text()
        for word, share in (("1", "ab" * 16), ("2", "cd" * 16)):
            text = text.replace(f"SHARE{word}", share)
            text = text.replace(f"HASH{word}", share_hash(bytes.fromhex(share)))
        for part in text.split("\n# ")[1:]:
            title, _, lines = part.partition("\n")
            yield pytest.param(lines.strip().splitlines(), id=f"{file.stem}: {title}")


def spelt(text: str) -> Action:
    """Return the action that a line spells."""
    words = [quote(word.replace("·", " "), safe="/:.,;!?+*=@&$_~()'-%") for word in text.split()]
    words = [f"'{word}" if len(word) > 30 and word[0].isdigit() else word for word in words]
    action: Action = read(" ".join(words), dict.fromkeys((*TableAction, *LOGGED)))
    return action


def shown(word: object) -> str:
    """Return a value as an evening spells it."""
    plain: dict[object, str] = {None: "-", True: "yes", False: "no"}
    return plain[word] if word is None or isinstance(word, bool) else str(word).replace(" ", "·")


def command_of(table: Table, person: str, text: str) -> Command:
    """Return the command of a line."""
    kind, _, rest = text.partition(" ")
    if kind == "move":
        return Act(person, read(rest, table.state.lobby.game.actions), table.number)
    if person == "table":
        return ByTable(spelt(text))  # type: ignore[arg-type]
    if person == "without":
        return ByTable(Start(), tuple(map(int, text.split())))
    if person == "reserve":
        return KeepSeat(kind, rest, "Program")
    if kind == "readdress":
        return Readdress(person, rest)
    if kind == "set":
        options = dict(word.split("=") for word in rest.split())
        chosen = {k: {"yes": True, "no": False}.get(v, v) for k, v in options.items()}
        return Do(person, SetTable(Settings(**chosen)))  # type: ignore[arg-type]
    return Do(person, spelt(text))


def outcome(evening: Evening, command: Command) -> list[str] | str:
    """Return the events of a command, or the reason of its refusal."""
    evening.at += 10
    before = evening.table.number
    try:
        batch: Batch = evening.keep(evening.table.execute(command, evening.at))
    except MendaxError as error:
        assert evening.table.number == before
        return error.reason.key.removeprefix("table-refused-")
    return [unquote(write(e).replace("%20", "·")).replace(" '", " ") for e in told(batch.entries)]


def done(evening: Evening, line: str) -> None:
    """Do and check one line."""
    text, sign, expected = line, "", ""
    for mark in (" ! ", " = ", " > "):
        if mark in line:
            text, sign, expected = *line.split(mark, 1)[:1], mark.strip(), line.split(mark, 1)[1]
    who, _, rest = text.strip().partition(" ")
    if who == "?":
        question, *words = rest.split()
        assert [shown(found) for found in QUESTIONS[question](evening)] == words, line
        return
    if who == "sit":
        for person in rest.split():
            evening.do(person, Sit(person.capitalize()))
        return
    if who == "play":
        evening.play(Random(int(rest)))
        return
    found = outcome(evening, command_of(evening.table, who, rest))
    if sign == "!":
        assert found == expected.strip(), line
        return
    assert isinstance(found, list), (line, found)
    events = [event.strip() for event in expected.split(" ; ")] if expected else []
    assert found == events if sign == "=" else set(events) <= set(found), (line, found)


@pytest.mark.parametrize("lines", list(evenings()))
def test_an_evening_goes_as_it_is_written(lines: list[str]) -> None:
    evening = Evening()
    for line in lines:
        if line.startswith("at "):
            _, game, *words = line.split()
            preset = words.pop(0) if words and "=" not in words[0] else None
            evening = Evening(words, game=game, preset=preset)
        else:
            done(evening, line)
    assert all_that_is_seen(evening.again()) == all_that_is_seen(evening.table)
