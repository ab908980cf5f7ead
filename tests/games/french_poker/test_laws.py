"""French poker under the laws of the house: every preset, random rule sets, two worlds, counts."""

import random
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from mendax.core.concrete import concrete
from mendax.core.game import CHANCE, Action, Seat
from mendax.core.record import read, write
from mendax.games.french_poker import FrenchPoker
from mendax.games.french_poker.actions import (
    Announce,
    Doubt,
    DrawLot,
    Fall,
    FallOpen,
    KeepHidden,
    KeepOpen,
    PassOn,
)
from mendax.games.french_poker.claims import order_of
from mendax.games.french_poker.rules import PRESETS, FrenchPokerRules
from mendax.games.french_poker.state import FrenchPokerState
from mendax.games.french_poker.view import FrenchPokerView
from mendax.games.rules import parse_options, write_options
from mendax.testing import laws
from mendax.testing.rule_sets import random_rules
from mendax.testing.walks import by_kind

pytestmark = pytest.mark.proof
POKER = FrenchPoker()
LONGEST = 20_000


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [2, 3, 10])
def test_every_preset_keeps_every_law(preset: str, seats: int) -> None:
    for game in range(2):
        choose = by_kind(random.Random(f"{preset} {seats} {game}"))
        laws.every_law(POKER, PRESETS[preset], seats, choose, 500, LONGEST)


def few(actions: Sequence[Action]) -> Sequence[Action]:
    """A tree thin enough to be walked through several claims: two falls of each die, the lowest
    and the highest claim, some ways to keep."""
    first = actions[0]
    if isinstance(first, Fall | FallOpen):
        return [actions[0], actions[-1]]
    if isinstance(first, DrawLot):
        return actions[:1]
    kept = (KeepHidden((0, 1, 2, 3)), KeepOpen((0, 1, 2, 3)), KeepOpen((4,)))
    said = [action for action in actions if isinstance(action, Announce | PassOn)]
    keeping = (KeepHidden, KeepOpen, Announce, PassOn)
    others = [action for action in actions if not isinstance(action, keeping)]
    return [*others, *(action for action in kept if action in actions), *said[:1], *said[-1:]]


THINNED = {
    "house": "1/2 1/2 1/2 2/3 4/5 8/9 16/17 32/33 64/66 128/225 256/481 512/802 1024/1476 "
    "2048/2760 4096/5296",
    "wild": "1/2 1/2 1/2 2/3 4/5 8/9 16/17 32/33 64/66 192/291 448/741 1024/1563 2240/3361 "
    "5056/7407",
    "brisk": "1/2 1/2 1/2 2/3 4/5 8/9 16/17 32/33 64/66 128/225 192/353 384/546 768/964 "
    "1536/1896 2816/3184 5632/5632",
}


@pytest.mark.parametrize("preset", PRESETS)
def test_two_worlds_that_somebody_was_told_alike_look_alike(preset: str) -> None:
    depth = laws.non_interference(POKER, PRESETS[preset], 2, 8000, few)
    assert depth >= 11  # an opening roll, claims, believing, keeping and rolling again


@pytest.mark.parametrize("preset", THINNED)
def test_the_thinned_tree_has_as_many_histories_as_ever(preset: str) -> None:
    counts = laws.perft(POKER, PRESETS[preset], 2, 40, 8000, few)
    assert " ".join(f"{c.histories}/{c.informed}" for c in counts) == THINNED[preset]


def test_games_that_differ_in_a_hidden_die_look_alike_to_whoever_may_not_know_it() -> None:
    """Whole games, twice: what one seat can't know never shows in what it is told or sees."""
    for seed in range(30):
        rules = random_rules(POKER, random.Random(f"worlds {seed}"))
        seats = 2 + seed % 4
        laws.twin_worlds(POKER, rules, seats, by_kind(random.Random(seed)), LONGEST)


# ── faults that the laws must find in this very game ─────────────────────────────────────────


class Forgetful(FrenchPoker):
    """Shows everyone a die that only one has seen."""

    def view(self, state: FrenchPokerState, observer: Seat | None) -> FrenchPokerView:
        shown = super().view(state, observer)
        dice = tuple(replace(d, pips=s.pips) for d, s in zip(shown.dice, state.dice, strict=True))
        return replace(shown, dice=dice)


class Whispering(FrenchPoker):
    """Believes of its own accord when the claim is true: the default tells of hidden dice."""

    def default_action(self, state: FrenchPokerState, seat: Seat) -> Action:
        if state.phase == "answer" and state.dice[0].pips == 6:
            return Doubt()
        return super().default_action(state, seat)


@pytest.mark.parametrize("game", [Forgetful(), Whispering()])
def test_a_planted_leak_is_found(game: FrenchPoker) -> None:
    with pytest.raises(laws.LawBroken, match="non-interference"):
        laws.non_interference(game, FrenchPokerRules(), 2, 8000, few)


# ── many rule sets, many games ───────────────────────────────────────────────────────────────


@pytest.mark.parametrize("block", range(5))
def test_a_hundred_rule_sets_in_twenty_games_each(block: int) -> None:
    """Random play by random house rules: tokens are kept or lost, never made, and games end."""
    for number in range(block * 20, block * 20 + 20):
        rng = random.Random(f"rules {number}")
        rules: FrenchPokerRules = random_rules(POKER, rng)
        assert parse_options(FrenchPokerRules(), write_options(rules).split()) == rules
        for _ in range(20):
            play(rules, rng.choice(POKER.seats), rng)


def play(rules: FrenchPokerRules, seats: int, rng: random.Random) -> None:
    state, choose = POKER.initial_state(rules, seats), by_kind(rng)
    whole = sum(state.standing) + state.pot
    for _ in range(LONGEST):
        actors = POKER.actors(state)
        if not actors:
            break
        (actor,) = actors
        before = state
        if actor == CHANCE:
            actions = [action for action, _ in POKER.chance_outcomes(state)]
        else:
            actions = list(concrete(POKER.legal_actions(state, actor)))
        state, _ = POKER.apply(state, actor, choose(actor, actions))
        invariants(before, state, whole)
    result = POKER.result(state)
    assert result is not None
    assert sum(result.payoffs) == 0


def invariants(before: FrenchPokerState, state: FrenchPokerState, whole: int) -> None:
    held = sum(state.standing) + state.pot
    lost = sum(before.standing) + before.pot - held
    rules = state.rules
    if rules.scoring == "charge":
        assert held == whole
    else:
        assert lost in (0, 1)
        assert lost == 0 or (state.round > before.round or state.phase == "over")
    assert min(state.standing) >= 0
    assert state.pot >= 0
    gone = [seat for group in state.done for seat in group]
    assert len(gone) == len(set(gone))
    assert all(state.standing[seat] == 0 for seat in gone)
    assert len(state.dice) in (0, 5)
    assert all(die.seen is None for die in state.dice if die.open and die.pips is not None)
    said = [order_of(rules).step[announced.claim] for announced in state.claims]
    assert said == sorted(set(said))
    if state.phase not in ("lot", "over"):
        assert state.turn not in gone


# ── written forms ────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("announce 66655", Announce(66655)),
        ("announce two-pairs", Announce("two-pairs")),
        ("keep-open ()", KeepOpen(())),
        ("keep-hidden (0 4)", KeepHidden((0, 4))),
        ("pass-on 23456", PassOn(23456)),
        ("fall-open 3", FallOpen(3)),
    ],
)
def test_actions_are_written_as_people_would_read_them(line: str, action: Action) -> None:
    assert write(action) == line
    assert read(line, POKER.actions) == action
