"""Rewrite the golden files of every game: ``python -m tests.golden``."""

from argparse import ArgumentParser

from mendax.games import BUILT_IN
from mendax.testing.golden import write_golden
from tests.golden.test_golden import FOLDER

ArgumentParser("python -m tests.golden", description=__doc__).parse_args()
for game in BUILT_IN.values():
    write_golden(game, FOLDER)
    print(f"{game.name}: written; read the difference before you commit it")
