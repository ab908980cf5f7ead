"""The limits of the solver, which can be checked without solving."""

from types import MappingProxyType
from typing import Final

from mendax.core.game import Reason
from mendax.games.mia import effects
from mendax.games.mia.rules import MiaRules
from mendax.solver.generic.covered_options import check_options
from mendax.solver.generic.errors import NotCovered
from mendax.solver.mia.model.positions import Span, essential, points_matter

SEATS: Final = range(2, 9)
"""The supported numbers of seats."""
LARGEST: Final = 120_000
"""The largest number of ways in which lives can be spread over the seats of a covered game. Six
seats with six lives take four minutes; eight seats with three lives take one."""
RACES: Final = MappingProxyType({3: 4, 4: 2, 5: 1})
"""The most lives for which games are solved if any seat may doubt, by the number of seats."""
ROUNDS: Final = 20
"""The maximum number of rounds in two-seat games in which points can run short."""


def check(rules: MiaRules, seats: int, span: Span) -> None:
    """Raise ``NotCovered`` for unsupported rules, seats or span, ``RulesError`` for a conflict."""
    rules.checked()
    check_options(essential(rules, span, seats))
    check_size(rules, seats, span)
    back = any(effects.wipes(rules, value) for value in effects.OPTIONS)
    if rules.blind_pass != "off" and (rules.mia_on_mia or back):
        raise NotCovered(Reason("solver-refused-pass-back"))
    if seats > 2 and rules.doubter == "anybody":
        _check_race(rules, seats, span)
    short = span == "round" or (rules.scoring == "lives" and rules.lives == 1)
    if (
        seats > 2
        and rules.blind_pass != "off"
        and not (short and rules.blind_pass in ("higher", "same"))
    ):
        raise NotCovered(Reason("solver-refused-blind-pass", {"seats": seats}))
    if points_matter(essential(rules, span, seats), seats, span) and (
        seats > 2 or rules.rounds > ROUNDS
    ):
        raise NotCovered(Reason("solver-refused-points", {"rounds": ROUNDS}))


def _check_race(rules: MiaRules, seats: int, span: Span) -> None:
    """Raise ``NotCovered`` for games that are not solved if any seat may doubt."""
    plain = dict.fromkeys(effects.OPTIONS.values(), "off")
    plain |= {"blind_pass": "off", "blind_reroll": "off", "announce": "higher"}
    if span == "match":
        plain |= {"scoring": "lives", "life_reroll": "off"}
    for name, solved in plain.items():
        if getattr(rules, name) != solved:
            raise NotCovered(Reason("solver-refused-race-with", {"option": name}))
    most = RACES.get(seats, 0)
    if most < (rules.lives if span == "match" else 1):
        shown = {"seats": seats, "most": most, "few": max(RACES)}
        raise NotCovered(Reason("solver-refused-race", shown))


def check_size(rules: MiaRules, seats: int, span: Span) -> None:
    """Raise ``NotCovered`` for too many seats, or too many lives for these seats."""
    if seats not in SEATS:
        raise NotCovered(Reason("solver-refused-seats", {"seats": seats, "most": SEATS[-1]}))
    if span == "match" and rules.scoring == "lives" and (rules.lives + 1) ** seats > LARGEST:
        most = max(n for n in range(rules.lives) if (n + 1) ** seats <= LARGEST)
        shown = {"seats": seats, "lives": rules.lives, "most": most}
        raise NotCovered(Reason("solver-refused-lives", shown))
