"""Dealing, and the draw for the first move (rule book, "Set-up").

Cards are dealt clockwise one by one. Each card is a separate chance action, so it can be opened
alone.
"""

import functools
from typing import TypeAlias

from msgspec.structs import replace

from mendax.core.game import Event, Outcome, Reason, RulesError, Seat, Step, Told
from mendax.core.lotteries import Lotteries, listed
from mendax.games.cards import (
    Face,
    Pack,
    faces,
    full_pack,
    place_in_deck,
    rank,
    share_of,
    without,
)
from mendax.games.sword_of_lies import events as said
from mendax.games.sword_of_lies.actions import Deal, DrawLot, TurnUp
from mendax.games.sword_of_lies.rules import SwordRules, decks_for
from mendax.games.sword_of_lies.state import Betting, Card, Determined, SwordState

Next: TypeAlias = Step[SwordState]


def public(*events: Event) -> tuple[Told, ...]:
    """Return these events with everyone as their audience."""
    return tuple(map(Told, events))


def to_go_on(rules: SwordRules) -> int:
    """Return the smallest stack for a later game, which is the big blind and the ante."""
    return min(rules.min_buy_in, rules.big_blind + rules.ante)


def check_stacks(rules: SwordRules, stacks: tuple[int, ...]) -> None:
    """Raise ``RulesError``, which names the first seat whose stack is below ``to_go_on``."""
    for seat, chips in enumerate(stacks):
        if type(chips) is not int or chips < to_go_on(rules):
            shown: dict[str, str | int] = {"seat": seat + 1, "given": str(chips)[:40]}
            shown["allowed"] = to_go_on(rules)
            raise RulesError(Reason("sword-refused-buy-in", shown))


def fresh(rules: SwordRules, stacks: tuple[int, ...], button: Seat) -> SwordState:
    """Return a game before its first card, with these stacks. Raises ``RulesError``."""
    seats = len(stacks)
    none = (0,) * seats
    betting = Betting(stacks, tuple(range(seats)), none, none)
    pack = full_pack(rules.lowest_rank, decks_for(rules, seats))
    empty = ((),) * seats
    return SwordState(
        rules, stacks, pack, empty, betting, button, trades=none, swords=none, thrown=empty
    )


def outcomes(state: SwordState) -> tuple[Outcome, ...]:
    """Return the possible next cards, or results of the lot, with their odds."""
    if state.lots:
        return tuple((DrawLot(seat), share_of(1, len(state.lots))) for seat in state.lots)
    return outcomes_of(state, state.pack)


def outcomes_of(state: SwordState, pack: Pack) -> tuple[Outcome, ...]:
    """Return ``outcomes`` with the next card drawn from ``pack``."""
    kind = Deal if state.phase == "deal" else TurnUp
    return _outcomes(kind, state.rules.lowest_rank, pack)


def lotteries(rules: SwordRules, seats: int) -> Lotteries:
    """Return the lotteries of a game.

    Dealt and determining cards share one pack. If it is shuffled, determining cards return to it.
    """
    pack = full_pack(rules.lowest_rank, decks_for(rules, seats))
    lots = tuple((DrawLot(seat), share_of(1, seats)) for seat in range(seats))
    dealt, turned = (listed(_outcomes(kind, rules.lowest_rank, pack)) for kind in (Deal, TurnUp))
    return Lotteries(
        {
            "dealt": replace(dealt, tickets=pack, pack=True),
            "turned-up": replace(turned, tickets=pack, pack=True, returns=True),
            "lot-drawn": listed(lots, among="seats"),
        },
        shuffle="tied",
    )


@functools.lru_cache(64)
def _outcomes(kind: type[Deal | TurnUp], lowest: int, pack: Pack) -> tuple[Outcome, ...]:
    size, actions = sum(pack), _actions(kind, lowest)
    odds = {count: share_of(count, size) for count in set(pack)}
    return tuple(
        [(action, odds[count]) for action, count in zip(actions, pack, strict=True) if count]
    )


@functools.cache
def _actions(kind: type[Deal | TurnUp], lowest: int) -> tuple[Deal | TurnUp, ...]:
    return tuple(kind(face) for face in faces(lowest))


def drawn(state: SwordState, face: Face) -> Pack:
    """Return the pack after ``face`` was drawn."""
    return without(state.pack, place_in_deck(state.rules.lowest_rank)[face])


def deal(state: SwordState, dealt: Deal) -> Next:
    """Deal one card to the next seat. After the last card, seats take determining cards."""
    seat, seats = state.turn, len(state.rows)
    place = len(state.rows[seat])
    card = Card(dealt.face, state.draws, (seat,))
    rows = with_row(state.rows, seat, (*state.rows[seat], card))
    full = seat == seats - 1 and place == state.rules.cards - 1
    after = replace(
        state,
        pack=drawn(state, dealt.face),
        rows=rows,
        draws=state.draws + 1,
        turn=(seat + 1) % seats,
        phase="determining" if full else "deal",
        contenders=tuple(range(seats)) if full else (),
    )
    saw = Told(said.Saw(state.draws, place, dealt.face), (seat,))
    return Step(after, (Told(said.Dealt(seat, state.draws)), saw))


def with_row(
    rows: tuple[tuple[Card, ...], ...], seat: Seat, row: tuple[Card, ...]
) -> tuple[tuple[Card, ...], ...]:
    """Return ``rows`` with the row of ``seat`` replaced."""
    return (*rows[:seat], row, *rows[seat + 1 :])


def turn_up(state: SwordState, turned: TurnUp) -> Next:
    """Give a contender the top card openly. The highest card moves first.

    R: tied seats draw once more. If they tie again, a lot decides among them.
    """
    seat, *rest = state.contenders
    taken = (*state.determined, Determined(seat, turned.face))
    after = replace(
        state,
        pack=drawn(state, turned.face),
        draws=state.draws + 1,
        determined=taken,
        contenders=tuple(rest),
        turn=rest[0] if rest else seat,
    )
    events = public(said.TurnedUp(state.draws, seat, turned.face))
    return Step(after, events) if rest else _compare(after, events)


def _compare(state: SwordState, events: tuple[Told, ...]) -> Next:
    latest = {taken.seat: rank(taken.face) for taken in state.determined}
    times = _times_drawn(state)
    among = [seat for seat in range(len(state.rows)) if times[seat] == max(times)]
    best = max(latest[seat] for seat in among)
    tied = tuple(seat for seat in among if latest[seat] == best)
    if len(tied) == 1:
        return _begun(state, tied[0], events)
    if max(times) > 1:
        return Step(replace(state, lots=tied, turn=tied[0]), events)
    shuffled = sum(state.pack) < len(tied)
    pack = _with_determining(state) if shuffled else state.pack
    again = replace(state, pack=pack, contenders=tied, turn=tied[0])
    return Step(again, (*events, *public(said.Tied(tied, shuffled))))


def _begun(state: SwordState, seat: Seat, events: tuple[Told, ...]) -> Next:
    """Begin castling with ``seat``."""
    begun = replace(state, phase="castling", turn=seat, first=seat, lots=())
    return Step(begun, (*events, *public(said.CastlingBegan(seat))))


def draw_lot(state: SwordState, fallen: DrawLot) -> Next:
    """Let the drawn seat, among the seats that tied twice, move first."""
    drawn_once = replace(state, draws=state.draws + 1)
    told = public(said.LotDrawn(state.draws, fallen.seat, state.lots))
    return _begun(drawn_once, fallen.seat, told)


def _times_drawn(state: SwordState) -> list[int]:
    """Return how many determining cards each seat has taken."""
    who = [taken.seat for taken in state.determined]
    return [who.count(seat) for seat in range(len(state.rows))]


def _with_determining(state: SwordState) -> Pack:
    """Return the pack, with the determining cards shuffled in if too few cards are left."""
    at = place_in_deck(state.rules.lowest_rank)
    left = list(full_pack(state.rules.lowest_rank, decks_for(state.rules, len(state.rows))))
    for row in state.rows:
        for card in row:
            left[at[card.face]] -= 1
    return tuple(left)
