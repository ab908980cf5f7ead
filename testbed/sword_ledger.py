"""Invariants of every step of Sword of Lies, under all house rules.

After every action all chips are counted. A ledger follows the game from its public events alone,
and must agree with the state.
"""

import random

from msgspec.structs import replace

from mendax.core.game import Action, Actor, Told
from mendax.games.cards import colour
from mendax.games.sword_of_lies import events as said
from mendax.games.sword_of_lies import war_events as fought
from mendax.games.sword_of_lies.ending import chips_in_play
from mendax.games.sword_of_lies.pots import pots
from mendax.games.sword_of_lies.rules import SwordRules, decks_for
from mendax.games.sword_of_lies.state import SwordState
from mendax.testing.rule_sets import random_rules
from testbed.sword_play import SWORD


class Ledger:
    """The stacks, swords and marks according to the public events."""

    def __init__(self, state: SwordState) -> None:
        self.stacks = list(state.betting.stacks)
        self.swords = [0] * len(self.stacks)
        self.bets = [0] * len(self.stacks)
        self.marks = 0

    def watch(
        self,
        before: SwordState,
        actor: Actor,
        action: Action,
        after: SwordState,
        told: tuple[Told, ...],
    ) -> None:
        """Record one step, and check all invariants after it."""
        for event, to in told:
            if to is None:
                self._hear(event, before)
        assert chips_in_play(after) == sum(after.brought)
        assert tuple(self.stacks) == after.betting.stacks
        assert min(self.stacks) >= 0
        assert tuple(self.swords[s] for s in after.betting.live) == tuple(
            after.swords[s] for s in after.betting.live
        )
        self._cards(after)
        self._pots(after)
        self._war(before, after)

    def _hear(self, event: object, before: SwordState) -> None:
        if isinstance(event, said.CardsSwapped | fought.ChipsPaid):
            to = event.of if isinstance(event, said.CardsSwapped) else event.to
            self._move(event.seat, -event.chips)
            self._move(to, event.chips)
        elif isinstance(event, said.Posted):
            self._put_in(event.seat, event.chips, event.what != "ante")
        elif isinstance(event, said.Called | said.WentAllIn):
            self._put_in(event.seat, event.chips)
        elif isinstance(event, said.BetMade | said.Raised):
            self._put_in(event.seat, event.to - self.bets[event.seat])
        elif isinstance(event, said.Returned):
            self._move(event.seat, event.chips)
        elif isinstance(event, said.PotsFormed | said.RevealsBegan | said.GameEnded):
            self.bets = [0] * len(self.bets)
        elif isinstance(event, said.PotWon):
            self.stacks = [a + b for a, b in zip(self.stacks, event.chips, strict=True)]
        else:
            self._hear_of_swords(event)

    def _hear_of_swords(self, event: object) -> None:
        if isinstance(event, said.SwordWon):
            self.swords[event.seat] += 1
        elif isinstance(event, said.SwordLost):
            self.swords[event.seat] -= 1
        elif isinstance(event, fought.Armed):
            self.swords = list(event.swords)
        elif isinstance(event, fought.OrderOpened):
            self.swords[event.seat] -= len(event.order.targets)

    def _move(self, seat: int, chips: int) -> None:
        self.stacks[seat] += chips

    def _put_in(self, seat: int, chips: int, live: bool = True) -> None:
        self.stacks[seat] -= chips
        self.bets[seat] += chips * live

    def _cards(self, state: SwordState) -> None:
        """Check that every card is in one place, that marks are never removed, and that revealed
        cards are on the right."""
        rules, seats = state.rules, len(state.rows)
        if state.phase in ("deal", "determining"):
            return
        for seat, row in enumerate(state.rows):
            if state.war is None and seat in state.betting.live:
                assert len(row) == rules.cards
            shown = [card.revealed for card in row]
            assert shown == sorted(shown)
        marks = sum(card.mark is not None for row in state.rows for card in row)
        if state.blind is None:
            assert self.marks <= marks <= seats * rules.cards
            self.marks = marks
            assert not any(all(card.mark for card in row) for row in state.rows)

    def _pots(self, state: SwordState) -> None:
        """Check that the pots hold all paid chips, and that only live seats can win them."""
        found = pots(state.betting)
        assert sum(pot.chips for pot in found) == sum(state.betting.paid)
        for pot in found:
            assert pot.seats
            assert set(pot.seats) <= set(state.betting.live)
        assert [len(pot.seats) for pot in found] == sorted(
            {len(pot.seats) for pot in found}, reverse=True
        )

    def _war(self, before: SwordState, after: SwordState) -> None:
        """Check that lives never rise, and fall by at most the number of swords and prices."""
        if before.phase != "orders" or after.war is None:
            return
        lives = [sum(card.lives for row in s.rows for card in row) for s in (before, after)]
        spent = sum(before.swords) - sum(after.swords)
        prices = [o for o in after.war.orders or () if o and o.price is not None]
        if after.phase == "orders":
            assert lives[0] == lives[1]
        else:
            assert 0 <= lives[0] - lives[1] <= 2 * spent + len(prices) + len(before.rows)
        assert all(1 <= card.lives <= 2 for row in after.rows for card in row)


def check_the_end(state: SwordState) -> None:
    """Check the payoffs, the rake and the deck at the end."""
    result = SWORD.result(state)
    assert result is not None
    assert sum(result.payoffs) == -state.raked
    if not state.rules.rake:
        assert state.raked == 0
    if state.rules.rake_cap:
        assert state.raked <= state.rules.rake_cap
    assert min(state.pack) >= 0
    assert max(state.pack) <= decks_for(state.rules, len(state.rows))
    assert {colour(card.face) for row in state.rows for card in row} <= {"red", "black"}


def some_rules(luck: random.Random) -> SwordRules:
    """Return random house rules under which a game with random stacks can begin."""
    rules: SwordRules = random_rules(SWORD, luck)
    chips = luck.choice((rules.min_buy_in, 30, 200))
    least = max(chips, rules.big_blind, rules.ante)
    most = max(least, rules.max_buy_in) if rules.max_buy_in else 0
    return replace(rules, min_buy_in=least, max_buy_in=most).checked()
