"""Writes every golden playthrough and perft file anew: ``python -m tests.golden``."""

from mendax.games import GAMES
from tests.golden.playthrough import FOLDER, PERFT, perft_file, playthrough

for game in GAMES.values():
    (FOLDER / f"{game.name}.txt").write_text(playthrough(game), "utf-8")
    (PERFT / f"{game.name}.perft").write_text(perft_file(game), "utf-8")
    print(f"{game.name}: written; read the difference before you commit it")
