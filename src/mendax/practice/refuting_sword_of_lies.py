"""The example after a wrong order or a wrong last bet in Sword of Lies (see ``refuting``).

The values of these puzzles are exact, so the example is the other seat's best play and no rule of
thumb. After an order it is the reply that leaves the learner least, in one war round. After a bet
it is the rest of the betting. Faces of cards are typical: they only match the colours of marks.
"""

from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from mendax.core.concrete import concrete
from mendax.core.game import Action, Seat, step
from mendax.core.text_form import write
from mendax.games.cards import colour, faces, full_pack
from mendax.games.sword_of_lies import SwordOfLies
from mendax.games.sword_of_lies.actions import aimed_at
from mendax.games.sword_of_lies.rules import Side, SwordRules
from mendax.games.sword_of_lies.state import Betting, Boldness, Card, Mark, Row, SwordState, War
from mendax.games.sword_of_lies.war import Attack, order_of_attack
from mendax.practice.puzzle import BettingView, MarkedCard, OpenWarView
from mendax.practice.sword_of_lies import SEATS, order_words, war_of_rules
from mendax.solver.sword_of_lies.last_bets import solved_bets
from mendax.solver.sword_of_lies.two_seats import Army, WarOrder
from mendax.solver.sword_of_lies.war_table import fits, share_of, solved_round

_GAME: Final = SwordOfLies()
_CHIPS: Final = 50
"""The chips of each seat in the pot of a war, whose values are percentages."""
_STRIDE: Final = 5
"""Typical faces are this far apart in the deck, so that ranks and suits vary."""
_MOST_CHIPS: Final = 10**7
_LEARNER: Final[Seat] = 0
_CERTAIN: Final = (0, 100)

SwordPuzzleView = OpenWarView | BettingView


def puzzle_view(raw: Any) -> SwordPuzzleView:
    """Return the view of a puzzle from JSON. Raises ``msgspec.ValidationError``."""
    is_war = isinstance(raw, OpenWarView) or (isinstance(raw, Mapping) and "armed" in raw)
    kind: type[SwordPuzzleView] = OpenWarView if is_war else BettingView
    return raw if isinstance(raw, kind) else msgspec.convert(raw, kind)


class SwordExample:
    """Rebuilds the position of a puzzle, and plays on after an option."""

    def __init__(self, rules: SwordRules, view: SwordPuzzleView) -> None:
        self._rules, self._view = rules, view

    def is_sound(self, seats: int) -> bool:
        """Return whether the view is a decision of the learner with exact values."""
        view, rules = self._view, self._rules
        if view.you != _LEARNER or rules.any_target or rules.shield_side:
            return False
        if isinstance(view, OpenWarView):
            return seats == SEATS and self._is_war(view)
        return seats in _GAME.seats and self._is_last_bet(view, seats)

    def _is_war(self, view: OpenWarView) -> bool:
        if not len(view.rows) == len(view.swords) == len(view.armed) == SEATS:
            return False
        lives = [lives for row in view.rows for lives in row]
        pairs = zip(view.swords, view.armed, strict=True)
        if not set(lives) <= {1, 2} or not all(0 <= few <= many < 100 for few, many in pairs):
            return False
        war = war_of_rules(self._rules, view)
        return fits(war) and not war.is_over and war.mine.swords > 0

    def _is_last_bet(self, view: BettingView, seats: int) -> bool:
        each = (view.rows, view.stacks, view.bets)
        if any(len(one) != seats for one in each) or not view.rows[_LEARNER]:
            return False
        live = [seat for seat, row in enumerate(view.rows) if row]
        cards = [card for row in view.rows for card in row]
        amounts = (*view.stacks, *view.bets, view.pot, view.highest, view.size)
        return (
            len(live) == SEATS
            and all(len(view.rows[seat]) == self._rules.cards for seat in live)
            and all(card.shield in _CERTAIN and card.by in (None, *range(seats)) for card in cards)
            and view.boldest in live
            and all(0 <= chips <= _MOST_CHIPS for chips in amounts)
            and view.price == view.bets[live[1]] - view.bets[_LEARNER] > 0
            and view.highest >= max(view.bets)
            and sum(view.bets) <= view.pot
            and all(view.stacks[seat] for seat in live)
            and view.raises_left in range(self._rules.fixed_raises + 1)
            and view.round == view.rounds == self._rules.cards + 1
            and self._rules.limit == "fixed_limit"
        )

    # ── positions ────────────────────────────────────────────────────────────────────────────

    def state(self, true: bool) -> SwordState:
        """Return a state with the facts of this view. ``true`` is ignored: no fact is hidden."""
        view = self._view
        return self._war(view) if isinstance(view, OpenWarView) else self._betting(view)

    def _war(self, view: OpenWarView) -> SwordState:
        numbers, deck = count(), faces(self._rules.lowest_rank)
        rows = tuple(
            tuple(
                Card(
                    face=deck[number * _STRIDE % len(deck)],
                    draw=number,
                    seen=(),
                    revealed=True,
                    side=_side(lives == 2),
                    lives=lives,
                )
                for lives in row
                for number in [next(numbers)]
            )
            for row in view.rows
        )
        writing = tuple(seat for seat in range(SEATS) if view.swords[seat])
        war = War(1, view.armed, view.swords, writing=writing, orders=(None,) * SEATS)
        betting = Betting(
            stacks=(self._rules.min_buy_in,) * SEATS,
            live=tuple(range(SEATS)),
            bets=(0,) * SEATS,
            paid=(_CHIPS,) * SEATS,
        )
        before = self._before(rows, betting)
        return replace(before, phase="orders", swords=view.swords, war=war)

    def _betting(self, view: BettingView) -> SwordState:
        live = tuple(seat for seat, row in enumerate(view.rows) if row)
        other, level = live[1], max(view.bets)
        rows = tuple(self._revealed(seat, row) for seat, row in enumerate(view.rows))
        earned = [card.by for row in view.rows for card in row if not card.shield]
        paid = _paid(view.pot - sum(view.bets), live, len(view.rows))
        betting = Betting(
            stacks=view.stacks,
            live=live,
            bets=view.bets,
            paid=paid,
            size=view.size,
            level=level,
            full=view.size,
            raises=self._rules.fixed_raises - (view.raises_left or 0),
            acted=(other,),
            waiting=(_LEARNER,),
        )
        bold = None if view.boldest is None else Boldness(view.boldest, view.highest, posted=False)
        swords = tuple(earned.count(seat) for seat in range(len(rows)))
        before = self._before(rows, betting)
        return replace(before, phase="betting", round=view.round, swords=swords, boldest=bold)

    def _before(self, rows: tuple[Row, ...], betting: Betting) -> SwordState:
        chips = (betting.stacks, betting.bets, betting.paid)
        return SwordState(
            rules=self._rules,
            brought=tuple(map(sum, zip(*chips, strict=True))),
            pack=full_pack(self._rules.lowest_rank, 1),
            rows=rows,
            betting=betting,
            turn=_LEARNER,
            blind=None,
            trades=(0,) * len(rows),
            swords=(0,) * len(rows),
            thrown=((),) * len(rows),
        )

    def _revealed(self, seat: Seat, row: Sequence[MarkedCard]) -> Row:
        """Return the cards of a row, with faces of both colours for unmarked cards."""
        deck = faces(self._rules.lowest_rank)
        cards = list[Card]()
        for place, card in enumerate(row):
            number = seat * len(row) + place
            face = deck[number * _STRIDE % len(deck)]
            named = colour(face)
            mark = None
            if card.by is not None:
                mark = Mark(card.by, named, believed=not card.shield, of=seat)
            side = _side(card.shield > 0)
            cards.append(Card(face, number, (), mark=mark, revealed=True, side=side))
        return tuple(cards)

    # ── moves ────────────────────────────────────────────────────────────────────────────────

    def word(self, action: Action) -> str:
        """Return an action as puzzles write it."""
        view = self._view
        if not isinstance(view, OpenWarView) or not isinstance(action, Attack):
            return write(action)
        return order_words(_kind(view, _LEARNER, action))

    def line(self, state: SwordState, option: str) -> tuple[tuple[Seat, Action], ...]:
        """Return the option and the best play against it, or nothing if the option is right."""
        if isinstance(self._view, OpenWarView):
            return self._order(self._view, state, option)
        seen = _GAME.view(state, _LEARNER)
        solved = solved_bets(self._rules, seen, state.betting) or ()
        top = max((bet.worth for bet in solved), default=0.0)
        made = next((bet for bet in solved if write(bet.action) == option), None)
        if made is None or made.worth >= top:
            return ()
        turns = (_LEARNER, state.betting.live[1])
        played = enumerate((made.action, *made.line))
        return tuple((turns[number % 2], action) for number, action in played)

    def _order(
        self, view: OpenWarView, state: SwordState, option: str
    ) -> tuple[tuple[Seat, Action], ...]:
        """Return a wrong order and its reply at the cards where the learner keeps least."""
        round_ = solved_round(war_of_rules(self._rules, view))
        made = next(one for one in round_.orders if order_words(one.order) == option)
        if made.right:
            return ()
        mine = _written(view, state, _LEARNER, made.order)
        if not view.swords[1]:
            return ((_LEARNER, mine[0]),)
        lines = [
            ((_LEARNER, own), (1, reply))
            for own in mine
            for reply in _written(view, state, 1, made.reply)
        ]
        return min(lines, key=lambda line: self._share(state, line))

    def _share(self, state: SwordState, line: Sequence[tuple[Seat, Action]]) -> float:
        """Return the learner's share of the pot after these orders."""
        for seat, action in line:
            state = step(_GAME, state, seat, action).state
        if state.phase == "over":
            return (state.betting.stacks[_LEARNER] - self._rules.min_buy_in) / (_CHIPS * SEATS)
        mine, theirs = (
            Army(lives.count(1), lives.count(2), state.swords[seat])
            for seat, row in enumerate(state.rows)
            for lives in [[card.lives for card in row]]
        )
        tripled = () if state.war is None else state.war.tripled
        armies = (
            mine._replace(tripled=_LEARNER in tripled),
            theirs._replace(tripled=1 in tripled),
        )
        assert isinstance(self._view, OpenWarView)
        war = war_of_rules(self._rules, self._view)
        return share_of(war._replace(mine=armies[0], theirs=armies[1]))


def _side(shield: bool) -> Side:
    return "face_down" if shield else "face_up"


def _paid(chips: int, live: Sequence[Seat], seats: int) -> tuple[int, ...]:
    """Return what each seat put into one pot before this round. Folded seats paid odd chips."""
    each, odd = divmod(chips, SEATS)
    folded = next((seat for seat in range(seats) if seat not in live), _LEARNER)
    return tuple(each * (seat in live) + odd * (seat == folded) for seat in range(seats))


def _kind(view: OpenWarView, seat: Seat, attack: Attack) -> WarOrder:
    """Return an order without the names of cards."""
    order = order_of_attack(attack)
    aims = [aimed_at(aim) for aim in order.targets]
    struck = ((view.rows[of][place], aims.count((of, place))) for of, place in dict.fromkeys(aims))
    price = 0 if order.price is None else view.rows[seat][order.price]
    return WarOrder(tuple(sorted(struck, key=lambda aim: (-aim[1], -aim[0]))), price)


def _written(view: OpenWarView, state: SwordState, seat: Seat, order: WarOrder) -> list[Action]:
    """Return the order at the first cards that it fits, paid with each card that may pay."""
    same = [
        action
        for action in concrete(_GAME.legal_actions(state, seat))
        if isinstance(action, Attack) and _kind(view, seat, action) == order
    ]
    first = order_of_attack(same[0]).targets
    return [action for action in same if order_of_attack(action).targets == first]
