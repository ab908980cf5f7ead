"""The ladders of values for the cup, ``web/src/cup/ladders.gen.ts``.

``python -m mendax.testing.cup_ladders web/src/cup/ladders.gen.ts`` writes the file. The cup runs
without a server and without Python, so it gets the order of values under each preset from the rule
books. ``tests/testing/test_cup_ladders.py`` checks that the file is current.
"""

import json
from argparse import ArgumentParser
from pathlib import Path
from typing import Any, Final

from mendax.games import game_named
from mendax.games.cup_ladders import cup_ladder

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


def text() -> str:
    """Return the content of the file."""
    games = {2: _game("mia"), 5: _game("french_poker")}
    return f"{_HEAD}{json.dumps(games, separators=(',', ':'))};\n"


def _game(name: str) -> dict[str, Any]:
    game = game_named(name)
    of_presets = {preset: cup_ladder(rules) for preset, rules in game.presets.items()}
    ladders = list(dict.fromkeys(filter(None, of_presets.values())))
    return {
        "words": name.replace("_", "-"),
        "preset": game.default_preset,
        "presets": {preset: ladders.index(one) for preset, one in of_presets.items() if one},
        "ladders": [{"faces": one.faces, "values": one.values} for one in ladders],
    }


if __name__ == "__main__":
    parser = ArgumentParser("python -m mendax.testing.cup_ladders", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.parse_args().file.write_text(text())
