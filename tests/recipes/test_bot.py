"""Apply the recipe `docs/recipes/bot.md`: a bot of Mia that doubts every claim."""

import json
from pathlib import Path

from tests.recipes.tree import Tree

STUBBORN = '''"""A bot that doubts every claim, and otherwise takes the first offer."""

from collections.abc import Sequence
from random import Random
from typing import Any

from mendax.core.game import Action, Event, Offer, Seat
from mendax.games.mia.actions import Doubt


class Stubborn:
    """Doubts if it may."""

    def __init__(self, game: str, rules: Any, seat: Seat, seats: int, rng: Random) -> None:
        """Ignore the table."""

    def hear(self, event: Event) -> None:
        """Ignore an event."""

    def choose(self, view: Any, offers: Sequence[Offer]) -> Action:
        """Return a doubt, or the first offer."""
        doubts = (offer.action for offer in offers if isinstance(offer.action, Doubt))
        return next(doubts, offers[0].action)
'''

TEXTS = """
bot-stubborn = Stubborn
bot-stubborn-help = Doubts every claim.
"""
ROW = "| `liar` | Mia, French poker |"
TEST = '''"""Tests that the stubborn bot of Mia doubts every claim."""

from random import Random

from mendax.bots.mia.stubborn import Stubborn
from mendax.core.game import Offer
from mendax.games.mia.actions import Believe, Doubt
from mendax.games.mia.rules import MiaRules


def test_it_doubts_where_it_can_believe() -> None:
    bot = Stubborn("mia", MiaRules(), 0, 2, Random(1))
    assert bot.choose(None, (Offer(Believe()), Offer(Doubt()))) == Doubt()
'''


def test_a_bot_is_listed_and_plays(tmp_path: Path) -> None:
    tree = Tree(tmp_path, "bot")
    tree.add("bots/<game>/<bot>.py", STUBBORN, game="mia", bot="stubborn")
    tree.edit(
        "bots/<game>/__init__.py",
        "BOTS: Final = (\n",
        'BOTS: Final = (\n    Listed("stubborn", Stubborn, memoryless=True),\n',
        game="mia",
    )
    tree.edit(
        "bots/<game>/__init__.py",
        "import Reader\n",
        "import Reader\nfrom mendax.bots.mia.stubborn import Stubborn\n",
        game="mia",
    )
    tree.add("words/en/bots.ftl", TEXTS)
    tree.edit("README.md", ROW, f"| `stubborn` | Mia | Doubts every claim. |\n{ROW}")
    tree.add("tests/bots/<game>/test_<bot>.py", TEST, game="mia", bot="stubborn")
    tree.lint()
    tree.tests("tests/bots", "tests/words", "tests/test_docs.py")
    listed = json.loads(tree.mendax("bots", "--json").stdout)
    assert "stubborn" in [bot["name"] for bot in listed]
    asked = ("arena", "mia", "--bots", "stubborn,random", "--games", "20", "--json")
    arena = tree.mendax(*asked)
    assert arena.returncode == 0, arena.stderr
    played = tree.mendax(
        "play", "mia", "--seats", "2", "--bots", "stubborn", "--set", "lives=1", "--seed", "1",
        typed="d\n21\ns\n" * 50,
    )  # fmt: skip
    assert "You play against Stubborn." in played.stdout
    assert played.returncode == 0, played.stderr
