"""Random play under random house rules: invariants of every game of Mia.

A ledger follows the game by its events alone and must always agree with the state. There are 200
rule sets x 50 games, 30 % of them in `./run test`; ``MENDAX_RULE_SETS`` and ``MENDAX_GAMES`` ask
for more.
"""

import os
import random
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from mendax.core.game import CHANCE, Action, Event, Offer, OneOf, Told, step
from mendax.games.mia import Mia, events
from mendax.games.mia.order import ranking
from mendax.games.mia.rules import MiaRules
from mendax.games.mia.state import MiaState
from mendax.testing.rule_sets import random_rules

RULE_SETS = int(os.environ.get("MENDAX_RULE_SETS", "200"))
GAMES = int(os.environ.get("MENDAX_GAMES", "50"))
LONGEST = 5_000
MIA = Mia()


class Ledger:
    """The game as reconstructed from its events."""

    def __init__(self, rules: MiaRules, seats: int) -> None:
        self.rules = rules
        self.rank = ranking(rules).rank
        self.top = ranking(rules).top
        helped = rules.more_lives_seats if rules.more_lives else 0
        first = [rules.lives + rules.more_lives * (seat < helped) for seat in range(seats)]
        self.standing = first if rules.scoring == "lives" else [0] * seats
        self.clockwise = True
        self.tops = 0
        """How often the top value was announced in this round for new dice."""
        self.shown: int | None = None
        """The dice under the cup, if everyone has seen them."""
        self.out: list[int] = []
        self.rerolled: set[int] = set()
        self.round = 0
        self.chain: list[tuple[int, int]] = []
        """The claims of this round: (seat, value)."""
        self.roller: int | None = None
        self.seen: tuple[int, int] | None = None
        """The seat that looked under the current cup, and the dice it saw."""
        self.onlookers: set[int] = set()
        """The seats that have seen the dice under the cup."""
        self.known_claim = False
        """True if the last claim was made over dice that its maker had just seen."""
        self.asked = False
        """True if the believed player has yet to decide about showing the dice."""
        self.ended = False

    def hear(self, told: Sequence[Told]) -> None:
        """Record the events, and check the invariants of a single step."""
        kinds = [type(event) for event, _ in told]
        for event, to in told:
            if isinstance(event, events.Saw):
                assert to is not None
                self.onlookers |= {*to}
                self.seen = (self.roller or 0, event.roll)
            else:
                assert to is None, "only what one saw is private"
                self._write(event)
        if events.Toasted in kinds:
            assert events.Lost not in kinds
        if {events.Opened, events.Conceded, events.Treated} & {*kinds}:
            payers = {events.Lost, events.WentOut} if self.rules.swimming else {events.Lost}
            assert payers & {*kinds}, "somebody loses every challenge"
            self.clockwise ^= self.rules.turn_on_loss

        if self.seen is None:
            self.onlookers = set()

    def _write(self, event: Event) -> None:
        if isinstance(event, events.RoundStarted):
            assert event.number == self.round + 1
            assert event.seat not in self.out
            self.round, self.chain, self.roller, self.seen = event.number, [], None, None
            self.tops, self.shown = 0, None
        elif isinstance(event, events.Shaken | events.Believed):
            assert not self.chain or self.chain[-1][1] != self.top or self.rules.mia_on_mia
            self.asked = bool(self.chain) and self.known_claim and self.shows
            if not self.asked:
                self.roller, self.seen, self.shown = event.seat, None, None
        elif isinstance(event, events.DiceShown) and not self.asked:
            assert self.effect(event.roll) == "must_show"
            assert self.seen == (event.seat, event.roll)
            self.shown = event.roll
        elif isinstance(event, events.DiceShown | events.DiceHidden):
            self.shown = None
            assert self.asked
            assert event.seat == self.chain[-1][0] == self.roller
            if isinstance(event, events.DiceShown):
                assert self.seen == (event.seat, event.roll), "what is shown was there"
            self.asked, self.roller, self.seen = False, self._answerer(*self.chain[-1]), None
        elif isinstance(event, events.Announced):
            assert event.looked == (self.seen is not None)
            self.known_claim = event.looked
            self._claim(event.seat, event.value, self.rules.announce == "equal_or_higher")
        elif isinstance(event, events.PassedOn):
            self.known_claim = False
            equal = self.rules.blind_pass in ("same", "same_or_higher")
            if self.rules.blind_pass == "same":
                assert event.value == self.chain[-1][1] != self.top
            self._claim(event.seat, event.value, equal and event.seat != self.roller, fresh=False)
        elif isinstance(event, events.Rerolled):
            assert self.seen is not None, "rolling again comes after looking"
            self.seen, self.known_claim, self.shown = None, False, None
            same = "same_or_higher" in self.rules.blind_reroll
            equal = same or self.rules.announce == "equal_or_higher"
            self._claim(event.seat, event.value, equal)
        elif isinstance(event, events.Opened):
            self._opening(event)
        elif isinstance(event, events.Toasted):
            assert self.effect(event.roll) == "toast"
        elif isinstance(event, events.Treated):
            assert self.effect(event.roll) == "all_pay"
        else:
            self._count(event)

    @property
    def shows(self) -> bool:
        """Return whether the believed player may show the dice."""
        return self.rules.show_believed == "may"

    def effect(self, value: int) -> str:
        """Return the special effect of a value."""
        names = {32: "joker_32"} | {v: f"effect_{v}" for v in (11, 21, 31, 61)}
        return str(getattr(self.rules, names[value])) if value in names else "off"

    def _claim(self, seat: int, value: int, equal: bool, fresh: bool = True) -> None:
        assert value in ranking(self.rules).values
        assert self.effect(value) not in ("toast", "all_pay")
        if self.chain:
            before, least = self.chain[-1]
            assert seat == self._answerer(before, least), "the cup goes round"
            rise = self.rank[value] - self.rank[least]
            wiped = "wipe" in self.effect(value) or (fresh and "wipe" in self.effect(least))
            again = self.rules.mia_on_mia and fresh and value == least == self.top
            if not (wiped or again):
                assert rise > 0 or (equal and rise == 0), "the chain of claims rises"
        self.tops += fresh and value == self.top
        if not any("wipe" in self.effect(value) for value in (11, 31, 32, 61)):
            assert self.tops <= (4 if self.rules.mia_on_mia else 1)
        self.clockwise ^= "turn" in self.effect(value)
        self.chain.append((seat, value))

    def _answerer(self, seat: int, value: int) -> int:
        back = value == self.top and self.rules.mia_answerer == "previous"
        return self._after(seat, back)

    def _after(self, seat: int, back: bool = False) -> int:
        seats, step = len(self.standing), 1 if self.clockwise ^ back else -1
        circle = ((seat + step * n) % seats for n in range(1, seats + 1))
        return next(s for s in circle if s not in self.out)

    def _dearest(self) -> int:
        """Return the largest cost of this round."""
        rules = self.rules
        cost = max(2, rules.doubt_cost, rules.mia_true_cost, rules.mia_lie_cost)
        times = {"one": 1, "rising": min(10, max(1, len(self.chain))), "pips": 12}[rules.stakes]
        return (cost * times) << max(0, min(4, self.tops) - 1)

    def _opening(self, opened: events.Opened) -> None:
        assert (opened.announcer, opened.value) == self.chain[-1]
        assert self.seen is None or self.seen == (self.roller, opened.roll)
        more = self.rank[opened.roll] - self.rank[opened.value]
        if "wipe" in self.effect(opened.value):
            assert opened.held == (more == 0)
        elif self.rules.under_announcing == "is_truth" or more <= 0:
            assert opened.held == (more >= 0)

    def _count(self, event: Event) -> None:
        lives = self.rules.scoring == "lives"
        if isinstance(event, events.Lost):
            unit = 1 if lives else self.rules.score_decrement
            assert 0 <= event.cost <= self._dearest() * unit
            self.standing[event.seat] -= event.cost
            assert event.left == self.standing[event.seat]
            assert event.left >= 0 or self.rules.scoring == "money"
        elif isinstance(event, events.Gained):
            assert not lives
            assert event.gain == self.rules.score_increment
            self.standing[event.seat] += event.gain
            assert event.left == self.standing[event.seat]
        elif isinstance(event, events.WentOut):
            assert lives
            assert self.standing[event.seat] == 0
            self.out.append(event.seat)
        elif isinstance(event, events.LivesRerolled | events.LivesKept):
            assert self.rules.life_reroll != "off"
            assert self.standing[event.seat] == 3
            assert event.seat not in self.rerolled, "new lives come once"
            self.rerolled.add(event.seat)
            if isinstance(event, events.LivesRerolled):
                assert event.lives in range(1, 7)
                self.standing[event.seat] = event.lives
        elif isinstance(event, events.GameEnded):
            self.ended = True

    def agrees(self, state: MiaState, observer: int | None) -> None:
        """Check that the state, and the view of one observer, agree with the events."""
        assert state.standing == tuple(self.standing)
        assert state.round == self.round
        assert (state.phase == "over") == self.ended
        view = MIA.view(state, observer)
        assert view.standing == state.standing
        assert view.out == tuple(self.out)
        assert self.asked == (state.phase == "show")
        if state.phase not in ("lives", "lives-fall", "over"):
            assert [(claim.seat, claim.value) for claim in view.claims] == self.chain
            seen = self.seen[1] if self.seen and observer in self.onlookers else self.shown
            assert view.roll == seen, "dice are seen by those who were shown them, and nobody else"
            others = {*range(len(self.standing))} - {state.roller}
            if self.rules.dice_seen_by == "roller":
                assert not self.onlookers & others
            assert view.direction == (1 if self.clockwise else -1)
        if state.phase in ("open", "cup", "answer", "lives"):
            assert state.turn not in self.out
        if self.rules.scoring == "lives":
            empty = [s for s, n in enumerate(self.standing) if n == 0]
            assert {*self.out} <= {*empty} if self.rules.swimming else sorted(self.out) == empty

    def closes(self, state: MiaState) -> None:
        """Check that the game ends once, with places by the standing."""
        result = MIA.result(state)
        assert result is not None
        assert sum(result.payoffs) == 0
        places, seats = result.places, len(self.standing)
        if self.rules.scoring != "lives":
            assert self.round == self.rules.rounds
            assert places == tuple(1 + sum(m > n for m in self.standing) for n in self.standing)
        elif self.rules.ends_when == "first_out":
            assert {places[seat] for seat in self.out} == {1 + seats - len(self.out)}
            assert {places[s] for s in range(seats) if s not in self.out} == {1}
        else:
            (winner,) = set(range(seats)) - set(self.out)
            assert places[winner] == 1
            assert places.count(1) == 1
            in_order = [places[seat] for seat in self.out]
            assert in_order == sorted(in_order, reverse=True)


def pick(offers: Sequence[Offer], rng: random.Random) -> Action:
    """Choose any kind of action, with a value near the lowest, so that claims can rise."""
    offer = rng.choice(offers)
    if not offer.slots:
        return offer.action
    (slot,) = offer.slots
    assert isinstance(slot, OneOf)
    reach = len(slot.values) if rng.random() < 0.2 else min(4, len(slot.values))
    return replace(offer.action, value=slot.values[rng.randrange(reach)])


def play(rules: MiaRules, seats: int, rng: random.Random) -> int:
    """Play one whole game with its ledger; return the number of its entries."""
    state, ledger = MIA.initial_state(rules, seats), Ledger(rules, seats)
    observers = (*range(seats), None)
    draws = 0
    for entries in range(LONGEST):
        actors = MIA.actors(state)
        if not actors:
            ledger.closes(state)
            return entries
        (actor,) = actors
        if actor == CHANCE:
            action = rng.choice(MIA.chance_outcomes(state))[0]
            draws += 1
        else:
            assert isinstance(actor, int)
            action = pick(MIA.legal_actions(state, actor), rng)
        state, told = step(MIA, state, actor, action)
        assert state.draws == draws
        ledger.hear(told)
        ledger.agrees(state, observers[entries % len(observers)])
    raise AssertionError(f"no end after {LONGEST} entries")


def rules_of(number: int) -> MiaRules:
    """Return rule set ``number``, with lives and rounds few enough to play many games."""
    rng = random.Random(number)
    rules: MiaRules = random_rules(MIA, rng)
    least = 1 if rules.life_reroll == "off" else 4
    return replace(rules, lives=rng.randint(least, 5), rounds=rng.randint(1, 6)).checked()


@pytest.mark.parametrize(
    "part", [0, 1, 2, *(pytest.param(part, marks=pytest.mark.proof) for part in range(3, 10))]
)
@pytest.mark.timeout(0)  # more games than the default take hours; each game has its own bound
def test_invariants_hold_in_random_games(part: int) -> None:
    entries = games = 0
    for number in range(part, RULE_SETS, 10):
        rules = rules_of(number)
        for game in range(GAMES):
            games += 1
            seats = 2 + (number // 10 + game) % 5
            try:
                entries += play(rules, seats, random.Random(1000 * number + game))
            except AssertionError as problem:
                problem.add_note(f"rule set {number}, game {game}, {seats} seats: {rules}")
                raise
    assert games == len(range(part, RULE_SETS, 10)) * GAMES
    assert entries > 5 * games  # lot, shake, fall, claim, doubt: the shortest game there is


def test_twenty_players_keep_it_too() -> None:
    for number in range(10):
        play(rules_of(number), 20, random.Random(number))


def test_random_rule_sets_use_every_value_of_every_option() -> None:
    drawn = [rules_of(number) for number in range(200)]
    others = {"blind_pass": 4, "blind_reroll": 4, "life_reroll": 3, "scoring": 3}
    for name, declared in {"order": 4, "second": 4, "joker_32": 7, **others}.items():
        assert len({getattr(rules, name) for rules in drawn}) == declared, name
    assert len(set(drawn)) == 200
