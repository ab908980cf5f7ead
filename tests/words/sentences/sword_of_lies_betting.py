"""The claims of the sentences about betting and revealing in Sword of Lies."""

from typing import NamedTuple

from msgspec.structs import replace

from mendax.core.game import CHANCE
from mendax.games.sword_of_lies import actions as do
from mendax.games.sword_of_lies import events as was
from tests.words.sentences.moments import Arguments, Moment
from tests.words.sentences.sword_of_lies_facts import (
    PLAY,
    around,
    book,
    claim,
    read_right,
    says,
    seats,
    values,
)

# ── blinds ───────────────────────────────────────────────────────────────────────────────────


def posts(m: Moment, what: str) -> list[tuple[int, int]]:
    """Return the antes or the blinds that are put in, as seats and chips."""
    return [(event.seat, event.chips) for event in m.happened(was.Posted) if event.what == what]


def before_the_blinds(m: Moment) -> list[int]:
    """Return the stacks at the end of castling."""
    put = [(event.seat, event.chips) for event in m.happened(was.Posted)]
    given = [sum(chips for seat, chips in put if seat == s) for s in seats(m)]
    stacks = m.after.betting.stacks
    back = [sum(e.chips for e in m.happened(was.Returned) if e.seat == s) for s in seats(m)]
    return [stacks[s] + given[s] - back[s] for s in seats(m)]


@claim("ante", "small-blind", "big-blind", "short")
def chips_are_put_in(m: Moment, _: Arguments) -> bool | None:
    if not m.happened(was.CastlingEnded):
        return betting_as_told(m)
    stacks, blind, left = before_the_blinds(m), m.after.blind, around(m, m.after.blind, seats(m))
    due = {"ante": left, "small-blind": left[1:2], "big-blind": [blind]}
    for name, payers in due.items():
        paid = []
        for seat in payers if says(m, name) else []:
            chips = min(stacks[seat], m.argument(PLAY + name, "chips"))
            stacks[seat] -= chips
            paid.append((seat, chips))
        if paid != posts(m, name.replace("-", "_")):
            return False
    return first_to_act(m)


def first_to_act(m: Moment) -> bool:
    """Return whether the big blind, or in the first round the seat to its left, acts first."""
    (*_, begun) = m.happened(was.BettingBegan) or (None,)
    if begun is None:
        return True
    first = m.after.blind + (begun.number == 1)
    able = [seat for seat in m.after.betting.live if m.after.betting.stacks[seat]]
    return bool(around(m, first % len(m.after.rows), able)[0] == begun.seat)


def betting_as_told(m: Moment) -> bool | None:
    if m.before.phase != "betting":
        return first_to_act(m) if m.happened(was.BettingBegan) else None
    missing = m.before.betting.level - m.before.betting.bets[m.actor]
    stack = m.before.betting.stacks[m.actor]
    free, called = bool(m.offers(do.Check)), bool(m.offers(do.Call))
    right = bool(m.offers(do.Fold)) and free == (missing <= 0) and called == (0 < missing < stack)
    return right and (missing < stack or bool(m.offers(do.AllIn)))


# ── limits ───────────────────────────────────────────────────────────────────────────────────


class Told(NamedTuple):
    """The amounts that the text allows in a betting round."""

    least: int
    """The least bet or raise."""
    most: int | None
    """The largest raise, or None if there is no limit."""
    raises: int | None
    """The maximum number of bets and raises, or None if there is no limit."""


def told(m: Moment, args: Arguments) -> Told:
    betting, chips = m.before.betting, args["chips"]
    if says(m, "limit-fixed-limit"):
        size = chips * (2 if m.before.round > 2 else 1)
        return Told(size, size, args["raises"])
    if says(m, "limit-no-limit"):
        return Told(max(chips, betting.full), None, None)
    call = betting.level - betting.bets[m.actor]
    pot = sum(betting.bets) + sum(betting.paid) + call
    least = max(chips, betting.full)
    return Told(least, max(pot, least), None)


@claim("limit-no-limit", "limit-pot-limit", "limit-fixed-limit")
def amounts_as_told(m: Moment, args: Arguments) -> bool | None:
    if m.before.phase != "betting":
        return opens_a_round(m, args) if m.happened(was.BettingBegan) else None
    betting, limit = m.before.betting, told(m, args)
    level, all_in = betting.level, betting.stacks[m.actor] + betting.bets[m.actor]
    low = level + limit.least
    high = all_in if limit.most is None else min(all_in, level + limit.most)
    if not may_raise(m, limit.raises) or all_in <= level:
        made = m.offers(do.Bet) or m.offers(do.Raise)
        return not made and bool(m.offers(do.AllIn)) == (all_in <= level)
    kind, other = (do.Raise, do.Bet) if level else (do.Bet, do.Raise)
    offered = values(m, kind, "to")
    ends = {low, min(high, all_in - 1)} if low < all_in else set()
    right = not m.offers(other) and {*sorted(offered)[:1], *sorted(offered)[-1:]} == ends
    return right and bool(m.offers(do.AllIn)) == (high >= all_in or all_in <= low) and grew(m)


def opens_a_round(m: Moment, args: Arguments) -> bool:
    """Return whether a round begins with the least bet, and with the big blind as a bet."""
    doubled = says(m, "limit-fixed-limit") and m.after.round > 2
    size = args["chips"] * (2 if doubled else 1)
    betting = m.after.betting
    return bool((betting.full, betting.raises) == (size, m.after.round == 1))


def may_raise(m: Moment, raises: int | None) -> bool:
    """Return whether the text and the rules of Hold'em allow a raise."""
    betting = m.before.betting
    if raises is not None and betting.raises >= raises:
        return False
    missing = betting.level - betting.bets[m.actor]
    if m.actor in betting.acted and missing < betting.full:
        return False
    rivals = [seat for seat in betting.live if seat != m.actor]
    return any(betting.stacks[seat] + betting.bets[seat] > betting.level for seat in rivals)


def grew(m: Moment) -> bool:
    """Return whether the least raise and the number of raises follow from this action."""
    before, after = m.before.betting, m.after.betting
    if m.after.phase != "betting" or m.after.round != m.before.round:
        return True
    by = max(0, after.level - before.level)
    return bool((after.full, after.raises) == (max(before.full, by), before.raises + (by > 0)))


def with_bets(m: Moment) -> list[int]:
    """Return the chips that each player has, with those put into the pot."""
    betting = m.before.betting
    return [a + b + c for a, b, c in zip(betting.stacks, betting.bets, betting.paid, strict=True)]


@claim("rake")
def a_share_is_taken(m: Moment, args: Arguments) -> bool | None:
    won = m.happened(was.PotWon)
    if not won:
        return None
    revealed = m.before.round > 1 or m.before.phase != "betting"
    taken = 0
    for event in won:
        rake = (sum(event.chips) + event.rake) * args["percent"] // 100 if revealed else 0
        if args["cap"]:
            rake = min(rake, args["cap"] - taken)
        if event.rake != rake:
            return False
        taken += rake
    return bool(m.after.raked == taken)


@claim("button")
def the_button_decides_nothing(m: Moment, _: Arguments) -> bool | None:
    if m.before.phase != "deal" or m.before.draws:
        return None
    games = [book(m).next_game(m.rules, m.before.brought, seat) for seat in seats(m)]
    shown = [book(m).view(game, None).button for game in games]
    return shown == [*seats(m)] and len({replace(game, button=0) for game in games}) == 1


# ── revealing ────────────────────────────────────────────────────────────────────────────────


@claim("reveal-in-turn", "reveal-simultaneous")
def cards_are_revealed(m: Moment, args: Arguments) -> bool | None:
    if m.before.phase == "betting" and m.after.phase not in ("betting", "over"):
        if m.before.round > args["cards"]:
            return bool(m.after.phase in ("side", "negotiation"))
        return bool((m.after.phase, m.after.round) == ("reveal", m.before.round))
    if m.before.phase != "reveal":
        return None
    row = m.before.rows[m.actor]
    hidden = {place for place, card in enumerate(row) if not card.revealed}
    circle = around(m, m.before.blind, m.before.betting.live)
    first = circle[len(circle) - len(m.before.revealing)]
    turn = m.actor == first if says(m, "reveal-in-turn") else m.actor in m.before.revealing
    shown = [event.seat for event in m.happened(was.Revealed)]
    now = [m.actor] if says(m, "reveal-in-turn") else [] if m.after.revealing else circle
    if m.after.phase == "reveal" and m.after.round > m.before.round:
        now = circle if says(m, "reveal-simultaneous") else now
    right = values(m, do.Reveal, "place") == hidden and turn and shown == now
    if len(m.before.revealing) > 1:
        return right
    return right and after_a_circle(m, args["cards"])


def after_a_circle(m: Moment, cards: int) -> bool:
    """Return whether bets follow where a bet is possible."""
    able = [seat for seat in m.before.betting.live if m.before.betting.stacks[seat]]
    if len(able) > 1:
        return bool((m.after.phase, m.after.round) == ("betting", m.before.round + 1))
    if m.before.round < cards:
        return bool(m.after.phase == "reveal")
    return bool(m.after.phase in ("side", "negotiation", "over"))


@claim("marks")
def a_revealed_card(m: Moment, args: Arguments) -> bool | None:
    if args["side"] == "no" and (m.after.phase == "side" or m.after.shield != "face_down"):
        return False
    shown = m.happened(was.Revealed)
    if not shown:
        return None
    won = [(event.seat, event.of) for event in m.happened(was.SwordWon)]
    earned, swords = [], [*m.before.swords]
    for event in shown:
        card = m.before.rows[event.seat][event.place]
        marked = card.mark is not None
        right = not marked or read_right(card)
        if event.side != ("face_up" if right else "face_down"):
            return False
        if marked and right and card.mark.by in m.before.betting.live:
            earned.append((card.mark.by, event.seat))
            swords[card.mark.by] += 1
    return won == earned and (m.after.war is not None or swords == [*m.after.swords])


@claim("fold-face-down", "fold-face-up")
def folded_cards(m: Moment, _: Arguments) -> bool | None:
    if not isinstance(m.action, do.Fold) or m.actor == CHANCE:
        return None
    swords = [n * (seat != m.actor) for seat, n in enumerate(m.before.swords)]
    row, live = m.before.rows[m.actor], m.after.betting.live
    for card in row:
        by: int = card.mark.by if card.mark else m.actor
        if by not in live or not read_right(card):
            continue
        if says(m, "fold-face-up"):
            swords[by] += not card.revealed
        else:
            swords[by] -= card.revealed
    opened = [card.face for card in row] if says(m, "fold-face-up") else []
    right = [*m.after.thrown[m.actor]] == opened and not m.after.rows[m.actor]
    return right and (m.after.war is not None or swords == [*m.after.swords])
