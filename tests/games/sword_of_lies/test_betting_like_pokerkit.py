"""Tests that random betting sequences have the same amounts, pots and refunds here and in PokerKit.

PokerKit is the reference. It has the big blind as its player 0, the small blind as player 1.

Where it differs, and why, is asserted at every difference: PokerKit counts a short all-in as a full
raise when it is the first of its round, and forgets short all-ins once several of them have made a
full raise. By the rulebook an all-in below the last full raise (or the big blind) never reopens the
betting to those who have acted, unless the total that they face makes a full raise.
"""

import os
import random
from collections import Counter
from typing import Any

from pokerkit import (
    Automation,
    BettingStructure,
    Deck,
    Mode,
    Opening,
    StandardHighHand,
    State,
    Street,
)

from mendax.core.game import Action
from mendax.games.sword_of_lies import actions, events, rounds
from mendax.games.sword_of_lies.betting import Amounts, amounts
from mendax.games.sword_of_lies.state import Pot, SwordState
from tests.games.sword_of_lies.story import Story, at_betting

HANDS = int(os.environ.get("MENDAX_HANDS", "400"))

STRUCTURES = {
    "no_limit": BettingStructure.NO_LIMIT,
    "pot_limit": BettingStructure.POT_LIMIT,
    "fixed_limit": BettingStructure.FIXED_LIMIT,
}
AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.CARD_BURNING,
    Automation.HOLE_DEALING,
    Automation.BOARD_DEALING,
    Automation.RUNOUT_COUNT_SELECTION,
)


def pokerkit_hand(state: SwordState, stacks: tuple[int, ...]) -> State:
    """Return the same hand as PokerKit plays it."""
    rules, blind, seats = state.rules, state.blind or 0, len(stacks)
    streets = tuple(
        Street(
            False,
            (False,) if number == 1 else (),
            0 if number == 1 else 1,
            False,
            Opening.POSITION,
            rounds.smallest_bet(rules, number),
            rules.fixed_raises - (number == 1) if rules.limit == "fixed_limit" else None,
        )
        for number in range(1, rules.cards + 2)
    )
    return State(
        automations=AUTOMATIONS,
        deck=Deck.STANDARD,
        hand_types=(StandardHighHand,),
        streets=streets,
        betting_structure=STRUCTURES[rules.limit],
        ante_trimming_status=True,
        raw_antes=rules.ante,
        bring_in=0,
        raw_blinds_or_straddles=(rules.big_blind, rules.small_blind),
        raw_starting_stacks=tuple(stacks[(blind + index) % seats] for index in range(seats)),
        player_count=seats,
        mode=Mode.CASH_GAME,
    )


class Hand:
    """One hand in both engines."""

    def __init__(self, story: Story, stacks: tuple[int, ...], luck: random.Random) -> None:
        self.story, self.luck = story, luck
        self.kit = pokerkit_hand(story.state, stacks)
        self.differed: Counter[str] = Counter()
        self.pots: tuple[Pot, ...] = ()
        self.hear()

    def hear(self) -> None:
        """Record the pots, which the war may pay out immediately."""
        for formed in self.story.all_of(events.PotsFormed):
            self.pots = formed.pots

    def seat(self, index: int) -> int:
        return (index + (self.story.state.blind or 0)) % len(self.story.stacks)

    def play(self) -> None:
        """Act at random until the betting is over, comparing at every decision."""
        self.pass_needless_checks()
        while self.story.phase in ("betting", "reveal"):
            if self.story.phase == "reveal":
                self.story.reveals_circle()
                self.hear()
                continue
            assert self.kit.actor_index is not None
            assert self.seat(self.kit.actor_index) == self.story.state.turn
            raises = self.compare_amounts()
            self.act(raises)
            self.hear()
            self.pass_needless_checks()
            self.compare_stacks()
        assert self.kit.actor_index is None
        self.compare_pots()

    def pass_needless_checks(self) -> None:
        """Skip the checks that PokerKit requests from a lone player without an opponent left to bet
        against.
        """
        kit = self.kit
        while kit.actor_index is not None and self.is_needless():
            kit.check_or_call()

    def is_needless(self) -> bool:
        kit = self.kit
        free = kit.checking_or_calling_amount == 0
        pairs = zip(kit.statuses, kit.stacks, strict=True)
        alone = sum(status and stack > 0 for status, stack in pairs) == 1
        return free and alone and not kit.can_complete_bet_or_raise_to()

    def compare_amounts(self) -> tuple[int, int] | None:
        """Compare calls and raises; return those that both allow, None if raising differs."""
        state, kit = self.story.state, self.kit
        seat, betting = state.turn, state.betting
        ours = amounts(state.rules, betting, seat)
        assert ours.call == kit.checking_or_calling_amount
        mine = raise_range(ours, betting.level)
        low = kit.min_completion_betting_or_raising_to_amount
        high = kit.max_completion_betting_or_raising_to_amount
        theirs = None if low is None or high is None else (low, high)
        if mine == theirs:
            return mine
        missing = betting.level - betting.bets[seat]
        assert seat in betting.acted
        if mine is None:
            assert missing < betting.full, "the betting was not reopened here"
            self.differed["reopened by a short all-in"] += 1
        else:
            assert theirs is None
            assert missing >= betting.full
            self.differed["short all-ins forgotten"] += 1
        return None

    def act(self, raises: tuple[int, int] | None) -> None:
        story, kit = self.story, self.kit
        choice = self.luck.random()
        if raises and choice < 0.45:
            low, high = raises
            to = self.luck.choice((low, high, self.luck.randint(low, high)))
            kit.complete_bet_or_raise_to(to)
            story.turns(raising(story.state, to))
        elif kit.checking_or_calling_amount and choice > 0.8:
            kit.fold()
            story.turns(actions.Fold())
        else:
            kit.check_or_call()
            story.turns(calling(story.state))

    def compare_stacks(self) -> None:
        """Compare the stacks, including uncalled bets returned."""
        if self.story.phase != "over":
            theirs = {self.seat(i): self.kit.stacks[i] for i in self.kit.player_indices}
            assert self.story.stacks == tuple(theirs[seat] for seat in sorted(theirs))

    def compare_pots(self) -> None:
        if sum(self.kit.statuses) == 1:
            winner = self.seat(self.kit.statuses.index(True))
            assert self.story.phase == "over"
            pot = sum(p.raked_amount + p.unraked_amount for p in self.kit.pots)
            kept = sum(self.kit.bets)
            mine = self.story.stacks[winner]
            assert mine == self.kit.stacks[self.kit.statuses.index(True)] + pot + kept
            return
        theirs = {
            (p.amount, tuple(sorted(map(self.seat, p.player_indices)))) for p in self.kit.pots
        }
        assert {(pot.chips, pot.seats) for pot in self.pots} == theirs


def raise_range(ours: Amounts, level: int) -> tuple[int, int] | None:
    """Return the smallest and largest bet or raise, all-ins included."""
    goes_in = ours.all_in if ours.all_in > level else 0
    if ours.low <= ours.high:
        return ours.low, max(ours.high, goes_in)
    return (goes_in, goes_in) if goes_in else None


def raising(state: SwordState, to: int) -> Action:
    seat, betting = state.turn, state.betting
    if to == betting.stacks[seat] + betting.bets[seat]:
        return actions.AllIn()
    return actions.Raise(to) if betting.level else actions.Bet(to)


def calling(state: SwordState) -> Action:
    seat, betting = state.turn, state.betting
    missing = betting.level - betting.bets[seat]
    if missing >= betting.stacks[seat]:
        return actions.AllIn()
    return actions.Call() if missing else actions.Check()


def some_hand(luck: random.Random) -> Hand:
    seats = luck.randint(3, 9)
    big = luck.choice((2, 10, 20))
    options: dict[str, Any] = {
        "limit": luck.choice(tuple(STRUCTURES)),
        "big_blind": big,
        "small_blind": luck.choice((0, big // 2)),
        "ante": luck.choice((0, 0, 1, 5)),
    }
    raises = luck.choice((2, 4))
    if options["limit"] == "fixed_limit":
        options["fixed_raises"] = raises
    least = options["ante"] + 1
    deep = luck.choice((3, 15, 60)) * big
    stacks = [least + luck.randint(0, deep) for _ in range(seats)]
    blind = luck.randrange(seats)
    stacks[blind] += big
    count = luck.randint(2, 4)
    hands = ", ".join([" ".join(["2c"] * count)] * seats)
    story = at_betting(tuple(stacks), blind, hands, **options)
    return Hand(story, tuple(stacks), luck)


def test_pokerkit_agrees_on_every_amount_pot_and_returned_chip() -> None:
    differed: Counter[str] = Counter()
    several_pots = 0
    for number in range(HANDS):
        hand = some_hand(random.Random(number))
        hand.play()
        several_pots += len(hand.pots) > 1
        differed += hand.differed
    assert several_pots > HANDS // 20
    assert sum(differed.values()) < HANDS // 10
