"""The values of the choices in a Sword of Lies decision, given what the seat could know.

1. A ``Weigher`` belongs to a seat: it receives that seat's events and uses its views.
2. Values are mean chips won by the end, relative to the chips that the seat brought. All values are
   sample estimates, which are repeated several times. Differences within the sampling error are not
   mistakes.
3. Believing is valued by counting colours, and bets by rollouts of the remaining betting, with the
   marshal's tools and models. With two seats left, the last bets and the orders of a war have exact
   values. The values of other orders are those of equilibria if the war is small enough; otherwise
   several models of the later war are used (``war_orders``).
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

import numpy as np
from msgspec.structs import replace

from mendax.bots.sword_of_lies.exact import best_bet, betting_of, last_bets
from mendax.bots.sword_of_lies.orders import (
    Bound,
    Effort,
    Plan,
    Scene,
    Search,
    Writing,
    aims_at,
    plans,
)
from mendax.bots.sword_of_lies.player import Choices, chips_in
from mendax.bots.sword_of_lies.war_model import pot_splits, war_model
from mendax.coach.sword_of_lies.adviser import WarAdviser, WeighedPlan
from mendax.coach.sword_of_lies.order_reasons import dominated, order_reason, refuted
from mendax.coach.sword_of_lies.order_text import cards_of, order_text
from mendax.coach.sword_of_lies.reasons import CounterfactualMarshal, Why, reason, things
from mendax.coach.sword_of_lies.war_orders import (
    Fight,
    best_equilibrium,
    in_its_best_equilibrium,
    sure_gap,
)
from mendax.core.game import Action, Event, Offer, Reason, Seat
from mendax.core.text_form import write
from mendax.games.sword_of_lies import SwordOfLies, actions, events
from mendax.games.sword_of_lies.betting import offers as bet_offers
from mendax.games.sword_of_lies.rounds import smallest_bet
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.games.sword_of_lies.view import SwordView
from mendax.solver.sword_of_lies.last_bets import SolvedBet

_TIMES: Final = 4
"""The number of times that each estimate is repeated."""
_SURE: Final = 3.0
"""A mistake costs more than this many standard errors."""
_TRIFLE: Final = 0.02
"""A mistake also costs more than this share of the pot."""
_EVEN: Final = 0.1
"""Believing is as good as doubting if the probability of truth is within this distance of 0.5."""
_SAMPLES: Final = 400
_WARS: Final = 60
"""The number of wars per order in one estimate."""


class WeighedChoice(NamedTuple):
    """A choice with its text, its value, and a sound player's probability of making it."""

    words: str
    worth: float
    chance: float


class Choice(NamedTuple):
    """The choices in a decision, best first, and the cost of the actual choice."""

    choices: tuple[WeighedChoice, ...]
    done: str
    lost: float
    why: Why | None = None
    """The factor that explains most of the cost of a bet, or None."""
    order_why: Reason | None = None
    """The reason why the best order is better than the order written."""

    @property
    def worth(self) -> float:
        """Return the value of the choice made."""
        return next(choice.worth for choice in self.choices if choice.words == self.done)


class Weigher:
    """Values one seat's decisions."""

    def __init__(self, rules: SwordRules, seats: int, seat: Seat, luck: Random) -> None:
        self.rules, self.seats, self.seat = rules, seats, seat
        self.marshal = CounterfactualMarshal(SwordOfLies.name, rules, seat, seats, luck)
        self.adviser = None if rules.any_target else WarAdviser()
        """Solves small wars. None if a seat's own cards may be targets, which the solver does not
        support."""
        self.brought: int | None = None
        """The chips that the seat brought, or None before its first decision."""
        self._level = self._full = self._raises = 0

    def hear(self, event: Event) -> None:
        """Record an event that the seat received."""
        self.marshal.hear(event)
        match event:
            case events.BettingBegan():
                first = event.number == 1
                self._level, self._full = self.rules.big_blind * first, 0
                self._raises = int(first)
            case events.BetMade() | events.Raised() | events.WentAllIn() if event.to > self._level:
                self._full = max(self._full, event.to - self._level)
                self._level, self._raises = event.to, self._raises + 1

    def _so_far(self, view: SwordView) -> int:
        """Return the chips won or lost so far. Chips in the pots count as lost."""
        if self.brought is None:
            self.brought = view.stacks[self.seat] + sum(self.marshal.paid(view)[self.seat :][:1])
        return view.stacks[self.seat] - self.brought

    def weighed(
        self, view: SwordView, action: Action | None = None, offers: Sequence[Offer] = ()
    ) -> Choice | None:
        """Return the choices in this decision, or None if they have no values.

        Without ``action``, the best choice counts as made. Without ``offers``, the offers follow
        from the view.
        """
        match view.phase:
            case "verdict" if view.question is not None:
                return self.verdict(view, action)
            case "betting" if self.seat in view.live:
                return self.bet(view, offers or self.legal_bets(view), action)
            case "orders" if self.seat in self.marshal.scene(view).fighters:
                return self.order(view, action)
        return None

    # ── answers ──────────────────────────────────────────────────────────────────────────────

    def truth(self, view: SwordView) -> float:
        """Return the probability that the named colour is true, given the cards seen."""
        return self.marshal.chance_of_truth(view)

    def verdict(self, view: SwordView, action: Action | None) -> Choice:
        """Return the values of believing and of doubting.

        A right guess gives the seat a sword. A wrong guess gives the other seat a shield.
        """
        truth, won = self.truth(view), self._so_far(view)
        right, wrong = self._armed_and_not(view)
        worths = {
            write(believed): won + chance * right + (1 - chance) * wrong
            for believed, chance in (
                (actions.Believe(), truth),
                (actions.Disbelieve(), 1 - truth),
            )
        }
        even = abs(truth - 0.5) <= _EVEN
        choices = [
            WeighedChoice(words, worth, 0.5 if even else float(worth == max(worths.values())))
            for words, worth in worths.items()
        ]
        ranked = _ranked(choices)
        done = ranked[0].words if action is None else write(action)
        lost = 0.0 if even else max(worths.values()) - worths[done]
        return Choice(ranked, done, lost)

    def _armed_and_not(self, view: SwordView) -> tuple[float, float]:
        """Return the seat's expected chips with the sword, and with the shield given to the other
        seat."""
        asked, ante = view.question, max(self.rules.ante, self.rules.big_blind)
        assert asked is not None
        live = np.ones((_SAMPLES, self.seats), dtype=np.bool_)
        samples = self.marshal.samples(view, _SAMPLES)
        model = war_model(self.rules, self.seat, self.seats, self.marshal.dice)
        bold = self.marshal.dice.choice(self.seats, _SAMPLES)
        shields, gifts = samples.shields.copy(), samples.gifts.copy()
        shields[:, asked.of] += 1
        gifts[:, asked.of, self.seat] += 1
        pot, shares = ante * self.seats, []
        for case in (samples._replace(gifts=gifts), samples._replace(shields=shields)):
            won = pot_splits(model.merit(case, live, bold))[:, self.seat]
            shares.append(float(won.mean()) * pot - ante)
        return max(shares), min(shares)

    # ── betting ──────────────────────────────────────────────────────────────────────────────

    def share(self, view: SwordView) -> float:
        """Return the seat's expected share of the pot if no seat folds or tops the highest bet."""
        samples = self.marshal.samples(view, _SAMPLES)
        model = war_model(self.rules, self.seat, self.seats, self.marshal.dice)
        live = np.tile(np.isin(np.arange(self.seats), view.live), (_SAMPLES, 1))
        bold = view.boldest.seat if view.boldest else -1
        merit = model.merit(samples, live, np.full(_SAMPLES, bold if bold in view.live else -1))
        return float(pot_splits(merit)[:, self.seat].mean())

    def bet(self, view: SwordView, offers: Sequence[Offer], action: Action | None) -> Choice:
        """Return the values of the bets to consider, and of the bet made."""
        won, may = self._so_far(view), Choices(offers)
        solved = last_bets(self.rules, view, self.marshal.history, self.marshal.paid(view))
        if solved is not None:
            return _exact_bets(solved, won, None if action is None else write(action), view)
        estimates = []
        for _ in range(_TIMES):
            weighed = self.marshal.weighed_bets(view, may, also=action)
            worths = {write(made): won + worth for worth, made in weighed}
            if isinstance(action, actions.Fold):  # also if checking was legal
                worths.setdefault(write(action), float(won))
            estimates.append(worths)
        often = dict.fromkeys(estimates[0], 0.0)
        for worths in estimates:
            often[max(worths, key=worths.__getitem__)] += 1 / _TIMES
        done = None if action is None else write(action)
        choice = _settled(estimates, often, done, max(1, chips_in(view)))
        return choice._replace(why=self._why(view, may, choice, action)) if choice.lost else choice

    def _why(
        self, view: SwordView, may: Choices, choice: Choice, action: Action | None
    ) -> Why | None:
        """Return the factor that explains the advantage of the best bet, by estimates without each
        factor."""
        best, gaps = choice.choices[0].words, dict[Why, list[float]]()
        for why in things(self.marshal, view):
            self.marshal.take_away(why)
            for _ in range(_TIMES):
                weighed = self.marshal.weighed_bets(view, may, also=action)
                worths = {write(made): worth for worth, made in weighed}
                gap = worths.get(best, 0.0) - worths.get(choice.done, 0.0)  # a fold is worth 0
                gaps.setdefault(why, []).append(gap)
        self.marshal.take_away(None)
        return reason(choice.lost, gaps)

    def legal_bets(self, view: SwordView) -> tuple[Offer, ...]:
        """Return the legal bets as offers, for callers without offers."""
        betting = replace(
            betting_of(self.rules, view, self.marshal.history, self.marshal.paid(view)),
            full=max(self._full, smallest_bet(self.rules, view.round)),
            raises=self._raises,
        )
        return bet_offers(self.rules, betting, self.seat)

    # ── orders ───────────────────────────────────────────────────────────────────────────────

    def order(self, view: SwordView, action: Action | None) -> Choice:
        """Return the values of the orders to consider, and of the order written."""
        scene = self.marshal.scene(view)
        written = None if action is None else plan_of(view, action)
        bounds = {s: self.marshal.bound(view, s) for s in scene.fighters if s != self.seat}
        solved = None if self.adviser is None else self.adviser.weigh(scene, bounds)
        if solved is not None and (
            written is None or any(order.plan == written for order in solved[self.seat])
        ):
            return self._solved(view, scene, solved, action)
        return self._estimated(view, scene, bounds, action)

    def _solved(
        self,
        view: SwordView,
        scene: Scene,
        solved: Mapping[Seat, tuple[WeighedPlan, ...]],
        action: Action | None,
    ) -> Choice:
        """Return the orders of a solved war, in the equilibrium that is best for the written
        order."""
        orders = solved[self.seat]
        won, pot = self._so_far(view), sum(pot.chips for pot in view.pots)
        written = None if action is None else plan_of(view, action)
        ranked = _ranked(
            [
                WeighedChoice(_text(view, plan, action), won + worth, chance)
                for plan, worth, chance in in_its_best_equilibrium(orders, written)
            ]
        )
        choice = Choice(ranked, _done(view, action) or ranked[0].words, 0.0)
        lost = ranked[0].worth - choice.worth
        if lost <= _TRIFLE * pot or written is None:
            return choice
        mine = next(order for order in orders if order.plan == written)
        if mine.refutation is not None:
            return choice._replace(lost=lost, order_why=refuted(view, mine.refutation))
        if mine.surplus > _TRIFLE * pot and len(solved) > 1:
            return choice._replace(lost=lost, order_why=dominated(mine.surplus))
        at = best_equilibrium(orders, written)
        writings = tuple(
            Writing(seat, tuple(o.plan for o in each), np.array([o.chances[at] for o in each]))
            for seat, each in solved.items()
        )
        better = max(orders, key=lambda order: order.worths[at]).plan
        draws = Fight(scene, self.seat, writings, self.marshal.war).draws(better, written)
        return choice._replace(lost=lost, order_why=order_reason(view, writings, draws))

    def _estimated(
        self,
        view: SwordView,
        scene: Scene,
        bounds: Mapping[Seat, Bound],
        action: Action | None,
    ) -> Choice:
        """Return the orders of a larger war by the tuned policy.

        Marshals must confirm a mistake.
        """
        won, written = self._so_far(view), None if action is None else plan_of(view, action)
        lists = [plans(scene, seat, bounds.get(seat)) for seat in scene.fighters]
        mine = scene.fighters.index(self.seat)
        if written is not None and written not in lists[mine]:
            lists[mine] = (*lists[mine], written)
        best = {_text(view, plan, action): plan for plan in lists[mine]}
        effort, estimates, often = Effort.for_table(scene), [], dict.fromkeys(best, 0.0)
        means: tuple[Writing, ...] = ()
        for _ in range(_TIMES):
            search = Search(scene, self.marshal.war(), lists)
            for turn in range(effort.turns):
                search.turn(max(4, min(60, effort.wars // sum(map(len, lists)))), turn + 1)
            means = search.mean()
            values = search.worths(self.seat, _WARS)
            estimates.append(dict(zip(best, won + values, strict=True)))
            for words, chance in zip(best, means[mine].chances, strict=True):
                often[words] += float(chance) / _TIMES
        pot = max(1, sum(pot.chips for pot in view.pots))
        choice = _settled(estimates, often, _done(view, action), pot)
        if not choice.lost or written is None:
            return choice
        fight = Fight(scene, self.seat, means, self.marshal.war)
        draws = fight.draws(best[choice.choices[0].words], written)
        gap = sure_gap(draws)
        if gap <= _TRIFLE * pot:
            return choice._replace(lost=0.0)
        why = order_reason(view, means, draws)
        return choice._replace(lost=min(choice.lost, gap), order_why=why)


def _exact_bets(
    solved: Sequence[SolvedBet], won: float, done: str | None, view: SwordView
) -> Choice:
    """Return bets with exact values. Folds where checking is free are listed only if made."""
    free = any(isinstance(bet.action, actions.Check) for bet in solved)
    best = write(best_bet(solved))
    choices = [
        WeighedChoice(write(bet.action), won + bet.worth, float(write(bet.action) == best))
        for bet in solved
        if not (free and isinstance(bet.action, actions.Fold) and done != write(bet.action))
    ]
    ranked = _ranked(choices)
    choice = Choice(ranked, ranked[0].words if done is None else done, 0.0)
    lost = ranked[0].worth - choice.worth
    if lost <= _TRIFLE * max(1, chips_in(view)):
        return choice
    return choice._replace(lost=lost, why="last-raise")


def _settled(
    estimates: Sequence[Mapping[str, float]], often: Mapping[str, float], done: str | None, pot: int
) -> Choice:
    """Return the means of several estimates. Costs within the sampling error become 0."""
    means = {words: fmean(worths[words] for worths in estimates) for words in estimates[0]}
    best = max(means, key=means.__getitem__)
    done = best if done is None else done
    gaps = [worths[best] - worths[done] for worths in estimates]
    error = stdev(gaps) / sqrt(len(gaps))
    sure = fmean(gaps) > max(_SURE * error, _TRIFLE * pot)
    choices = [WeighedChoice(words, worth, often.get(words, 0.0)) for words, worth in means.items()]
    return Choice(_ranked(choices), done, fmean(gaps) if sure else 0.0)


def _ranked(choices: Sequence[WeighedChoice]) -> tuple[WeighedChoice, ...]:
    """Return the choices, best first. Of equal ones, sound players make the first most often."""
    return tuple(sorted(choices, key=lambda c: (-round(c.worth, 6), -c.chance)))


def plan_of(view: SwordView, action: Action) -> Plan:
    """Return an order as a plan, with the struck seats and the lives of the struck cards."""
    targets, price = cards_of(action)
    paid = 0 if price is None or view.you is None else view.rows[view.you][price].lives
    hits = Counter(targets)
    struck = sorted((seat, -view.rows[seat][place].lives, -n) for (seat, place), n in hits.items())
    return Plan(tuple(aim for seat, lives, n in struck for aim in aims_at(seat, -lives, -n)), paid)


def _text(view: SwordView, plan: Plan, written: Action | None) -> str:
    """Return an order as text, with the cards of the written order if its plan is the same."""
    same = written is not None and plan == plan_of(view, written)
    return order_text(view, plan, written if same else None)


def _done(view: SwordView, written: Action | None) -> str | None:
    return None if written is None else order_text(view, plan_of(view, written), written)
