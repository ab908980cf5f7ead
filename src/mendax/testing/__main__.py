"""Rewrite a game's golden files, and list the catalogue keys that its package lacks.

``python -m mendax.testing PACKAGE:GAME FOLDER``
"""

import sys
from importlib.metadata import EntryPoint
from pathlib import Path

from mendax.core.game import AnyGame
from mendax.testing.golden import write_golden
from mendax.testing.word_keys import missing_words

if len(sys.argv) != 3 or ":" not in sys.argv[1]:
    sys.exit("usage: python -m mendax.testing PACKAGE:GAME FOLDER")
game: AnyGame = EntryPoint("game", sys.argv[1], "").load()()
write_golden(game, Path(sys.argv[2]))
print(f"{game.name}: written; read the difference before you commit it")
package = sys.argv[1].partition(":")[0].partition(".")[0]
for language, keys in missing_words(game, package).items():
    for key in keys:
        print(f"words/{language}: {key} is missing")
