"""Rewrite a game's golden files, and list the catalogue keys that its package lacks.

``python -m mendax.testing PACKAGE:GAME FOLDER``
"""

from argparse import ArgumentParser
from importlib.metadata import EntryPoint
from pathlib import Path

from mendax.core.game import AnyGame
from mendax.testing.golden import write_golden
from mendax.testing.word_keys import missing_words


def main() -> None:
    """Write the golden files, and print the missing keys."""
    parser = ArgumentParser("python -m mendax.testing", description=__doc__)
    parser.add_argument("game", metavar="PACKAGE:GAME")
    parser.add_argument("folder", metavar="FOLDER", type=Path)
    asked = parser.parse_args()
    if ":" not in asked.game:
        parser.error(f"{asked.game!r} has no colon; the form is PACKAGE:GAME")
    game: AnyGame = EntryPoint("game", asked.game, "").load()()
    write_golden(game, asked.folder)
    print(f"{game.name}: written; read the difference before you commit it")
    package = asked.game.partition(":")[0].partition(".")[0]
    for language, keys in missing_words(game, package).items():
        for key in keys:
            print(f"words/{language}: {key} is missing")


if __name__ == "__main__":
    main()
