"""The claims of the sentences about the aim of Mia and its values."""

from itertools import product

from mendax.games.mia import actions as do
from mendax.games.mia import events as was
from tests.words.sentences.mia_facts import (
    PLAY,
    claim,
    effect,
    ends,
    losers,
    playing,
    price,
    ranks,
    says,
    stakes,
    starter,
    top,
    values,
)
from tests.words.sentences.moments import Arguments, Moment

# ── the aim ──────────────────────────────────────────────────────────────────────────────────


@claim("aim", "values", "round", "besides", "top")
def heading(m: Moment, args: Arguments) -> bool:
    return bool(args.get("top", top(m)) == top(m))


@claim(*(f"counted-in-{shown}" for shown in ("lives", "matches", "die", "glasses", "points")))
def losses_are_counted(m: Moment, args: Arguments) -> bool | None:
    if m.before.phase == "lot":
        helped = m.argument(PLAY + "more-lives", "seats") if says(m, "more-lives") else 0
        return all(lives == args["lives"] for lives in m.before.standing[helped:])
    return as_priced(m, args)


@claim("uneven", "stakes-rising", "stakes-pips", "doubt-cost", "double", "effect-all-pay")
def as_priced(m: Moment, _: Arguments) -> bool | None:
    """Every loss costs what the text says, and every loss is of a round that ends."""
    if not m.happened(was.Lost):
        return None
    cost = price(m) * stakes(m)
    if not says(m, "scored-in-points", "scored-in-money"):
        left = m.before.standing
        return ends(m) and all(e.cost == min(cost, left[e.seat]) for e in m.happened(was.Lost))
    return ends(m) and paid_in_a_score(m, cost)


def paid_in_a_score(m: Moment, cost: int) -> bool:
    money = says(m, "scored-in-money")
    each = m.argument(PLAY + ("scored-in-money" if money else "scored-in-points"), "cost")
    gained = {event.seat: event.gain for event in m.happened(was.Gained)}
    held = {e.seat: m.before.standing[e.seat] + gained.get(e.seat, 0) for e in m.happened(was.Lost)}
    due = cost * each
    return all(e.cost == (due if money else min(due, held[e.seat])) for e in m.happened(was.Lost))


@claim("scored-in-points", "scored-in-money")
def rounds_and_most_points(m: Moment, args: Arguments) -> bool | None:
    if m.happened(was.GameEnded):
        best = max(m.after.standing)
        won = [place == 1 for place in m.happened(was.GameEnded)[0].places]
        return m.after.round == args["rounds"] and won == [s == best for s in m.after.standing]
    return as_priced(m, args)


@claim("gains-winner", "gains-revealed", "gains-all-pay")
def a_winner_gains(m: Moment, args: Arguments) -> bool | None:
    if not ends(m):
        return None
    gainers: set[int] = set()
    if m.happened(was.Treated):
        gainers = {starter(m)} if says(m, "gains-all-pay") else set()
    elif isinstance(m.action, do.Doubt) and m.happened(was.Opened):
        (end,) = m.happened(was.Opened)
        gainers = {end.announcer if end.held else m.before.turn}
        if not end.held:
            gainers = {int(m.actor)}
    elif m.happened(was.Opened) and not isinstance(m.action, do.Trust):
        (end,) = m.happened(was.Opened)
        gainers = {end.announcer} if end.held and says(m, "gains-revealed") else set()
    return {(e.seat, e.gain) for e in m.happened(was.Gained)} == {
        (s, args["gain"]) for s in gainers
    }


@claim("gains-all")
def everyone_gains(m: Moment, args: Arguments) -> bool | None:
    if not ends(m):
        return None
    everyone = {(seat, args["gain"]) for seat in range(len(m.before.standing))}
    gained = {(event.seat, event.gain) for event in m.happened(was.Gained)}
    return gained == (everyone if m.happened(was.Lost) else set())


@claim("more-lives")
def first_seats_have_more(m: Moment, args: Arguments) -> bool | None:
    if m.before.phase != "lot":
        return None
    plain = m.rules.lives
    helped = m.before.standing[: args["seats"]]
    return all(lives == plain + args["lives"] for lives in helped)


@claim("swimming")
def a_swimmer_sinks(m: Moment, _: Arguments) -> bool | None:
    if not losers(m):
        return None
    gone = {event.seat for event in m.happened(was.WentOut)}
    return gone == {seat for seat in losers(m) if m.before.standing[seat] == 0}


@claim(*(f"out-in-{shown}" for shown in ("lives", "matches", "die", "glasses", "points")))
def without_lives_one_is_out(m: Moment, args: Arguments) -> bool | None:
    if not losers(m):
        return None
    gone = {event.seat for event in m.happened(was.WentOut)}
    return args["lives"] == m.rules.lives and gone == {
        seat for seat in losers(m) if m.after.standing[seat] == 0
    }


@claim("ends-last-standing", "ends-first-out")
def the_end(m: Moment, _: Arguments) -> bool | None:
    if not losers(m):
        return None
    if says(m, "ends-first-out"):
        over_ = bool(m.happened(was.WentOut))
        first = [seat for seat in range(len(m.after.standing)) if seat in playing(m.after)]
    else:
        over_, first = len(playing(m.after)) <= 1, playing(m.after)
    if not over_ or not m.happened(was.GameEnded):
        return over_ == bool(m.happened(was.GameEnded))
    places = m.happened(was.GameEnded)[0].places
    best = [seat for seat, place in enumerate(places) if place == 1]
    return not first or best == first


# ── the values ───────────────────────────────────────────────────────────────────────────────


@claim("read")
def higher_die_first(m: Moment, _: Arguments) -> bool | None:
    if not isinstance(m.action, do.Fall):
        return None
    return m.action.roll // 10 >= m.action.roll % 10


@claim("ladder")
def in_order(m: Moment, _: Arguments) -> bool | None:
    """Doubts are judged, and announcements are offered, by the order (see the other claims)."""
    fallen = {int(f"{max(a, b)}{min(a, b)}") for a, b in product(range(1, 7), repeat=2)}
    return fallen == {*ranks(m), *effect(m, "toast", "all-pay")}


@claim("pips")
def plain_rolls_count_by_pips(m: Moment, _: Arguments) -> bool:
    rank = ranks(m)
    named = {21, 31, 42} if says(m, "second-half-and-little") else {21}
    named |= {31} if says(m, "second-little-mia") else set()
    named |= {42} if says(m, "second-half-mia") else set()
    plain = [r for r in rank if r // 10 != r % 10 and r not in named]
    by_sum = {(sum(divmod(a, 10)) < sum(divmod(b, 10))) == (rank[a] < rank[b])
              for a, b in product(plain, repeat=2)}  # fmt: skip
    return by_sum == {True}


@claim("mia", "another-top")
def the_highest_is_called_mia(m: Moment, args: Arguments) -> bool:
    return bool(args["top"] == top(m)) and (top(m) == 21) == says(m, "mia")


@claim("second-little-mia", "second-half-mia", "second-half-and-little")
def right_below_21(m: Moment, _: Arguments) -> bool:
    lead = {"little-mia": [31], "half-mia": [42], "half-and-little": [31, 42]}
    (named,) = (values_ for name, values_ in lead.items() if says(m, "second-" + name))
    named = [v for v in named if v not in effect(m, "toast", "all-pay")]
    ordered, place = values(m), values(m).index(21)
    return ordered[place - len(named) : place] == named


@claim("middle-higher", "middle-equal-or-higher")
def about_half_of_all_rolls(m: Moment, args: Arguments) -> bool:
    joker = effect(m, "toast", "all-pay")
    rank = {**ranks(m), **dict.fromkeys(joker, None)}
    falls = [int(f"{max(a, b)}{min(a, b)}") for a, b in product(range(1, 7), repeat=2)]
    if joker:  # their rank is not in the text
        return args["value"] in ranks(m)
    equal = says(m, "middle-equal-or-higher")
    return bool(
        args["ways"]
        == sum(
            rank[f] > rank[args["value"]] or (equal and rank[f] == rank[args["value"]])  # type: ignore[operator]
            for f in falls
        )
    )
