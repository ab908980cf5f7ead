"""The claims of the sentences about Sword of Lies: the aim, setting up, and castling."""

from collections.abc import Mapping
from typing import Any, Final

from mendax.core.game import CHANCE, RulesError
from mendax.games.cards import COLOURS, SUITS, rank
from mendax.games.sword_of_lies import actions as do
from mendax.games.sword_of_lies import events as was
from tests.words.sentences.moments import Arguments, Claim, Moment
from tests.words.sentences.sword_of_lies_betting import with_bets
from tests.words.sentences.sword_of_lies_facts import (
    CLAIMS,
    around,
    book,
    cards_of,
    claim,
    fought,
    lives,
    opened,
    says,
    seats,
    values,
)
from tests.words.sentences.sword_of_lies_war import able

# ── the aim ──────────────────────────────────────────────────────────────────────────────────


@claim("set-up")
def untold_options_are_off(m: Moment, _: Arguments) -> bool | None:
    if not begins(m):
        return None
    shown = book(m).view(m.before, None).button is not None
    full = len(m.before.pack) == 52 and m.rules.decks == 1
    clock = bool(m.rules.turn_clock) == says(m, "clock", "clock-hours")
    return clock and shown == says(m, "button") and full != says(m, "deck")


@claim("aim", "castling", "betting", "war")
def heading(_m: Moment, _args: Arguments) -> bool:
    return True


@claim("wins", "end")
def the_pots_are_won(m: Moment, args: Arguments) -> bool | None:
    if args.get("side") == "no" and "face_up" in (m.before.shield, m.after.shield):
        return False
    ended = bool(m.happened(was.GameEnded))
    if m.before.phase in ("orders", "side") and ended != war_is_over(m):
        return False
    if not ended:
        return None
    won = m.happened(was.PotWon)
    if not says(m, "rake") and any(event.rake for event in won):
        return False
    if len(m.after.betting.live) == 1:
        paid = {seat for event in won for seat in seats(m) if event.chips[seat]}
        return m.after.war is None and paid <= {*m.after.betting.live}
    pots = layers(m)
    return len(pots) == len(won) and all(map(is_split, [m] * len(won), pots, won))


def war_is_over(m: Moment) -> bool:
    """Return whether no player can attack any more, or all have held back."""
    held = says(m, "may-hold") and not any(order.targets for order in opened(m).values())
    done = fought(m) or isinstance(m.action, do.ChooseSide)
    return done and (not able(m.after) or (fought(m) and held))


def layers(m: Moment) -> list[tuple[int, list[int]]]:
    """Return the chips of each pot and the players in it, main pot first."""
    given = [sum(event.chips[seat] for event in m.happened(was.PotWon)) for seat in seats(m)]
    put = [n - m.after.betting.stacks[s] + given[s] for s, n in enumerate(with_bets(m))]
    left, below, found = m.after.betting.live, 0, []
    for level in sorted({put[seat] for seat in left}):
        top = max(put) if level == max(put[seat] for seat in left) else level
        chips = sum(min(n, top) - min(n, below) for n in put)
        if chips:
            found.append((chips, [seat for seat in left if put[seat] >= level]))
        below = level
    return found


def is_split(m: Moment, pot: tuple[int, list[int]], won: Any) -> bool:
    """Return whether the best players in a pot share it equally, apart from odd chips."""
    worth = {seat: (lives(m.after, seat), m.after.war.armed[seat]) for seat in pot[1]}
    best = [seat for seat in pot[1] if worth[seat] == max(worth.values())]
    shares = [won.chips[seat] for seat in best]
    whole = sum(won.chips) + won.rake == pot[0] and sum(shares) == sum(won.chips)
    return bool(whole) and max(shares) - min(shares) <= 1


# ── setting up ───────────────────────────────────────────────────────────────────────────────


def begins(m: Moment) -> bool:
    """Return whether this is the first card of a game."""
    return bool(m.before.phase == "deal" and m.before.draws == 0)


@claim("buy-in")
def a_newcomer_brings_enough(m: Moment, args: Arguments) -> bool | None:
    if not begins(m):
        return None
    return {*m.before.brought} == {book(m).buy_in(m.rules)} == {args["chips"]}


@claim("most")
def a_newcomer_brings_no_more(m: Moment, args: Arguments) -> bool | None:
    return bool(book(m).most_buy_in(m.rules) == args["chips"]) if begins(m) else None


@claim("rebuys", "last-one")
def players_go_on(m: Moment, args: Arguments) -> bool | None:
    if not begins(m):
        return None
    least, fewest = args["chips"], book(m).seats[0]
    known = book(m).to_go_on(m.rules) == least and book(m).rebuys(m.rules) == says(m, "rebuys")
    enough = may_play(m, least, fewest) and not may_play(m, least - 1, fewest)
    return known and enough and not may_play(m, least, 2)


def may_play(m: Moment, chips: int, players: int) -> bool:
    try:
        book(m).next_game(m.rules, (chips,) * players, 0)
    except (RulesError, ValueError):
        return False
    return True


@claim("cards")
def rows_face_down(m: Moment, args: Arguments) -> bool | None:
    if m.before.phase == "deal":
        return not any(card.revealed for row in m.after.rows for card in row)
    if m.before.phase != "determining":
        return None
    views: list[Any] = [book(m).view(m.before, seat) for seat in seats(m)]
    known = all(
        (card.face is not None) == (seat == you) and card.side == "face_down"
        for you, view in enumerate(views)
        for seat, row in enumerate(view.rows)
        for card in row
    )
    return known and {len(row) for row in m.before.rows} == {args["cards"]}


@claim("first")
def the_highest_moves_first(m: Moment, _: Arguments) -> bool | None:
    if m.before.phase != "determining":
        return None
    if isinstance(m.action, do.DrawLot):
        again = [drawn.seat for drawn in m.before.determined]
        return m.after.first == m.action.seat and again.count(m.action.seat) == 2
    drawn = m.after.determined
    last = {each.seat: rank(each.face) for each in drawn}
    times = max(len([each for each in drawn if each.seat == seat]) for seat in last)
    round_ = [s for s in last if len([e for e in drawn if e.seat == s]) == times]
    if m.after.contenders and m.before.contenders[1:]:
        return m.after.first is None
    best = [s for s in round_ if last[s] == max(last[r] for r in round_)]
    if len(best) == 1:
        return [m.after.first] == best
    if times == 1:
        return m.after.first is None and [*m.after.contenders] == sorted(best)
    return m.after.first is None and [*m.after.lots] == sorted(best)


@claim("deck")
def the_pack(m: Moment, args: Arguments) -> bool | None:
    if not begins(m):
        return None
    deck, needed = args["cards"], len(m.before.rows) * (m.rules.cards + 1)
    decks = max(args["decks"], -(-needed // deck))
    lowest = min(rank(action.face) for action in m.offers(do.Deal))
    size = deck == len(SUITS) * (15 - args["rank"]) == len(m.before.pack)
    return size and {*m.before.pack} == {decks} and lowest == args["rank"]


@claim("clock", "clock-hours")
def the_server_plays(m: Moment, args: Arguments) -> bool | None:
    if m.actor == CHANCE:
        return None
    own = book(m).common_clock(m.before) is not None
    plays = m.default(m.actor)
    legal = plays in m.offered or isinstance(plays, do.Strike)
    seconds = args.get("seconds", 3_600 * args.get("hours", 0))
    return legal and own == (m.before.phase == "negotiation") and m.rules.turn_clock == seconds


@claim("clock-runs-on")
def no_one_needs_to_be_there(m: Moment, _: Arguments) -> bool | None:
    return bool(m.rules.slow)


# ── castling ─────────────────────────────────────────────────────────────────────────────────


def ends_a_turn(m: Moment) -> int | None:
    """Return the mover whose turn this action ends, or None if it ends no turn."""
    match m.action:
        case do.Skip() | do.Pay() | do.Withdraw() | do.Believe() | do.Disbelieve():
            return int(m.before.turn)
        case do.Agree() | do.Refuse():
            return int(m.before.trade.seat)
    return None


@claim("in-turn")
def clockwise(m: Moment, _: Arguments) -> bool | None:
    mover = ends_a_turn(m)
    if mover is None or m.happened(was.CastlingEnded):
        return None
    return bool(m.after.phase == "castling") and m.after.turn == around(m, mover + 1, seats(m))[0]


@claim("trade")
def cards_are_traded(m: Moment, _: Arguments) -> bool | None:
    others = [seat for seat in seats(m) if seat != m.actor]
    chips = m.before.betting.stacks
    if m.before.phase == "castling" and m.offers(do.OfferTrade):
        asked = {(action.of, action.theirs) for action in m.offers(do.OfferTrade)}
        every = values(m, do.OfferTrade, "of") == {*others} and asked <= cards_of(m, *others)
        paid = values(m, do.OfferTrade, "chips")
        return every and min(paid) == 0 and max(paid) == chips[m.actor]
    if m.before.phase == "asked":
        named = {bool(action.words) for action in m.offers(do.NamePrice)}
        kinds = {type(action) for action in m.offered} == {do.Agree, do.Refuse, do.NamePrice}
        return kinds and named == ({True, False} if chips[m.before.trade.seat] else {True})
    if m.before.phase == "priced":
        return {type(a) for a in m.offered} == {do.Pay, do.Withdraw} and swapped(m) is not False
    return swapped(m)


def swapped(m: Moment) -> bool | None:
    """Return whether the cards and the chips of a trade changed hands as agreed."""
    if not isinstance(m.action, do.Agree | do.Pay | do.Refuse | do.Withdraw):
        return None
    trade, rows = m.before.trade, [list(row) for row in m.before.rows]
    stacks = list(m.before.betting.stacks)
    if isinstance(m.action, do.Agree | do.Pay):
        mine, theirs = rows[trade.seat], rows[trade.of]
        mine[trade.own], theirs[trade.theirs] = theirs[trade.theirs], mine[trade.own]
        price = trade.chips if isinstance(m.action, do.Agree) else trade.price
        stacks[trade.seat] -= price
        stacks[trade.of] += price
    moved = m.after.blind is None  # the blinds are posted once castling ends
    same = [[(c.draw, c.mark) for c in row] for row in rows]
    now = [[(c.draw, c.mark) for c in row] for row in m.after.rows]
    return same == now and (not moved or stacks == [*m.after.betting.stacks])


@claim("question")
def a_card_is_marked(m: Moment, _: Arguments) -> bool | None:
    if m.before.phase == "castling":
        others = [seat for seat in seats(m) if seat != m.actor]
        blank = {(s, p) for s, p in cards_of(m, *others) if m.before.rows[s][p].mark is None}
        return {(action.of, action.place) for action in m.offers(do.Interrogate)} == blank
    asked = m.before.question
    if m.before.phase == "questioned":
        return m.actor == asked.of and values(m, do.NameColour, "colour") == {*COLOURS}
    if m.before.phase != "verdict":
        return None
    believed = isinstance(m.action, do.Believe)
    mark = m.after.rows[asked.of][asked.place].mark
    right = (mark.by, mark.named, mark.believed) == (asked.seat, asked.named, believed)
    return right and {type(action) for action in m.offered} == {do.Believe, do.Disbelieve}


@claim("skip")
def a_turn_may_be_skipped(m: Moment, _: Arguments) -> bool | None:
    if m.before.phase not in ("castling", "asked", "priced"):
        return None
    if m.before.phase == "castling" and bool(m.offers(do.Skip)) != (
        m.before.skips < len(m.before.rows) - 1
    ):
        return False
    match m.action:
        case do.Skip() | do.Refuse() | do.Withdraw():
            return bool(m.after.skips == m.before.skips + 1)
        case do.Interrogate() | do.Agree() | do.Pay():
            return bool(m.after.skips == 0)
    return bool(m.after.skips == m.before.skips)


@claim("trade-limit")
def some_trades_each(m: Moment, args: Arguments) -> bool | None:
    if m.before.phase != "castling":
        return None
    begun = m.after.trades[m.actor] - m.before.trades[m.actor]
    counted = bool(begun == isinstance(m.action, do.OfferTrade))
    return counted and bool(m.offers(do.OfferTrade)) == (m.before.trades[m.actor] < args["trades"])


@claim("castled")
def all_marked(m: Moment, _: Arguments) -> bool | None:
    if ends_a_turn(m) is None:
        return None
    marked = [seat for seat in seats(m) if all(card.mark for card in m.after.rows[seat])]
    ended = [event.seat for event in m.happened(was.CastlingEnded)]
    return ended == marked and (not marked or [m.after.blind] == marked)


CHECKED: Final[Mapping[str, Claim]] = CLAIMS
