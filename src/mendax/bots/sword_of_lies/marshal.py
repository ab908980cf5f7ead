"""The best bot, which models the knowledge and bets of others and solves every war round.

The bot knows its seat's history. Its models of other seats are in ``habits`` (lies and belief),
``determinizations`` (hard betting is evidence of shields), ``bet_values`` (calls at each price)
and, for fixed bets, ``betting_rollouts`` (the remaining betting).
"""

from collections.abc import Sequence
from functools import partial
from math import exp
from random import Random
from typing import Final

from mendax.bots.sword_of_lies.bet_values import (
    BetValues,
    NoLimitModel,
    bet_sizes,
    no_limit_betting,
)
from mendax.bots.sword_of_lies.betting_rollouts import (
    BettingRollouts,
    FixedLimitModel,
    fixed_limit_betting,
)
from mendax.bots.sword_of_lies.determinizations import Determinizations, determinizations
from mendax.bots.sword_of_lies.exact import best_bet, drawn_plan, last_bets, order_at
from mendax.bots.sword_of_lies.habits import Observed, recalled
from mendax.bots.sword_of_lies.hidden_bets import hidden_round, own_cards
from mendax.bots.sword_of_lies.negotiator import Negotiator
from mendax.bots.sword_of_lies.orders import drawn_from, searched
from mendax.bots.sword_of_lies.player import (
    Choices,
    SwordPlayer,
    chips_in,
    places_to_reveal,
    questions,
)
from mendax.bots.sword_of_lies.war_model import WarModel, fought_shares, war_model
from mendax.core.game import Action, Seat
from mendax.games.sword_of_lies import actions
from mendax.games.sword_of_lies.reveal import is_right
from mendax.games.sword_of_lies.rules import SwordRules
from mendax.games.sword_of_lies.view import CardView, SwordView
from mendax.solver.sword_of_lies.hidden_bets import HiddenRound, SolvedBetting, solved_betting

_CELLS: Final = 1000
"""The approximate number of determinizations × seats evaluated for each bet."""
_FEWEST: Final = 60
_MOST: Final = 360
"""The minimum and maximum number of determinizations."""
TURNS: Final = {2: 200, 3: 120}
"""The number of turns in which a betting round is solved, by the number of live seats."""
_FIGHTS: Final = 3000
"""The approximate number of simulated wars for each holder of the highest bet."""
EARLY_SHIELD: Final = 0.15
"""The chance of revealing a shield early, if at least half of the marked cards are shields."""
_WORTH_WAITING: Final = 0.3
"""The value below which a question is skipped, if skipping is legal."""
_DOUBT: Final = 0.04
"""The scale of the logistic in the difference between a colour's probability and 0.5."""
_SWAPS: Final = 2
"""The maximum number of trades that the bot starts in a game, because only questions end
castling."""
_NEARLY: Final = 0.25
"""Bets within this share of the pot below the best value count as equally good."""
_COMMITTED: Final = 0.5
"""A bet above this share of the bot's chips becomes an all-in."""


class Marshal(Negotiator):
    """Maximises its value against players who think."""

    no_limit = NoLimitModel()
    fixed_limit = FixedLimitModel()

    def __init__(self, game: str, rules: SwordRules, seat: Seat, seats: int, rng: Random) -> None:
        super().__init__(game, rules, seat, seats, rng)
        self._solved: tuple[tuple[int, tuple[Seat, ...]], SolvedBetting | None] | None = None

    def remember(self, earlier: Sequence[Sequence[Observed]]) -> None:
        """Use the habits of each seat's player in earlier games."""
        self.history.remembered = tuple(map(recalled, earlier))

    # ── castling ─────────────────────────────────────────────────────────────────────────────

    def move(self, view: SwordView, may: Choices) -> Action:
        """Return the most valuable question, or wait if its value is low."""
        asks = questions(may)
        worth = {ask: self._worth_asking(view, ask) for ask in asks}
        best = max(asks, key=worth.__getitem__, default=None)
        if best is not None and (worth[best] >= _WORTH_WAITING or actions.Skip not in may):
            return best
        swap = self._swap(view, may)
        if swap is not None and self.rng.random() < 0.5:
            return swap
        return super().move(view, may) if actions.Skip not in may else actions.Skip()

    def _worth_asking(self, view: SwordView, ask: actions.Interrogate) -> float:
        """Return the value of a question: a sword gained minus a shield given, adjusted near the
        end."""
        row = view.rows[ask.of]
        red = self.unseen(view).share_of_red
        right = 1.0 if row[ask.place].face is not None else max(red, 1 - red)
        worth = 2 * right - 0.8 * (1 - right)
        to_go = [sum(card.mark is None for card in cards) for cards in view.rows]
        if to_go[ask.of] == 1:
            worth += 0.5
        elif to_go[ask.of] == 2 and 1 not in to_go:
            worth -= 0.5
        return worth + 0.05 * self.rng.random()

    def _swap(self, view: SwordView, may: Choices) -> Action | None:
        """Return a trade of unmarked cards with the previous seat, or None.

        After the trade, each of the two seats may ask about a card that it knows.
        """
        if actions.OfferTrade not in may or view.trades[self.seat] >= _SWAPS:
            return None
        of = (self.seat - 1) % self.seats
        own = [p for p, card in enumerate(view.rows[self.seat]) if card.mark is None]
        theirs = [
            p for p, card in enumerate(view.rows[of]) if card.mark is None and card.face is None
        ]
        if not own or not theirs:
            return None
        return actions.OfferTrade(self.rng.choice(own), of, self.rng.choice(theirs), 0)

    def answer_trade(self, view: SwordView, may: Choices) -> Action:
        """Keep shields. Otherwise ask for chips, because the other seat would lose its turn."""
        trade = view.trade
        assert trade is not None
        mine = view.rows[self.seat][trade.theirs]
        if _is_shield(mine):
            return actions.Refuse()
        if trade.chips >= self.rules.big_blind:
            return actions.Agree()
        span = may.span(actions.NamePrice, "chips")
        if span is not None and span.low <= self.rules.big_blind <= span.high:
            return actions.NamePrice(self.rules.big_blind, "") if span.low else actions.Refuse()
        return actions.Agree() if mine.mark is not None else actions.Refuse()

    def pays(self, view: SwordView) -> bool:
        """Return False, because a seat with more chips than the others can top any bet."""
        return False

    def believes(self, view: SwordView) -> bool:
        """Return whether the bot's guess agrees with the answer.

        The probability of guessing red is a logistic function of the chance of red. The guess
        ignores the named colour until the answering seat is known to have lied or told the truth.
        Before that, an answer could manipulate the guess.
        """
        asked, truth = view.question, self.trust(view)
        assert asked is not None
        red = truth if asked.named == "red" else 1 - truth
        guesses_red = self.rng.random() < 1 / (1 + exp(-(red - 0.5) / _DOUBT))
        return guesses_red == (asked.named == "red")

    name_colour = SwordPlayer.names_by_habit

    # ── betting ──────────────────────────────────────────────────────────────────────────────

    def bet(self, view: SwordView, may: Choices) -> Action:
        """Return the most valuable bet, where folding is worth 0."""
        solved = last_bets(self.rules, view, self.history, self.paid(view))
        if solved is not None:
            return best_bet(solved)
        mix = self.mix(view)
        if mix is not None:
            drawn = self.rng.choices([*mix], [*mix.values()])[0]
            if len(view.live) == 2 or not isinstance(drawn, actions.Fold):
                return drawn
        weighed = self.weighed_bets(view, may)
        best = max((pair for pair in weighed if _is_raise(pair[1])), default=None, key=_worth)
        if best is not None and self.rules.limit != "fixed_limit":
            nearly = best[0] - _NEARLY * self._pot(view)
            best = next(pair for pair in weighed if _is_raise(pair[1]) and pair[0] >= nearly)
        others = [pair for pair in weighed if not _is_raise(pair[1])]
        return max([*others, *([best] if best else [])], key=_worth)[1]

    def mix(self, view: SwordView) -> dict[Action, float] | None:
        """Return the solved mix of bets, or None if the solver does not cover the position.

        A round is solved once for the same live seats, at the bot's first decision.
        """
        if self._solved is None or self._solved[0] != (view.round, view.live):
            hidden = hidden_round(self.rules, view, self.history, self.paid(view))
            found = None if hidden is None else self.solution(hidden)
            self._solved = (view.round, view.live), found
        solved = self._solved[1]
        if solved is None:
            return None
        return solved.mix(self.seat, view.bets, own_cards(view))

    def solution(self, hidden: HiddenRound) -> SolvedBetting:
        """Return the solution of a betting round, in which simulated wars value those of three."""
        wars = partial(fought_shares, self.war(), fights=_FIGHTS)
        return solved_betting(hidden, TURNS[len(hidden.seats)], wars)

    def weighed_bets(
        self, view: SwordView, may: Choices, also: Action | None = None
    ) -> list[tuple[float, Action]]:
        """Return the choices worth evaluating, including ``also``, with their values in chips.

        Folding and staying are first, then bets by size.
        """
        stays: list[tuple[int | None, Action]] = [
            (None, kind()) for kind in (actions.Check, actions.Call) if kind in may
        ]
        raises = self._raises(view, may)
        if isinstance(also, actions.Bet | actions.Raise) and (also.to, also) not in raises:
            raises = sorted([*raises, (also.to, also)], key=lambda pair: pair[0])
        tried = [*(stays or [(None, actions.AllIn())]), *raises]
        worths = self._worths(view, [to for to, _ in tried])
        fold = [] if actions.Check in may else [(0.0, actions.Fold())]
        return [*fold, *zip(worths, (made for _, made in tried), strict=True)]

    def _worths(self, view: SwordView, tried: Sequence[int | None]) -> list[float]:
        """Return the values of staying (None) and of betting or raising to these amounts."""
        if self.rules.limit == "fixed_limit":
            return self._rollouts(view).worths(tried)
        values = self._bet_values(view)
        return [values.staying() if to is None else values.raising(to) for to in tried]

    def _raises(self, view: SwordView, may: Choices) -> list[tuple[int, Action]]:
        """Return the bets to evaluate.

        With fixed bets, these are the one legal bet and the all-in.
        """
        kind = actions.Raise if actions.Raise in may else actions.Bet
        span, pot = may.span(kind, "to"), self._pot(view)
        most = view.bets[self.seat] + view.stacks[self.seat]
        bets_to: list[tuple[int, Action]] = []
        if span is not None:
            bets = bet_sizes(span.low, span.high, view.level, pot, sum(self.history.raises))
            bets_to = [(to, kind(to)) for to in bets if to <= _COMMITTED * most or to == span.low]
        if actions.AllIn in may and view.level < most:
            bets_to.append((most, actions.AllIn()))
        return bets_to

    def _pot(self, view: SwordView) -> int:
        return max(self.rules.big_blind, chips_in(view))

    def _rollouts(self, view: SwordView) -> BettingRollouts:
        size = max(_FEWEST, min(_MOST, _CELLS // len(view.live)))
        samples, model = self.samples(view, size), self._war_model()
        betting = fixed_limit_betting(
            self.rules, view, self.paid(view), self.history, self.fixed_limit
        )
        return BettingRollouts(samples, model, betting, self.rules.rake / 100, self.fixed_limit)

    def _war_model(self) -> WarModel:
        return war_model(self.rules, self.seat, self.seats, self.dice, self.wars)

    def samples(self, view: SwordView, size: int) -> Determinizations:
        """Return ``size`` samples of the hidden cards."""
        drive = self.history.drive
        return determinizations(self.rules, self.outlook(view), drive, self.seat, size, self.dice)

    def _bet_values(self, view: SwordView) -> BetValues:
        size = max(_FEWEST, min(_MOST, _CELLS // len(view.live)))
        samples = self.samples(view, size)
        model = self._war_model()
        betting = no_limit_betting(self.rules, view, self.paid(view), self.history)
        return BetValues(samples, model, betting, self.rules.rake / 100, self.no_limit)

    def reveal(self, view: SwordView, may: Choices) -> int:
        """Return the place to reveal: a shield early if shields are few or at random, otherwise
        late."""
        row = view.rows[self.seat]
        shields = sum(_is_shield(card) for card in row)
        marks = sum(card.mark is not None for card in row)
        early = 2 * shields < marks or self.rng.random() < EARLY_SHIELD

        def order(place: int) -> tuple[float, float]:
            card = row[place]
            if card.mark is None:
                return 1.0, self.rng.random()
            return (0.0 if _is_shield(card) == early else 2.0), self.rng.random()

        return min(places_to_reveal(may), key=order)

    # ── war ──────────────────────────────────────────────────────────────────────────────────

    def attack(self, view: SwordView, may: Choices) -> Action:
        """Return an order drawn from the solution of this round. Promises bind."""
        scene = self.scene(view)
        bounds = {seat: self.bound(view, seat) for seat in scene.fighters}
        if not (self.rules.any_target or any(map(any, bounds.values()))):
            plan = drawn_plan(scene, self.seat, self.rng)
            if plan is not None:
                return order_at(scene, self.seat, plan, self.rng)
        writings = searched(scene, self.war(), bounds)
        mine = next(writing for writing in writings if writing.seat == self.seat)
        return order_at(scene, self.seat, drawn_from(mine, self.dice), self.rng)


def _worth(pair: tuple[float, Action]) -> float:
    return pair[0]


def _is_raise(action: Action) -> bool:
    return isinstance(action, actions.Bet | actions.Raise | actions.AllIn)


def _is_shield(card: CardView) -> bool:
    return card.mark is not None and card.face is not None and not is_right(card.mark, card.face)
