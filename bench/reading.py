"""The gain and the risk of relying on a model of the opponent, in Mia for two.

``python -m bench.reading`` computes the curve of restricted responses to simple people, measures
``reader`` against the same people and against a player that knows its memory
(``testbed.mind_reader``), and writes both tables into ``docs/coach.md``.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from typing import Any, Final

from bench.pages import replaced
from bench.stamps import stamp
from mendax.arena.competitors import NamedBot
from mendax.arena.match import on_cores
from mendax.arena.mia.reduction import tables_of_bot
from mendax.arena.processes import cores
from mendax.bots.mia.equilibrium import Equilibrium
from mendax.bots.mia.reader import Reader
from mendax.games import game_named
from mendax.solver.mia.simulation.best_response import best_response
from mendax.solver.mia.simulation.exact_expectation import expectation
from mendax.solver.mia.simulation.game_tables import IndexedGame, indexed_game
from mendax.solver.mia.simulation.restricted_response import restricted_response
from mendax.solver.mia.simulation.strategy_tables import StrategyTables
from mendax.solver.mia.simulation.turn_outcomes import turn_outcomes
from mendax.words import Words
from testbed.levels import estimate, figures
from testbed.mind_reader import won
from testbed.simple_people import PEOPLE, SimplePerson
from tools.ground import ROOT

PAGE: Final = "docs/coach.md"
SECTION: Final = "reading"
GAME: Final = "mia"
TRUSTS: Final = (0.0, 0.1, 0.25, 0.5, 0.75, 0.9, 1.0)
GAMES: Final = 300
"""The number of games against each person, and against the mind reader."""
_BOTS: Final[dict[str, type[Equilibrium]]] = {"equilibrium": Equilibrium, "reader": Reader}
_ENGLISH: Final = Words("en")


def curve(rules: Any) -> Iterator[str]:
    """Yield the table of restricted responses as Markdown."""
    people, game = PEOPLE[GAME], indexed_game(rules, 2)
    yield f"| trust | {' | '.join(people)} |"
    yield "|---" * (len(people) + 1) + "|"
    models = [tables_of_bot(person, game) for person in people.values()]
    for trust in TRUSTS:
        points = [_point(game, model, trust) for model in models]
        cells = [f"{100 * gained:.1f} / {100 * lost:.1f}" for gained, lost in points]
        yield f"| {trust:.0%} | {' | '.join(cells)} |"


def _point(game: IndexedGame, model: StrategyTables, trust: float) -> tuple[float, float]:
    """Return the games won against the model, and those that a best response wins."""
    strategy = restricted_response(game, model, trust).strategy
    payoff = expectation(game, turn_outcomes(game.tables, [strategy, model])).payoff
    return float(payoff[:, 0].mean()), float(best_response(game, strategy).mean())


def played(rules: Any, games: int, at_once: int) -> Iterator[str]:
    """Yield the table of the bots as Markdown."""
    people, playing = PEOPLE[GAME], on_cores(at_once)
    yield f"| bot | {' | '.join(people)} | a player that knows its memory |"
    yield "|---" * (len(people) + 2) + "|"
    for name, kind in _BOTS.items():
        found = [
            figures(NamedBot(name), [SimplePerson(person)], GAME, rules, games, person, playing)
            for person in people
        ]
        found.append([float(one) for one in won(rules, kind, games, "mind reader")])
        cells = [estimate(results, GAME).text(_ENGLISH, "wins", 0) for results in found]
        yield f"| `{name}` | {' | '.join(cells)} |"


def main(words: Sequence[str] | None = None) -> int:
    """Measure and write both tables."""
    parser = argparse.ArgumentParser(prog="python -m bench.reading")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--cores", type=int, default=cores())
    asked = parser.parse_args(words)
    known = game_named(GAME)
    rules = known.presets[known.default_preset]
    lines = [*curve(rules), "", *played(rules, asked.games, asked.cores)]
    page = ROOT / PAGE
    page.write_text(replaced(page.read_text(), SECTION, lines))
    stamp(PAGE, SECTION, "python -m bench.reading", GAME, _BOTS)
    return 0


if __name__ == "__main__":
    sys.exit(main())
