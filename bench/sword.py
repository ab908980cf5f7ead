"""Sword of Lies: the share of games that reach the war, and how often a table waits.

``python -m bench.sword`` prints both; ``--page`` writes the second into its page.
"""

import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Final

from bench.pages import replaced
from bench.stamps import stamp
from mendax.arena.local_game import LocalGame
from mendax.arena.match import played_out
from mendax.bots import BOTS
from mendax.core.game import CHANCE
from mendax.games.sword_of_lies import SwordOfLies
from mendax.games.sword_of_lies.rules import PRESETS, SwordRules
from tools.ground import ROOT

PAGE: Final = "docs/sword-of-lies.md"
SWORD: Final = SwordOfLies()
_SECONDS_A_DECISION: Final = 8
"""The time of a person for a decision outside the talks, as ``waits`` assumes it."""
_COMPANIES: Final = (
    ("three knights", ("knight",) * 3, 4),
    ("four knights", ("knight",) * 4, 4),
    ("a marshal and two knights", ("marshal", "knight", "knight"), 2),
    ("three marshals", ("marshal",) * 3, 1),
)
"""The bots at each table, and the number of games as a multiple of the slowest table's number."""


def wars_reached(games: int = 20) -> Iterator[str]:
    """Yield the share of games of good bots that reach the war, by preset, with 95% intervals."""
    presets = ("standard", "no_limit")
    yield "| share of games that reach the war | " + " | ".join(presets) + " |"
    yield "|---" * (len(presets) + 1) + "|"
    for company, names, times in _COMPANIES:
        shares = [_share(PRESETS[preset], names, games * times) for preset in presets]
        yield f"| {company}, {games * times} games | " + " | ".join(shares) + " |"
    yield ""


def _share(rules: SwordRules, names: Sequence[str], games: int) -> str:
    wars = sum(_is_war(rules, names, random.Random(f"wars {n}")) for n in range(games))
    share = wars / games
    return f"{share:.0%} ± {1.96 * sqrt(share * (1 - share) / games):.0%}"


def _is_war(rules: SwordRules, names: Sequence[str], luck: random.Random) -> bool:
    """Return whether a game of these bots reaches its war."""
    players = {
        seat: BOTS[name](SWORD.name, rules, seat, len(names), random.Random(luck.getrandbits(64)))
        for seat, name in enumerate(names)
    }
    result = played_out(LocalGame(SWORD, rules, len(names), players, luck))
    return result.reason.key == "sword-end-war"


def waits(games: int = 12) -> Iterator[str]:
    """Yield how often a table of squires waits in a game, by phase, preset and seats.

    Seats that decide at the same time are one wait.
    """
    yield "| seats | preset | castling | betting and revealing | war rounds | minutes |"
    yield "|---|---|---|---|---|---|"
    for seats in (4, 8, 12):
        for preset in ("standard", "long_table"):
            rules, total = PRESETS[preset], Counter[str]()
            for number in range(games):
                total += waited(rules, seats, random.Random(f"waits {seats} {number}"))
            asked = {phase: times / games for phase, times in total.items()}
            bets, talks = asked["betting"] + asked["reveal"], asked["negotiation"]
            castled = sum(asked.values()) - bets - talks - asked["orders"]
            seconds = _SECONDS_A_DECISION * (sum(asked.values()) - talks)
            seconds += rules.negotiation_clock * talks
            row = f"{castled:.0f} | {bets:.0f} | {talks:.1f} | {seconds / 60:.0f}"
            yield f"| {seats} | `{preset}` | {row} |"
    yield ""


def waited(rules: SwordRules, seats: int, luck: random.Random) -> Counter[str]:
    """Return how often a game waits for a decision, by phase."""
    players = {
        seat: BOTS["squire"](SWORD.name, rules, seat, seats, random.Random(luck.getrandbits(64)))
        for seat in range(seats)
    }
    game, counted = LocalGame(SWORD, rules, seats, players, luck), Counter[str]()
    shared = {"negotiation", "orders", *(["reveal"] if rules.reveal == "simultaneous" else [])}
    before = ""
    while game.actor is not None:
        phase = game.view(None).phase
        if game.actor != CHANCE and not (phase in shared and phase == before):
            counted[phase] += 1
        before = phase
        game.advance()
    return counted


def main() -> int:
    """Print the report or, with ``--page``, write only the length of games into the docs."""
    if "--page" in sys.argv:
        page, lines = ROOT / PAGE, [*waits()]
        page.write_text(replaced(page.read_text(), "waits", lines[:-1]))
        stamp(PAGE, "waits", "python -m bench.sword --page", SWORD.name, ("squire",))
        return 0
    for line in (*wars_reached(), *waits()):
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
