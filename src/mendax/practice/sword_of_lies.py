"""Puzzles of Sword of Lies: two-player wars, whose orders have exact values.

1. All cards are open in a war, so a two-player war has an exact value (``solver.sword_of_lies``).
2. Values are percentages of the pot.
3. Beginners strike with all swords, strike once at any card, or write an arbitrary order.
"""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Final

from mendax.bots.sword_of_lies.orders import Scene
from mendax.core.game import Reason
from mendax.games.sword_of_lies import SwordOfLies
from mendax.games.sword_of_lies.rules import PRESETS
from mendax.games.sword_of_lies.state import Pot
from mendax.practice.puzzle import (
    EXCELLENT,
    Judged,
    OpenWarView,
    Puzzle,
    PuzzleOption,
    Spot,
    puzzle,
)
from mendax.practice.reasons import best_reason
from mendax.solver.sword_of_lies.wars import OrderWorth, solve

_SEATS: Final = 2
_POT: Final = 100
_WARS: Final = ("standard", "standard", "siege")
"""The presets from which wars are drawn. A preset listed twice is twice as likely."""
_CARDS: Final = 4
_SWORDS: Final = 4
_WORK: Final = 40_000
"""The work limit of the solver. Larger wars make no puzzle."""
_AT_STAKE: Final = 2.0
"""The smallest difference between the best and worst orders, in points."""
_MOST: Final = 9


def spots(rng: Random) -> Iterator[Puzzle | None]:
    """Yield random puzzles forever, or None for a war that makes no puzzle."""
    while True:
        preset = rng.choice(_WARS)
        rows = tuple(_row(rng) for _ in range(_SEATS))
        swords = tuple(rng.randint(1, _SWORDS) for _ in range(_SEATS))
        armed = tuple(number + rng.randint(0, 1) for number in swords)
        yield _puzzle(preset, OpenWarView(0, rows, swords, armed))


def _row(rng: Random) -> tuple[int, ...]:
    cards = (rng.choice((1, 1, 2)) for _ in range(rng.randint(1, _CARDS)))
    return tuple(sorted(cards, reverse=True))


def scene_of(preset: str, view: OpenWarView) -> Scene:
    """Return the war of a puzzle, for the solver."""
    rules = PRESETS[preset]
    return Scene(
        view.rows,
        view.swords,
        view.armed,
        (Pot(_POT, tuple(range(_SEATS))),),
        may_hold=rules.may_hold,
        triple=rules.triple_attack,
        hard_shields=rules.hard_shields,
    )


def _puzzle(preset: str, view: OpenWarView) -> Puzzle | None:
    solved = solve(scene_of(preset, view), most=_WORK)
    if solved is None or view.you not in solved.orders:
        return None
    orders = solved.orders[view.you]
    options = tuple(Judged(order_words(o), o.worths[0], o.chances[0]) for o in orders)
    worths = [option.worth for option in options]
    if len(options) > _MOST or max(worths) - min(worths) < _AT_STAKE:
        return None
    spot = Spot(
        game=SwordOfLies.name,
        preset=preset,
        rules="",
        seats=_SEATS,
        kind="order",
        themes=themes(preset, view, options),
        unit="chips",
        view=view,
        options=options,
        lie=None,
        beginners=_beginners(orders),
    )
    return puzzle(spot, _why)


def order_words(order: OrderWorth) -> str:
    """Return an order as text that names its targets by lives and swords: ``strike 2x1 1x1 pay
    1``.
    """
    if not order.targets:
        return "hold"
    aims = " ".join(f"{target.lives}x{target.swords}" for target in order.targets)
    return f"strike {aims} pay {order.price}" if order.price else f"strike {aims}"


def themes(preset: str, view: OpenWarView, options: Sequence[Judged]) -> tuple[str, ...]:
    """Return the themes of a war."""
    top = max(option.worth for option in options)
    pays = {("pay" in o.action): True for o in options if top - o.worth <= EXCELLENT}
    mine = view.rows[view.you]
    found = {
        "double_attack": list(pays) == [True],
        "single_sword": list(pays) == [False] and any("pay" in o.action for o in options),
        "shields": 2 in view.rows[1 - view.you],
        "last_card": len(mine) == 1,
        "siege": preset == "siege",
    }
    return tuple(name for name, holds in found.items() if holds)


def _beginners(orders: Sequence[OrderWorth]) -> Mapping[str, float]:
    """Return, for each order, the share of beginners that write it."""
    swords = {order_words(o): sum(target.swords for target in o.targets) for o in orders}
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


def _why(_: Spot, options: Sequence[PuzzleOption]) -> Reason:
    return best_reason(options)
