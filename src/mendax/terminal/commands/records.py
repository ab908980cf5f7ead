"""``mendax replay`` and ``mendax verify``: replay and check recorded games.

A record contains only what its reader received.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.console import Console

from mendax.core.game import MendaxError, Reason
from mendax.core.text_form import write, write_actor
from mendax.games import game_named
from mendax.games.rules import options
from mendax.table.record.format import Record, RecordMove
from mendax.table.record.read import read_record
from mendax.table.record.undo import What, undo
from mendax.table.record.verify import Verdict, judge_together
from mendax.terminal import files, highlights, pages, retelling
from mendax.terminal.parameters import (
    OK,
    WRONG,
    AsJson,
    Lang,
    Plain,
    RecordFiles,
    print_json,
    spoken,
)
from mendax.words import Words


class SeveralRecords(MendaxError):
    """Raised when several records shall go into one file."""


class NoEntry(MendaxError):
    """Raised when a record does not have the requested entry."""


def replay(
    record: RecordFiles,
    /,
    *more: RecordFiles,
    entry: Annotated[int | None, Parameter(help="Only the entry with this number.")] = None,
    step: Annotated[bool, Parameter(negative=(), help="Wait for Enter after each entry.")] = False,
    lang: Lang = None,
    plain: Plain = False,
    json: AsJson = False,
    cast: Annotated[
        Path | None, Parameter(help="Write an asciicast, for asciinema, to this new file.")
    ] = None,
    svg: Annotated[
        Path | None, Parameter(help="Write a picture to this new file; choose an `--entry`.")
    ] = None,
) -> int:
    """Replay recorded games entry by entry, as their readers know them."""
    console, words = spoken(lang)
    paths = files.records_in((record, *more))
    if cast or svg:
        return _kept(words, paths, entry, cast, svg)
    if json:
        told = [for_programs(opened(path), entry) for path in paths]
        return print_json(told[0] if paths == [record] else told)
    for path in paths:
        if paths != [record]:
            pages.write(console, str(path))
        show(console, words, opened(path), entry, step, plain or not console.is_terminal)
    return OK


def verify(
    record: RecordFiles, /, *more: RecordFiles, lang: Lang = None, json: AsJson = False
) -> int:
    """Check recorded games offline: the text, the rules, and the committed dice.

    Exits with 0 if no record has a fault, otherwise with 1, naming the bad line. With several
    files, those with faults are named.
    """
    console, words = spoken(lang)
    paths = files.records_in((record, *more))
    texts = [undo(files.bytes_of(path)) for path in paths]
    held, shown = 0, list[dict[str, Any]]()
    judged = judge_together(text for text, _ in texts)
    for path, (text, undone), judgement in zip(paths, texts, judged, strict=True):
        lines = text.count("\n")
        held += not judgement.problems
        if json:
            found = verdict(words, lines, judgement) | {"undone": undone}
            shown.append(found if paths == [record] else {"file": str(path), **found})
        elif paths == [record] or judgement.problems:
            if paths != [record]:
                pages.write(console, str(path))
            show_verdict(console, words, lines, judgement)
            _show_undone(console, words, undone)
    if json:
        print_json(shown[0] if paths == [record] else shown)
    elif paths != [record]:
        pages.write(console, words.say("records-verified", held=held, games=len(paths)))
    return OK if held == len(paths) else WRONG


def opened(path: Path) -> Record:
    """Return the record in a file. Raises ``Unreadable``, or ``BrokenRecord`` with the invalid
    line.
    """
    return read_record(undo(files.bytes_of(path)).text)


def _moves(record: Record, entry: int | None) -> Sequence[RecordMove]:
    """Return all entries, or only the entry numbered ``entry``. Raises ``NoEntry``."""
    if entry is None:
        return record.moves
    chosen = [move for move in record.moves if move.number == entry]
    if not chosen:
        last = record.moves[-1].number if record.moves else 0
        raise NoEntry(Reason("terminal-replay-no-entry", {"number": entry, "last": last}))
    return chosen


# ── replay ───────────────────────────────────────────────────────────────────────────────────


def for_programs(record: Record, entry: int | None) -> dict[str, Any]:
    """Return the record as built-in types. Actions that the reader does not know are None."""
    return {
        "game": record.game.name,
        "number": record.number,
        "reader": _reader(record),
        "commitment": record.commitment,
        "edition": record.game.edition,
        "rules": _rules(record),
        "places": [msgspec.to_builtins(place) for place in record.places],
        "over": record.over,
        "entries": [
            {
                "number": move.number,
                "line": move.line,
                "actor": write_actor(move.actor),
                "action": None if move.action is None else write(move.action),
                "events": [msgspec.to_builtins(event) for event in move.events],
            }
            for move in _moves(record, entry)
        ],
        "highlights": highlights.for_programs(record),
    }


def _rules(record: Record) -> dict[str, Any]:
    """Return the options by name, or as stored if the edition can't be replayed."""
    return {o.name: getattr(record.rules, o.name) for o in options(type(record.rules))}


def _reader(record: Record) -> str:
    return write_actor(record.reader) if isinstance(record.reader, int) else str(record.reader)


def show(
    console: Console, words: Words, record: Record, entry: int | None, step: bool, plain: bool
) -> None:
    """Print the game in sentences with entry numbers."""
    pages.write(console, retelling.title(words, record))
    for part in retelling.retold(words, record, _moves(record, entry), plain):
        for one in part:
            console.print(one, soft_wrap=isinstance(one, str))
        if step and not _more():
            return
    if entry is None:
        _show_highlights(console, words, record)


def _show_highlights(console: Console, words: Words, record: Record) -> None:
    """Print the game's highlights, if any, with their entries."""
    screen, told = retelling.screen_of(words, record), highlights.highlights_of(record)
    if not told:
        return
    pages.write(console, "")
    pages.write(console, words.say("terminal-replay-story"))
    for one in told:
        sentence = highlights.sentence(words, screen, record, one)
        pages.write(console, f"{one.entry:>5}  {sentence}")


def _more() -> bool:
    try:
        input()
    except (EOFError, KeyboardInterrupt):
        return False
    return True


def _kept(
    words: Words, paths: Sequence[Path], entry: int | None, cast: Path | None, svg: Path | None
) -> int:
    """Write the replay of one record to files. Raises ``SeveralRecords`` for several records."""
    if len(paths) != 1:
        raise SeveralRecords(Reason("terminal-replay-one-record", {"count": len(paths)}))
    record = opened(paths[0])
    for path in filter(None, (cast, svg)):
        files.require_new(path)
    if cast:
        retelling.write_cast(cast, words, record, _moves(record, entry))
    if svg:
        retelling.write_svg(svg, words, record, _moves(record, entry))
    return OK


# ── verification ─────────────────────────────────────────────────────────────────────────────


def verdict(words: Words, lines: int, found: Verdict) -> dict[str, Any]:
    """Return the result of the check as data."""
    return {
        "holds": not found.problems,
        "lines": lines,
        "game": found.game,
        "edition": found.edition,
        "redone": found.redone,
        "remarks": [{"key": remark.key, "text": words.explain(remark)} for remark in found.remarks],
        "problems": [
            {"line": line, "key": reason.key, "text": words.explain(reason)}
            for line, reason in found.problems
        ],
    }


def show_verdict(console: Console, words: Words, lines: int, found: Verdict) -> None:
    """Print the faults of a record, what was checked, and the edition of its game."""
    if found.problems:
        pages.write(console, words.say("terminal-verify-fails"))
    else:
        pages.write(console, words.say("terminal-verify-holds", lines=lines))
    for problem in found.problems:
        pages.write(console, _explained(words, problem.reason))
    if found.redone is not None:
        pages.write(console, words.say("terminal-verify-redone", draws=found.redone))
    if found.game is None or found.edition is None:
        return
    title = words.say(pages.stem(game_named(found.game)) + "-title")
    pages.write(console, words.say("terminal-verify-edition", game=title, edition=found.edition))
    for remark in found.remarks:
        pages.write(console, words.explain(remark))


def _explained(words: Words, reason: Reason) -> str:
    """Return a problem in words. A broken law of fairness has its number and line."""
    told = words.explain(reason)
    if "law" not in reason.arguments:
        return told
    return words.say("terminal-verify-law", **reason.arguments, fault=told)


def _show_undone(console: Console, words: Words, undone: Sequence[What]) -> None:
    """Print the changes by editors and mail programs that were undone."""
    if undone:
        what = "; ".join(words.say(f"terminal-verify-undone-{one}") for one in undone)
        pages.write(console, words.say("terminal-verify-undone", what=what))
