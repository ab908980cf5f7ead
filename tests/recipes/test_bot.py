"""Apply the recipe `docs/recipes/bot.md`: a bot of Mia that doubts every claim."""

import json
from pathlib import Path

from tests.recipes.tree import Tree

STUBBORN = '''"""A bot that doubts whatever it is told, and else does the first thing it may."""

from collections.abc import Sequence
from random import Random
from typing import Any

from mendax.core.game import Action, Event, Offer, Seat
from mendax.games.mia.actions import Doubt


class Stubborn:
    """Doubts where it can."""

    def __init__(self, game: str, rules: Any, seat: Seat, seats: int, rng: Random) -> None:
        """It needs nothing of what it is told."""

    def hear(self, event: Event) -> None:
        """Remembers nothing."""

    def choose(self, view: Any, offers: Sequence[Offer]) -> Action:
        """A doubt, or the first offer as it stands."""
        doubts = (offer.action for offer in offers if isinstance(offer.action, Doubt))
        return next(doubts, offers[0].action)
'''

NAMES = {
    "en": "Stubborn",
    "uk": "Упертий",
    "ru": "Упрямец",
    "de": "Dickkopf",
    "da": "Stædig",
}


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
    for language, name in NAMES.items():
        words = f"\nbot-stubborn = {name}\nbot-stubborn-help = {name}.\n"
        tree.add("words/<language>/bots.ftl", words, language=language)
    tree.lint()
    tree.tests("tests/words/test_catalogue.py")
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
