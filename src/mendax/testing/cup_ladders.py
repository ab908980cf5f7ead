"""The ladders of values for the cup, ``web/src/cup/ladders.gen.ts``.

``python -m mendax.testing.cup_ladders web/src/cup/ladders.gen.ts`` writes the file. The cup runs
without a server and without Python, so it gets the order of values under each preset from the rule
books. ``tests/testing/test_cup_ladders.py`` checks that the file is current.

Mia lists every value, French poker each hand with its highest claim.
"""

import json
from argparse import ArgumentParser
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from mendax.games import game_named
from mendax.games.french_poker.claims import order_of
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.mia.order import SECOND, announceable, ranking
from mendax.games.mia.rules import MiaRules

_HEAD: Final = """\
// made by `python -m mendax.testing.cup_ladders`: the order of values under each preset
export interface Values {
  /** What the dice show: pips, or the faces of poker dice. */
  readonly faces: string;
  /** The values, highest first, each with the key of its name; "" for a value without a name. */
  readonly values: readonly (readonly [value: string, name: string])[];
}
export interface GameLadders {
  /** The start of the game's keys in the catalogue. */
  readonly words: string;
  /** The default preset. */
  readonly preset: string;
  /** The ladder of each preset. */
  readonly presets: Readonly<Record<string, number>>;
  readonly ladders: readonly Values[];
}
/** By the number of dice. */
export const LADDERS: Readonly<Record<number, GameLadders>> = """
_NAMES: Final[Mapping[int, str]] = {31: "mia-value-little-mia", 42: "mia-value-half-mia"}

Ladder = tuple[str, tuple[tuple[str, str], ...]]
"""The faces of the dice, and the values with the keys of their names."""


def text() -> str:
    """Return the content of the file."""
    games = {2: _game("mia", _of_mia), 5: _game("french_poker", _of_french_poker)}
    return f"{_HEAD}{json.dumps(games, separators=(',', ':'))};\n"


def _game(name: str, ladder: Callable[[Any], Ladder]) -> dict[str, Any]:
    game = game_named(name)
    of_presets = {preset: ladder(rules) for preset, rules in game.presets.items()}
    ladders = list(dict.fromkeys(of_presets.values()))
    return {
        "words": name.replace("_", "-"),
        "preset": game.default_preset,
        "presets": {preset: ladders.index(one) for preset, one in of_presets.items()},
        "ladders": [{"faces": faces, "values": values} for faces, values in ladders],
    }


def _of_mia(rules: MiaRules) -> Ladder:
    names = {roll: _NAMES[roll] for roll in SECOND[rules.second]}
    names[ranking(rules).top] = "mia-value-mia"
    values = reversed(announceable(rules))
    return "pips", tuple((str(value), names.get(value, "")) for value in values)


def _of_french_poker(rules: FrenchPokerRules) -> Ladder:
    highest = {claim.hand: claim for claim in order_of(rules).claims}
    hands = reversed(highest.values())
    return rules.faces, tuple(
        (str(claim.spelling), f"french-poker-hand-{claim.hand}") for claim in hands
    )


if __name__ == "__main__":
    parser = ArgumentParser("python -m mendax.testing.cup_ladders", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.parse_args().file.write_text(text())
