"""Exact decisions of a seat while two seats are left: orders of a war, and the last bets."""

from collections.abc import Sequence
from random import Random

from mendax.bots.sword_of_lies.orders import Plan, Scene, aims_at
from mendax.bots.sword_of_lies.seat_history import SeatHistory
from mendax.core.game import Action, Seat
from mendax.games.sword_of_lies import actions
from mendax.games.sword_of_lies.actions import target
from mendax.games.sword_of_lies.rounds import smallest_bet
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.games.sword_of_lies.state import Betting
from mendax.games.sword_of_lies.view import SwordView
from mendax.solver.sword_of_lies.last_bets import SolvedBet, is_last_round, solved_bets
from mendax.solver.sword_of_lies.two_seats import WarOrder
from mendax.solver.sword_of_lies.war_table import solved_round, two_seats


def scene_of(rules: SwordRules, view: SwordView, history: SeatHistory) -> Scene:
    """Return the current war."""
    return Scene(
        tuple(tuple(card.lives for card in row) for row in view.rows),
        view.swords,
        view.armed,
        view.pots,
        frozenset(history.tripled),
        rules.may_hold,
        rules.triple_attack,
        rules.hard_shields,
    )


def plan_at(order: WarOrder, seat: Seat) -> Plan:
    """Return an order of the tables at the cards of ``seat`` as a plan."""
    return Plan(
        tuple(aim for lives, swords in order.aims for aim in aims_at(seat, lives, swords)),
        order.price,
    )


def drawn_plan(scene: Scene, seat: Seat, rng: Random) -> Plan | None:
    """Return an order drawn from an optimal mix.

    Return None for a war that the tables do not contain, and if all orders are equally good.
    """
    found = two_seats(scene)
    if found is None or seat not in scene.fighters:
        return None
    solved = solved_round(found.seen_by(seat))
    if not solved.is_open:
        return None
    orders = [each.order for each in solved.orders]
    drawn = rng.choices(orders, [each.chance for each in solved.orders])[0]
    return plan_at(drawn, next(other for other in found.seats if other != seat))


def order_at(scene: Scene, seat: Seat, plan: Plan, rng: Random) -> Action:
    """Return a plan of ``seat`` as an order that names random cards."""
    picked: list[tuple[Seat, int]] = []
    for aim in plan.aims:
        row = scene.lives[aim.seat]
        fresh = [
            place
            for place, lives in enumerate(row)
            if lives == aim.lives and (aim.seat, place) not in picked
        ]
        picked.append((aim.seat, rng.choice(fresh)) if fresh else picked[-1])
    aims = [target(of, place) for of, place in picked]
    if not aims:
        return actions.Hold()
    if len(aims) == 1:
        return actions.Strike(aims[0])
    if len(aims) == 3:
        return actions.StrikeThrice(*aims)
    price = rng.choice([p for p, lives in enumerate(scene.lives[seat]) if lives == plan.paid])
    return actions.StrikeTwice(aims[0], aims[1], price)


# ── the last bets ────────────────────────────────────────────────────────────────────────────


def betting_of(
    rules: SwordRules, view: SwordView, history: SeatHistory, paid: tuple[int, ...]
) -> Betting:
    """Return the betting of the seat to act, with all chips that each seat has ``paid``.

    With fixed bets, every full raise has the size of a bet.
    """
    assert view.you is not None
    size, seats = smallest_bet(rules, view.round), len(view.rows)
    after = [(view.you + n) % seats for n in range(1, seats)]
    others = [
        s
        for s in after
        if s in view.live
        and view.stacks[s]
        and (s not in history.acted or view.bets[s] < view.level)
    ]
    left = history.raises_left
    return Betting(
        stacks=view.stacks,
        live=view.live,
        bets=view.bets,
        paid=tuple(whole - bet for whole, bet in zip(paid, view.bets, strict=True)),
        size=size,
        level=view.level,
        full=size,
        raises=0 if left is None else rules.fixed_raises - left,
        acted=tuple(history.acted),
        waiting=(view.you, *others),
    )


def last_bets(
    rules: SwordRules, view: SwordView, history: SeatHistory, paid: tuple[int, ...]
) -> tuple[SolvedBet, ...] | None:
    """Return the solved bets of the seat to act, or None if the position has no exact answer."""
    if not is_last_round(rules, view):
        return None
    return solved_bets(rules, view, betting_of(rules, view, history, paid))


def best_bet(bets: Sequence[SolvedBet]) -> Action:
    """Return the most valuable bet. In a tie, return the one that risks the fewest chips."""
    stays = (actions.Check, actions.Call)
    return max(bets, key=lambda bet: (round(bet.worth, 6), isinstance(bet.action, stays))).action
