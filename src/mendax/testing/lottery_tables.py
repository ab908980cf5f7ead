"""The lotteries of all built-in games for the browser, ``web/src/table/lotteries.gen.ts``.

``python -m mendax.testing.lottery_tables web/src/table/lotteries.gen.ts`` writes the file. It is
generated from the rule books, so the browser repeats the server's draws without a copy of the
rules. ``tests/testing/test_lottery_tables.py`` checks that the file is current.

Three kinds of lotteries have a short form: a lottery that is the same under all rules, a lot among
the seats, and a pack that contains each of the last faces of a deck equally often.
"""

import json
from argparse import ArgumentParser
from itertools import product
from pathlib import Path
from typing import Any, Final

import msgspec

from mendax.core.lotteries import Lottery
from mendax.games import BUILT_IN
from mendax.games.rules import options

_HEAD: Final = """\
// made by `python -m mendax.testing.lottery_tables`: the outcomes of chance in every built-in game
export interface LotteryTable {
  /** The outcomes in order, as text. */
  readonly words: readonly string[];
  /** The number of tickets of each outcome; null: one each. */
  readonly tickets: readonly number[] | null;
  /** A lot: only the first outcomes count, one for each seat. */
  readonly seats: boolean;
  /** A lot among some seats: the field of the event that names them. */
  readonly among: string;
  /** True if outcomes are drawn without replacement, from a pack that such lotteries share. */
  readonly pack: boolean;
  /** True if drawn cards return to the pack when it is shuffled. */
  readonly returns: boolean;
}
/** The size of the pack under all rules and for all numbers of seats. */
export interface PackTable {
  /** The options that the pack depends on, with their smallest and largest values, and the value of
   *  rules that do not name the option. */
  readonly options: readonly (readonly [
    name: string,
    low: number,
    high: number,
    unnamed: number,
  ])[];
  /** The smallest and the largest number of seats. */
  readonly seats: readonly [low: number, high: number];
  /** By the values of the options, then by the number of seats: how often the pack contains each
   *  face, as a digit of base 36. */
  readonly copies: string;
  /** By the value of the first option: the number of faces that are left out. */
  readonly skipped: readonly number[];
}
export interface GameTable {
  readonly edition: number;
  /** By the kind of public event that accompanies a draw. */
  readonly byEvent: Readonly<Record<string, LotteryTable>>;
  /** The kind of event that may shuffle drawn cards into the pack. */
  readonly shuffle: string;
  readonly pack: PackTable | null;
}
export const LOTTERIES: Readonly<Record<string, GameTable>> = """
PACK_OPTIONS: Final = {"sword_of_lies": ("lowest_rank", "cards", "decks")}
"""The options that a game's pack depends on. The first one leaves out faces."""
_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"


def text() -> str:
    """Return the content of the file."""
    tables = {name: _table(game) for name, game in BUILT_IN.items()}
    return f"{_HEAD}{json.dumps(tables, separators=(',', ':'))};\n"


def _table(game: Any) -> dict[str, Any]:
    rules, most = game.presets[game.default_preset], game.seats[-1]
    whole = game.lotteries(rules, most)
    return {
        "edition": game.edition,
        "byEvent": {kind: _lottery(game, rules, kind) for kind in whole.by_event},
        "shuffle": whole.shuffle,
        "pack": _pack(game, rules),
    }


def _lottery(game: Any, rules: Any, kind: str) -> dict[str, Any]:
    whole = game.lotteries(rules, game.seats[-1]).by_event[kind]
    smaller = [game.lotteries(rules, seats).by_event[kind] for seats in game.seats]
    is_lot = len({len(one.outcomes) for one in smaller}) > 1
    for one in smaller:
        count = len(one.outcomes)
        if one.outcomes != whole.outcomes[:count]:
            raise ValueError(f"{game.name}: {kind} has no short form")
    plain = whole.pack or set(whole.tickets) == {1}
    return {
        "words": whole.outcomes,
        "tickets": None if plain else whole.tickets,
        "seats": is_lot,
        "among": whole.among,
        "pack": whole.pack,
        "returns": whole.returns,
    }


# ── packs ────────────────────────────────────────────────────────────────────────────────────


def _pack(game: Any, rules: Any) -> dict[str, Any] | None:
    names = PACK_OPTIONS.get(game.name)
    if names is None:
        return None
    known = {option.name: option for option in options(game.rules)}
    ranges = [range(known[name].low, known[name].high + 1) for name in names]
    full = len(_the_pack(game, rules, game.seats[0]).outcomes)
    copies, skipped = "", {}
    for values in product(*ranges):
        changed = msgspec.structs.replace(rules, **dict(zip(names, values, strict=True)))
        packs = [_the_pack(game, changed, seats) for seats in game.seats]
        copies += "".join(_copies(pack) for pack in packs)
        skipped[values[0]] = full - len(packs[0].outcomes)
    return {
        "options": [
            (name, values[0], values[-1], known[name].default)
            for name, values in zip(names, ranges, strict=True)
        ],
        "seats": (game.seats[0], game.seats[-1]),
        "copies": copies,
        "skipped": list(skipped.values()),
    }


def _the_pack(game: Any, rules: Any, seats: int) -> Lottery:
    lotteries = game.lotteries(rules, seats).by_event.values()
    pack: Lottery = next(one for one in lotteries if one.pack)
    return pack


def _copies(pack: Lottery) -> str:
    (copies,) = set(pack.tickets)
    return _DIGITS[copies]


if __name__ == "__main__":
    parser = ArgumentParser("python -m mendax.testing.lottery_tables", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.parse_args().file.write_text(text())
