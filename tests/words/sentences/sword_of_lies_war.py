"""The claims of the sentences about the war of Sword of Lies."""

from typing import Any

from mendax.games.sword_of_lies import actions as do
from mendax.games.sword_of_lies import events as was
from mendax.games.sword_of_lies import war_events as then
from mendax.games.sword_of_lies.actions import target
from tests.words.sentences.moments import Arguments, Moment
from tests.words.sentences.sword_of_lies_facts import (
    book,
    cards_of,
    choices,
    claim,
    fought,
    opened,
    pays,
    says,
    swords_at,
)

# ── arms ─────────────────────────────────────────────────────────────────────────────────────


def earned(m: Moment) -> list[int]:
    """Return the swords of each seat after this action, before they are doubled."""
    gone = {event.seat for event in m.happened(was.Folded)}
    won = [event.seat for event in m.happened(was.SwordWon)]
    lost = [event.seat for event in m.happened(was.SwordLost)]
    return [
        0 if seat in gone else n + won.count(seat) - lost.count(seat)
        for seat, n in enumerate(m.before.swords)
    ]


@claim("doubled")
def swords_and_lives(m: Moment, _: Arguments) -> bool | None:
    begun = m.happened(then.Armed)
    if begun:
        swords = [2 * n for n in earned(m)]
        gift = begun[0].boldest
        if gift is not None:
            swords[gift] += 4
        if [*begun[0].swords] != swords:
            return False
    if m.after.phase == "side" or not (begun or isinstance(m.action, do.ChooseSide)):
        return bool(begun) or None
    every = [card for row in m.after.rows for card in row]
    return all(card.lives == (2 if card.side == m.after.shield else 1) for card in every)


def boldest(m: Moment) -> tuple[int, int] | None:
    """Return the seat of the highest bet after this action, and the bet."""
    best = m.before.boldest and (m.before.boldest.seat, m.before.boldest.to)
    bets: list[tuple[int, int]] = [
        (event.seat, event.chips)
        for event in m.happened(was.Posted)
        if event.what == "big_blind" and event.chips
    ]
    bets += [(e.seat, e.to) for e in (*m.happened(was.BetMade), *m.happened(was.Raised))]
    level = m.before.betting.level
    bets += [(e.seat, e.to) for e in m.happened(was.WentAllIn) if e.to > level]
    for seat, to in bets:
        if best is None or to > best[1]:
            best = seat, to
    return best


def heir(m: Moment) -> int | None:
    """Return the seat that made the highest bet, unless it folded."""
    best = boldest(m)
    return best[0] if best is not None and best[0] in m.after.betting.live else None


@claim("four")
def four_more(m: Moment, _: Arguments) -> bool | None:
    if m.happened(then.Armed):
        return bool(m.happened(then.Armed)[0].boldest == heir(m)) and m.after.phase != "side"
    now = m.after.boldest
    return boldest(m) == (None if now is None else (now.seat, now.to))


@claim("side")
def the_sides_are_chosen(m: Moment, _: Arguments) -> bool | None:
    if m.before.phase == "side":
        sides = {action.side for action in m.offers(do.ChooseSide)}
        chosen = isinstance(m.action, do.ChooseSide) and m.after.shield == m.action.side
        return chosen and sides == {"face_down", "face_up"}
    if not m.happened(then.Armed):
        now = m.after.boldest
        return boldest(m) == (None if now is None else (now.seat, now.to))
    chooser, given = heir(m), m.happened(then.Armed)[0].boldest
    if chooser is None:
        return given is None and m.after.phase != "side" and m.after.shield == "face_down"
    return given is None and (m.after.phase, m.after.turn) == ("side", chooser)


# ── talks ────────────────────────────────────────────────────────────────────────────────────


def with_cards(state: Any) -> set[int]:
    return {seat for seat in state.betting.live if state.rows[seat]}


@claim("talks")
def deals_are_proposed(m: Moment, args: Arguments) -> bool | None:
    if m.happened(then.NegotiationBegan):
        fresh = not m.after.war.ready and not m.after.war.open_deals
        return fresh and not any(m.after.war.proposed) and judged(m) is not False
    if m.before.phase != "negotiation":
        return judged(m)
    war, you = m.before.war, m.actor
    asked = {deal.to for deal in war.open_deals if deal.seat == you}
    may = you not in war.ready and war.proposed[you] < args["deals"]
    others = {*m.before.betting.live} - {you, *asked} if may else set()
    made = m.after.war.proposed[you] - war.proposed[you] == isinstance(m.action, do.ProposeDeal)
    private = choices(m, do.ProposeDeal, "private") == ({True, False} if others else set())
    clock = bool(book(m).common_clock(m.before)) == says(m, "talks-clock")
    right = choices(m, do.ProposeDeal, "to") == others and made and private and clock
    return right and chips_pass(m) and talks_end(m)


def chips_pass(m: Moment) -> bool:
    stacks = [*m.before.betting.stacks]
    if isinstance(m.action, do.SignDeal):
        number = m.action.number
        (deal,) = (deal for deal in m.before.war.open_deals if deal.number == number)
        stacks[deal.seat] -= deal.chips
        stacks[deal.to] += deal.chips
    return stacks == [*m.after.betting.stacks]


def talks_end(m: Moment) -> bool:
    """Return whether the talks end once everyone with cards is ready, and open deals lapse."""
    over = isinstance(m.action, do.Ready) and with_cards(m.after) <= {*m.after.war.ready}
    lapsed = {event.number for event in m.happened(then.DealLapsed)}
    left = {deal.number for deal in m.before.war.open_deals} if over else set()
    return (m.after.phase == "orders") == over and lapsed == left


def judged(m: Moment) -> bool | None:
    """Return whether all players, or the two partners, learn which promises are kept."""
    if not fought(m):
        return None
    due = [p for p in m.before.promises if p.outcome == "open" and p.pledge != "nothing"]
    shown = [
        (e.seat, e.to) for e in (*m.happened(then.PromiseKept), *m.happened(then.PromiseBroken))
    ]
    whispers = {
        tuple(told.to or ()) for told in m.told if isinstance(told.event, then.WhisperJudged)
    }
    public = sorted((p.seat, p.to) for p in due if not p.private)
    partners = {tuple(sorted((p.seat, p.to))) for p in due if p.private}
    return sorted(shown) == public and partners <= whispers


@claim("talks-clock")
def talks_have_a_clock(m: Moment, args: Arguments) -> bool | None:
    if m.before.phase != "negotiation":
        return None
    return bool(book(m).common_clock(m.before) == args["seconds"])


# ── orders ───────────────────────────────────────────────────────────────────────────────────


def able(state: Any) -> list[int]:
    """Return the seats with a sword and a card that can attack an opponent's card."""
    left = with_cards(state)
    return [s for s in sorted(left) if state.swords[s] and len(left) > 1]


@claim("must-attack", "may-hold")
def orders_are_written(m: Moment, _: Arguments) -> bool | None:
    for event in m.happened(then.WarRoundBegan):
        if [*event.seats] != able(m.before):
            return False
    if m.before.phase != "orders":
        return None
    right = bool(m.offers(do.Hold)) == says(m, "may-hold")
    secret = [told.to for told in m.told if isinstance(told.event, then.WroteOrder)]
    last = m.before.war.writing == tuple(
        s for s in m.before.war.writing if s == m.actor or m.before.war.orders[s] is not None
    )
    if fought(m) and not any(order.targets for order in opened(m).values()):
        right = right and m.after.phase == "over"
    return right and secret == [(m.actor,)] and fought(m) == last


def opposed(m: Moment) -> set[str]:
    """Return the names of all cards of the opponents."""
    others = [seat for seat in with_cards(m.before) if seat != m.actor]
    return {target(*card) for card in cards_of(m, *others)}


def strikes(m: Moment) -> bool | None:
    """Return whether the opened orders took lives and swords as the text says."""
    if not fought(m):
        return None
    spent = {seat: len(order.targets) for seat, order in opened(m).items()}
    swords = [n - spent.get(seat, 0) for seat, n in enumerate(m.before.war.swords)]
    rows = [
        [each for place, card in enumerate(row) if (each := after(m, seat, place, card))[1] > 0]
        for seat, row in enumerate(m.before.rows)
    ]
    now = [[(card.draw, card.lives, card.side) for card in row] for row in m.after.rows]
    return [*m.after.war.swords] == swords and now == rows


def after(m: Moment, seat: int, place: int, card: Any) -> tuple[int, int, str]:
    """Return a card with its lives and its side after a war round, by the text."""
    hit, paid = swords_at(m, seat, place), pays(m, seat, place)
    shielded = card.lives == 2
    if says(m, "hard") and shielded and hit < 2:
        hit = 0
    left = card.lives - hit - paid
    turned = {"face_down": "face_up", "face_up": "face_down"}
    return card.draw, left, turned[card.side] if shielded and left == 1 else card.side


def turned_down(m: Moment) -> bool:
    """Return whether a card that was hit has turned face down."""
    sides = {card.draw: card.side for row in m.before.rows for card in row}
    return any(card.side == "face_down" != sides[card.draw] for row in m.after.rows for card in row)


@claim("attack", "shields", "hard")
def one_sword(m: Moment, args: Arguments) -> bool | None:
    if m.before.phase != "orders":
        return None
    if args.get("hard") == "no" and says(m, "hard"):
        return False
    if args.get("side") == "no" and turned_down(m):
        return False
    if m.offers(do.StrikeThrice) and not says(m, "triple"):
        return False
    return choices(m, do.Strike, "target") == opposed(m) and strikes(m) is not False


@claim("double", "double-any")
def two_swords(m: Moment, _: Arguments) -> bool | None:
    if m.before.phase != "orders":
        return None
    own = cards_of(m, int(m.actor))
    every = opposed(m) | ({target(*card) for card in own} if says(m, "double-any") else set())
    may = m.before.war.swords[m.actor] >= 2
    firsts, seconds = (choices(m, do.StrikeTwice, name) for name in ("first", "second"))
    prices = choices(m, do.StrikeTwice, "price") == ({place for _, place in own} if may else set())
    return prices and firsts == seconds == (every if may else set()) and strikes(m) is not False


@claim("triple")
def three_swords(m: Moment, _: Arguments) -> bool | None:
    if m.before.phase != "orders":
        return None
    war, single = m.before.war, len(m.before.rows[m.actor]) == 1
    may = single and war.swords[m.actor] >= 3 and m.actor not in war.tripled
    aims = [choices(m, do.StrikeThrice, name) for name in ("first", "second", "third")]
    used = {*m.after.war.tripled} - {*war.tripled}
    once = used == ({m.actor} if isinstance(m.action, do.StrikeThrice) else set())
    return aims == [opposed(m) if may else set()] * 3 and once and strikes(m) is not False
