"""Puzzles of Sword of Lies: two-player wars, whose orders have exact values.

1. All cards are open in a war, so a two-player war has an exact value, and orders have guarantees
   (``solver.sword_of_lies.war_table``).
2. Values are percentages of the pot. A right order is worth the value of the war. Any other order
   is worth what it guarantees.
3. A war makes a puzzle if exactly one order is right. All such wars are enumerated.
4. Beginners strike with all swords, strike once at any card, or write an arbitrary order.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from random import Random
from typing import Final

from mendax.core.game import Reason
from mendax.games.sword_of_lies import SwordOfLies
from mendax.games.sword_of_lies.rules import PRESETS, SwordRules
from mendax.practice.puzzle import (
    EXCELLENT,
    Judged,
    OpenWarView,
    Puzzle,
    PuzzleOption,
    Spot,
    puzzle,
    right,
)
from mendax.practice.reasons import best_of, next_cost
from mendax.solver.sword_of_lies.two_seats import Army, TwoSeatWar, WarOptions, WarOrder
from mendax.solver.sword_of_lies.war_table import SolvedOrder, solved_round

SEATS: Final = 2
_PRESETS: Final = ("standard", "siege")
_CARDS: Final = 4
_SWORDS: Final = 6
_AT_STAKE: Final = 2.0
"""The smallest difference between the best and worst orders, in points."""
_MOST: Final = 9
"""The largest number of orders in a puzzle."""


def spots(rng: Random) -> Iterator[Puzzle | None]:
    """Yield a puzzle for each war in random order, or None for a war that makes no puzzle."""
    wars = list(_wars())
    rng.shuffle(wars)
    return (_puzzle(preset, view) for preset, view in wars)


def _wars() -> Iterator[tuple[str, OpenWarView]]:
    """Yield each war with a preset. A lead has one pair of numbers of swords before the war."""
    rows = [
        (2,) * shields + (1,) * (cards - shields)
        for cards in range(1, _CARDS + 1)
        for shields in range(cards + 1)
    ]
    swords = range(1, _SWORDS + 1)
    for preset, mine, theirs, own, other in product(_PRESETS, rows, rows, swords, swords):
        most = max(own, other)
        for armed in ((max(own, other + 1), other), (own, max(other, own + 1)), (most, most)):
            yield preset, OpenWarView(0, (mine, theirs), (own, other), armed)


def war_of(preset: str, view: OpenWarView) -> TwoSeatWar:
    """Return the war of a puzzle, with the seat that solves it first."""
    return war_of_rules(PRESETS[preset], view)


def war_of_rules(rules: SwordRules, view: OpenWarView) -> TwoSeatWar:
    """Return the war of a puzzle under these rules."""
    mine, theirs = (
        Army(view.rows[seat].count(1), view.rows[seat].count(2), view.swords[seat])
        for seat in (view.you, 1 - view.you)
    )
    ahead = view.armed[view.you] - view.armed[1 - view.you]
    options = WarOptions(rules.hard_shields, rules.triple_attack, rules.may_hold)
    return TwoSeatWar(options, mine, theirs, (ahead > 0) - (ahead < 0))


def _puzzle(preset: str, view: OpenWarView) -> Puzzle | None:
    solved = {order_words(o.order): o for o in solved_round(war_of(preset, view)).orders}
    options = tuple(Judged(words, 100 * o.worth, o.chance) for words, o in solved.items())
    worths = [option.worth for option in options]
    if len(options) > _MOST or max(worths) - min(worths) < _AT_STAKE:
        return None
    spot = Spot(
        game=SwordOfLies.name,
        preset=preset,
        rules="",
        seats=SEATS,
        kind="order",
        themes=themes(preset, view),
        unit="chips",
        view=view,
        options=options,
        lie=None,
        beginners=_beginners([order.order for order in solved.values()]),
    )
    made = puzzle(spot, lambda _, graded: war_reason(graded, spot.beginners, solved))
    return made if sum(map(right, made.options)) == 1 else None


def order_words(order: WarOrder) -> str:
    """Return an order as text that names its targets by lives and swords: ``strike 2x1 1x1 pay
    1``.
    """
    if not order.aims:
        return "hold"
    aims = " ".join(f"{lives}x{swords}" for lives, swords in order.aims)
    return f"strike {aims} pay {order.price}" if order.price else f"strike {aims}"


def themes(preset: str, view: OpenWarView) -> tuple[str, ...]:
    """Return the themes of a war. No theme reveals the right order."""
    found = {
        "shields": 2 in view.rows[1 - view.you],
        "last_card": len(view.rows[view.you]) == 1,
        "siege": preset == "siege",
    }
    return tuple(name for name, holds in found.items() if holds)


def _beginners(orders: Sequence[WarOrder]) -> Mapping[str, float]:
    """Return, for each order, the share of beginners that write it."""
    swords = {order_words(order): order.used for order in orders}
    most = max(swords.values())
    groups = (
        [words for words, used in swords.items() if used == most],
        [words for words, used in swords.items() if used == 1],
        list(swords),
    )
    taken = dict.fromkeys(swords, 0.0)
    for group in groups:
        for words in group:
            taken[words] += 1 / len(groups) / len(group)
    return taken


def war_reason(
    options: Sequence[PuzzleOption],
    beginners: Mapping[str, float],
    solved: Mapping[str, SolvedOrder],
) -> Reason:
    """Return the explanation: the reply to the wrong order that most beginners write."""
    wrong = [option for option in options if not right(option)]
    usual = max(wrong, key=lambda option: (beginners[option.action], option.cost))
    order = solved[usual.action]
    worth = best_of(options).worth
    return Reason(
        "practice-why-war",
        {
            "sure": "yes" if worth > 100 - EXCELLENT else "no",
            "worth": f"{worth:.1f}",
            "next": f"{next_cost(options):.1f}",
            "wrong": _sort(order.order),
            "wrong_at": _struck(order.order),
            "reply": _sort(order.reply),
            "reply_at": _struck(order.reply),
            "least": round(round(100 * order.least, 2)),  # one half is not exact in the table
        },
    )


def _sort(order: WarOrder) -> str:
    return ("hold", "strike", "strike-twice", "strike-thrice")[order.used]


def _struck(order: WarOrder) -> str:
    """Return the kind of cards that an order strikes, as a variant of the catalogue."""
    lives = [lives for lives, _ in order.aims]
    if len(set(lives)) != 1:
        return "mixed" if lives else "none"
    several = len(lives) > 1
    if lives[0] == 2:
        return "shields" if several else "shield"
    return "bares" if several else "bare"
