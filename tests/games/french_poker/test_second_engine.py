"""Tests a second engine of French poker, written from the rule book, which receives only events.

It follows random games under random house rules and must always agree with the book: who acts,
which kinds of actions are legal, which dice each observer knows, tokens, and places. The referee of
``test_claims`` judges hands.
"""

import functools
import random
from collections.abc import Sequence

import pytest

from mendax.core.concrete import concrete
from mendax.core.game import CHANCE, Action, Actor, Event, Told
from mendax.games.french_poker import FrenchPoker, actions, events
from mendax.games.french_poker.claims import Spelling
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.french_poker.state import FrenchPokerState
from mendax.games.rules import parse_options, write_options
from mendax.testing.rule_sets import random_rules
from mendax.testing.walks import by_kind
from tests.games.french_poker.test_claims import listed, referee

POKER = FrenchPoker()
GAMES = 20
"""The number of games in each block; the test has 10 blocks, the proof 500."""
Kinds = set[type[Action]]


@functools.cache
def worth(rules: FrenchPokerRules, dice: tuple[int, ...]) -> int:
    return referee(rules, tuple(sorted(dice)))


class Ledger:
    """The state of the table according to its events."""

    def __init__(self, rules: FrenchPokerRules, seats: int) -> None:
        self.rules, self.seats = rules, seats
        charge = rules.scoring == "charge"
        self.tokens = [0 if charge else rules.tokens] * seats
        self.pot, self.emptied = (2 * seats + 1 if charge else 0), False
        self.gone: list[set[int]] = []
        self.turn, self.asks, self.falling = -1, "lot", 0
        self.pips: list[int] = []
        self.open: list[bool] = []
        self.knowing: list[set[int]] = []
        self.claims: list[tuple[int, Spelling]] = []
        self.rolled, self.fresh, self.shown = 0, True, False
        self.over = False

    # # events

    def hear(self, told: Sequence[Told]) -> None:
        self.gone.append(set())
        for event, audience in told:
            self._hear(event, audience)
        self.gone = [together for together in self.gone if together]

    def _hear(self, event: Event, audience: tuple[int, ...] | None) -> None:
        match event:
            case events.LotDrawn() | events.PotEmptied():
                self.emptied = isinstance(event, events.PotEmptied)
            case events.RoundStarted(seat=seat):
                self.turn, self.asks, self.claims = seat, "open", []
                self.pips, self.open, self.knowing = [], [], []
            case events.Shaken():
                self.pips, self.open, self.knowing = [0] * 5, [False] * 5, [set() for _ in "12345"]
                self.falling, self.rolled, self.fresh, self.shown = 5, 0, True, False
            case events.Fell(seat=seat, die=die):
                self.open[die], self.knowing[die] = False, {seat}
                self._landed()
            case events.Landed(die=die, pips=pips):
                self.pips[die], self.open[die] = pips, True
                self.knowing[die] = set(range(-1, self.seats))
                self._landed()
            case events.Saw(die=die, pips=pips):
                assert audience is not None
                self.pips[die] = pips
                self.knowing[die] |= set(audience)
            case events.Shown(die=die, pips=pips):
                assert pips == self.pips[die]
                self.open[die], self.knowing[die] = True, set(range(-1, self.seats))
            case events.Believed():
                self.asks, self.rolled, self.fresh, self.shown = "cup", 0, False, False
            case events.KeptHidden(kept=kept):
                for die in kept:
                    self.open[die] = False
                self._rolls(5 - len(kept))
            case events.KeptOpen(kept=kept) | events.Rerolled(kept=kept):
                self._rolls(5 - len(kept))
            case events.LaidOpen():
                self.shown = True
            case events.Announced(seat=seat, claim=claim) | events.PassedOn(seat=seat, claim=claim):
                self.claims.append((seat, claim))
                self.asks, self.turn = "answer", self.after(seat)
            case _:
                self._pays(event)

    def _rolls(self, dice: int) -> None:
        self.rolled, self.falling, self.shown = self.rolled + 1, dice, False

    def _landed(self) -> None:
        self.falling -= 1
        self.asks = "cup"

    def _pays(self, event: Event) -> None:
        match event:
            case events.LaidOff(seat=seat):
                self.tokens[seat] -= 1
            case events.Charged(seat=seat):
                self.tokens[seat] += 1
                self.pot -= 1
            case events.GaveBack(seat=seat):
                self.tokens[seat] -= 1
                self.pot += 1
            case events.WentOut(seat=seat) | events.CameSafe(seat=seat):
                self.gone[-1].add(seat)
            case events.GameEnded():
                self.over = True

    # # what follows from them

    def after(self, seat: int) -> int:
        gone = set().union(*self.gone)
        return next(s % self.seats for s in range(seat + 1, 99) if s % self.seats not in gone)

    def actor(self) -> Actor | None:
        if self.over:
            return None
        return CHANCE if self.asks == "lot" or self.falling else self.turn

    def kinds(self) -> Kinds:
        rules = self.rules
        if self.asks == "open":
            return {actions.Shake}
        rank = listed(rules)
        top = bool(self.claims) and rank[self.claims[-1][1]] == max(rank.values())
        if self.asks == "answer":
            may: Kinds = {actions.Doubt} if top else {actions.Doubt, actions.Believe}
            if top and rules.top_claim == "doubt_or_concede":
                may |= {actions.Concede}
            return may | ({actions.PassOn} if rules.blind_pass and not top else set())
        plays = not self.fresh or rules.opener == "plays"
        may = set()
        if plays and self.rolled < rules.rerolls:
            split = rules.keeping == "split"
            may |= {actions.KeepHidden, actions.KeepOpen} if split else {actions.RollRest}
        if plays and rules.keeping == "free" and not self.shown and not all(self.open):
            may |= {actions.Show}
        must = rules.must_reroll and not self.fresh and not self.rolled
        return may if must else may | {actions.Announce}

    def round_ends(self, told: Sequence[Told]) -> tuple[int, int] | None:
        """Return the loser and the starter that this answer means; None for other actions."""
        kinds = {type(event) for event, _ in told}
        if not kinds & {events.Doubted, events.Conceded}:
            return None
        claimer, claim = self.claims[-1]
        dice = tuple(self.pips)
        true = worth(self.rules, dice) >= listed(self.rules)[claim]
        conceded = events.Conceded in kinds
        loser = self.turn if conceded or true else claimer
        winner = claimer if loser == self.turn else self.turn
        starter = {"loser": loser, "winner": winner}.get(self.rules.next_starter, self.turn)
        if self.rules.next_starter == "doubter_or_next" and true and not conceded:
            starter = -1  # the seat after the doubter
        return loser, starter

    def places(self) -> tuple[int, ...]:
        """Return the places: seats that left together share one, the others are first or last."""
        left = [next((n for n, group in enumerate(self.gone) if s in group), 99) for s in self._all]
        best = sorted(left, reverse=self.rules.scoring == "tokens")
        return tuple(best.index(moment) + 1 for moment in left)

    @property
    def _all(self) -> range:
        return range(self.seats)


def agrees(ledger: Ledger, state: FrenchPokerState) -> None:
    assert POKER.actors(state) == (() if ledger.actor() is None else (ledger.actor(),))
    assert list(state.standing) == ledger.tokens
    assert state.pot == ledger.pot
    gone = set().union(*ledger.gone)
    assert sorted(seat for group in state.done for seat in group) == sorted(gone)
    assert not any(ledger.tokens[seat] for seat in gone)
    assert min(*ledger.tokens, ledger.pot) >= 0
    said = [listed(ledger.rules)[claim] for _, claim in ledger.claims]
    assert said == sorted(set(said))
    if ledger.over:
        result = POKER.result(state)
        assert result is not None
        assert sum(result.payoffs) == 0
        assert result.places == ledger.places()
        return
    if ledger.actor() != CHANCE:
        offers = POKER.legal_actions(state, ledger.turn)
        assert {type(offer.action) for offer in offers} == ledger.kinds()
    if state.falling:
        return
    for observer in (None, *range(ledger.seats)):
        seen = POKER.view(state, observer).dice
        number = -1 if observer is None else observer
        known = [
            p if number in k else None for p, k in zip(ledger.pips, ledger.knowing, strict=True)
        ]
        assert [die.pips for die in seen] == known
        assert [die.open for die in seen] == ledger.open


def play(rules: FrenchPokerRules, seats: int, rng: random.Random) -> None:
    state, ledger, choose = POKER.initial_state(rules, seats), Ledger(rules, seats), by_kind(rng)
    while actors := POKER.actors(state):
        (actor,) = actors
        if actor == CHANCE:
            choices = [action for action, _ in POKER.chance_outcomes(state)]
        else:
            choices = list(concrete(POKER.legal_actions(state, actor)))
        state, told = POKER.apply(state, actor, choose(actor, choices))
        ends = ledger.round_ends(told)
        doubter = ledger.turn
        ledger.hear(told)
        if ends is not None:
            loser, starter = ends
            assert state.last is not None
            assert state.last.loser == loser
            paid = [e.seat for e, _ in told if isinstance(e, events.LaidOff | events.Charged)]
            assert paid == [loser] or (rules.scoring == "charge" and not paid)
            if not ledger.over:
                wanted = ledger.after(doubter) if starter == -1 else starter
                out = wanted in set().union(*ledger.gone)
                assert state.turn == (ledger.after(wanted) if out else wanted)
        agrees(ledger, state)


@pytest.mark.parametrize(
    "block", [*range(10), *(pytest.param(n, marks=pytest.mark.proof) for n in range(10, 500))]
)
def test_the_second_engine_agrees_in_random_games(block: int) -> None:
    for number in range(GAMES):
        rng = random.Random(f"second engine {block} {number}")
        rules: FrenchPokerRules = random_rules(POKER, rng)
        assert parse_options(FrenchPokerRules(), write_options(rules).split()) == rules
        play(rules, rng.choice(POKER.seats[:5]), rng)
