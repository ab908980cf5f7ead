"""Rolling, keeping and opening the dice of French poker.

Each die falls by a separate chance action, and only openings show the die.
"""

from collections.abc import Iterable

from msgspec.structs import replace

from mendax.core.game import Event, Seat, Step, Told
from mendax.games.french_poker.actions import (
    Believe,
    Fall,
    FallOpen,
    KeepHidden,
    KeepOpen,
    Places,
    RollRest,
    Shake,
    Show,
)
from mendax.games.french_poker.bidding import ALL
from mendax.games.french_poker.claims import Dice
from mendax.games.french_poker.events import (
    Believed,
    Fell,
    KeptHidden,
    KeptOpen,
    LaidOpen,
    Landed,
    Rerolled,
    Saw,
    Shaken,
    Shown,
)
from mendax.games.french_poker.state import Deed, Die, FrenchPokerState

Next = Step[FrenchPokerState]


def public(*events: Event) -> tuple[Told, ...]:
    return tuple([Told(event) for event in events])


def all_pips(state: FrenchPokerState) -> Dice:
    pips = tuple([die.pips for die in state.dice if die.pips is not None])
    if len(pips) != len(ALL):
        raise AssertionError("not all dice have fallen")
    return pips


def shake(state: FrenchPokerState, _: Shake) -> Next:
    shaken = _roll(state, ALL, hidden=True)
    return Step(shaken, public(Shaken(state.turn)))


def _roll(state: FrenchPokerState, places: Iterable[int], hidden: bool) -> FrenchPokerState:
    """Return the state in which these dice fall and the other dice stay."""
    falling = tuple(places)
    in_the_air = Die(None, not hidden, state.draws, (), len(state.claims))
    dice = tuple([in_the_air if n in falling else state.dice[n] for n in ALL])
    return replace(state, dice=dice, falling=falling, phase="fall" if falling else "cup")


def fall(state: FrenchPokerState, fall: Fall) -> Next:
    place, owner, draw = state.falling[0], (state.turn,), state.draws
    fell = Told(Fell(state.turn, place, draw))
    saw = Told(Saw(draw, place, fall.pips), owner)
    die = Die(fall.pips, False, draw, owner, len(state.claims))
    return Step(_fallen(state, die), (fell, saw))


def fall_open(state: FrenchPokerState, fall: FallOpen) -> Next:
    landed = Landed(state.draws, state.falling[0], fall.pips)
    die = Die(fall.pips, True, state.draws, None, len(state.claims))
    return Step(_fallen(state, die), public(landed))


def _fallen(state: FrenchPokerState, die: Die) -> FrenchPokerState:
    place, still, lying = state.falling[0], state.falling[1:], state.dice
    dice = (*lying[:place], die, *lying[place + 1 :])
    phase = state.phase if still else "cup"
    return replace(state, dice=dice, falling=still, draws=state.draws + 1, phase=phase)


# ── with the dice ────────────────────────────────────────────────────────────────────────────


def believe(state: FrenchPokerState, _: Believe) -> Next:
    seat = state.turn
    saw = tuple(
        Told(Saw(die.draw, place, pips), (seat,)) for place, die, pips in hidden_dice(state)
    )
    dice = tuple(_seen_by(die, seat) for die in state.dice)
    taken = replace(state, phase="cup", deed="left", kept=(), dice=dice, rerolled=0)
    return Step(taken, (*public(Believed(seat)), *saw))


def hidden_dice(state: FrenchPokerState, among: Iterable[int] = ALL) -> list[tuple[int, Die, int]]:
    """Return (place, die, pips) of each covered die."""
    pips = all_pips(state)
    return [(n, state.dice[n], pips[n]) for n in among if not state.dice[n].open]


def _seen_by(die: Die, seat: Seat) -> Die:
    if die.known_to(seat) or die.seen is None:
        return die
    return replace(die, seen=tuple(sorted((*die.seen, seat))))


def keep_hidden(state: FrenchPokerState, keep: KeepHidden) -> Next:
    covered = tuple(
        replace(die, open=False) if n in keep.kept else die for n, die in enumerate(state.dice)
    )
    kept = _kept(replace(state, dice=covered), "kept-hidden", keep.kept)
    return Step(_roll(kept, _rest(keep.kept), False), public(KeptHidden(state.turn, keep.kept)))


def keep_open(state: FrenchPokerState, keep: KeepOpen) -> Next:
    shown = (Shown(die.draw, n, pips) for n, die, pips in hidden_dice(state, keep.kept))
    events = public(KeptOpen(state.turn, keep.kept), *shown)
    laid = replace(state, dice=_laid_open(state.dice, keep.kept))
    kept = _kept(laid, "kept-open", keep.kept)
    return Step(_roll(kept, _rest(keep.kept), hidden=True), events)


def roll_rest(state: FrenchPokerState, keep: RollRest) -> Next:
    kept = _kept(state, "rerolled", keep.kept)
    return Step(_roll(kept, _rest(keep.kept), True), public(Rerolled(state.turn, keep.kept)))


def _kept(state: FrenchPokerState, deed: Deed, kept: Places) -> FrenchPokerState:
    return replace(state, deed=deed, kept=kept, rerolled=state.rerolled + 1)


def _rest(kept: Places) -> Places:
    return tuple(n for n in ALL if n not in kept)


def show(state: FrenchPokerState, show: Show) -> Next:
    shown = (Shown(die.draw, n, pips) for n, die, pips in hidden_dice(state, show.kept))
    laid = _laid_open(state.dice, show.kept)
    events = public(LaidOpen(state.turn, show.kept), *shown)
    return Step(replace(state, dice=laid, deed="laid-open", kept=show.kept), events)


def _laid_open(dice: tuple[Die, ...], places: Iterable[int]) -> tuple[Die, ...]:
    chosen = set(places)
    return tuple(
        replace(die, open=True, seen=None) if n in chosen else die for n, die in enumerate(dice)
    )
