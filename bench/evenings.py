"""Evenings of Sword of Lies: how often marshals judge a person rightly, and the person them.

``python -m bench.evenings`` plays evenings of ten games at ``standard`` for each person, always
with two marshals, and writes its tables into ``docs/sword-of-lies.md``. The first game of an
evening is without memory. All players castle like marshals but pay every price, so all answers are
revealed before the war, where a game ends. ``--evenings 5 --print`` measures fewer and leaves the
page as it is.

The chips of ``reads_lies`` are its gain over a marshal in the same seats of complete single deals
(``bench.exploiters``).
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import chain
from math import sqrt
from typing import Any, Final

from bench.pages import replaced
from bench.stamps import stamp
from mendax.arena.sword_of_lies.exploiter_gains import (
    GAME,
    among_its_like,
    mean_and_margin,
    played_deal,
)
from mendax.arena.sword_of_lies.exploiters import CallsAnyBet, ReadsLies, asked_colour
from mendax.bots.sword_of_lies.marshal import Marshal
from mendax.games.cards import Colour
from mendax.games.sword_of_lies.rules import PRESETS
from mendax.games.sword_of_lies.view import SwordView
from testbed.sword_evenings import PERSON, EveningGame, evening
from tools.ground import ROOT

PAGE: Final = "docs/sword-of-lies.md"
RULES: Final = PRESETS["standard"]
SEATS: Final = 3
GAMES: Final = 10
EVENINGS: Final = 300
DEALS: Final = 30


class _Pays(CallsAnyBet, Marshal):
    """A marshal who pays every price."""


class _ReadsLies(ReadsLies, _Pays):
    """A player who knows how marshals answer."""


class _Person(_Pays):
    """A marshal who lies and believes at fixed rates, or like a marshal without a rate."""

    lies: float | None = None
    believed: float | None = None

    def name_colour(self, view: SwordView) -> Colour:
        """Name the wrong colour at the rate of lies."""
        drawn, own, rate = super().name_colour(view), asked_colour(view), self.chance_of_lie(view)
        if own is None or rate is None:
            return drawn
        lies = self.rng.random() < rate
        return own if not lies else "black" if own == "red" else "red"

    def chance_of_lie(self, view: SwordView) -> float | None:
        """Return the rate of lies, or None to answer like a marshal."""
        return self.lies

    def believes(self, view: SwordView) -> bool:
        """Believe at the fixed rate."""
        drawn = super().believes(view)
        return drawn if self.believed is None else self.rng.random() < self.believed


class _Outwits(_Person):
    """Lies after a mostly true record, and the reverse, as far as marshals rely on the record."""

    def chance_of_lie(self, view: SwordView) -> float:
        """Return 1 if the marshals expect the truth, 0 if they expect a lie, otherwise 0.5."""
        record = self.history.remembered[self.seat]
        return 0.5 + 0.5 * ((record.true > record.false) - (record.true < record.false))


def a_person(**rates: float) -> type[_Person]:
    """Return a person with these rates."""
    return type("Person", (_Person,), rates)


ANSWERS: Final[tuple[tuple[str, Any], ...]] = (
    ("lies in 30% of answers", a_person(lies=0.3)),
    ("lies in 50% of answers", a_person(lies=0.5)),
    ("lies in 70% of answers", a_person(lies=0.7)),
    ("lies in 90% of answers", a_person(lies=0.9)),
    ("knows the policy and the memory", _Outwits),
)
"""The people whose answers the marshals judge."""
VERDICTS: Final[tuple[tuple[str, Any], ...]] = (
    ("like a marshal", _Pays),
    ("believes 50% of answers", a_person(believed=0.5)),
    ("believes 70% of answers", a_person(believed=0.7)),
    ("believes 90% of answers", a_person(believed=0.9)),
    ("`reads_lies`, knows the policy and the memory", _ReadsLies),
)
"""The people who judge the answers of marshals."""
_PARTS: Final = {"game 1": slice(1), "games 2 to 5": slice(1, 5), "games 6 to 10": slice(5, None)}


def right(evenings: Sequence[Sequence[EveningGame]], judges: bool) -> Iterator[str]:
    """Yield the shares of right verdicts in the parts of the evenings, with 95% intervals.

    ``judges`` selects the verdicts by the person instead of those about the person.
    """
    who = {"by": PERSON} if judges else {"of": PERSON}
    for part in _PARTS.values():
        games = chain.from_iterable(games[part] for games in evenings)
        verdicts = list(chain.from_iterable(game.right(**who) for game in games))
        share = sum(verdicts) / len(verdicts)
        yield f"{share:.0%} ± {1.96 * sqrt(share * (1 - share) / len(verdicts)):.0%}"


def table(people: Sequence[tuple[str, Any]], judges: bool, evenings: int) -> Iterator[str]:
    """Yield a row for each person."""
    yield f"| {'judges' if judges else 'answers'} | " + " | ".join(_PARTS) + " |"
    yield "|---" * (len(_PARTS) + 1) + "|"
    for name, person in people:
        played = [
            list(evening(RULES, person, _Pays, SEATS, GAMES, f"evening {number}"))
            for number in range(evenings)
        ]
        yield f"| {name} | " + " | ".join(right(played, judges)) + " |"


def gained(deals: int) -> tuple[float, float]:
    """Return the gain of ``reads_lies`` over a marshal in chips a game, with its margin."""
    gains = []
    for number in range(deals):
        seed = f"believing {number}"
        reading = played_deal(RULES, "reads_lies", "marshal", SEATS, seed)
        gains.append(reading.mean - among_its_like(RULES, "marshal", SEATS, seed).mean)
    return mean_and_margin(gains)


def report(evenings: int, deals: int) -> Iterator[str]:
    """Yield the lines of the section."""
    yield from table(ANSWERS, False, evenings)
    yield ""
    yield from table(VERDICTS, True, evenings)
    yield ""
    gain, margin = gained(deals)
    yield f"In single games, `reads_lies` gains {gain:+.1f} ± {margin:.1f} chips over a marshal."


def main(words: Sequence[str] | None = None) -> int:
    """Measure, print, and write the section."""
    parser = argparse.ArgumentParser(prog="python -m bench.evenings")
    parser.add_argument("--evenings", type=int, default=EVENINGS)
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--print", action="store_true", help="leave the page as it is")
    asked = parser.parse_args(words)
    lines = []
    for line in report(asked.evenings, asked.deals):
        lines.append(line)
        print(line, flush=True)
    if not asked.print:
        page = ROOT / PAGE
        page.write_text(replaced(page.read_text(), "believing", lines))
        stamp(PAGE, "believing", "python -m bench.evenings", GAME.name, ("marshal",))
    return 0


if __name__ == "__main__":
    sys.exit(main())
