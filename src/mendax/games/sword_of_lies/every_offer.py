"""All actions of a game of Sword of Lies, and bounds on the length of a game.

Adapters number the actions. Tests check that every state offers a subset of them.
"""

from mendax.core.extensions import Length
from mendax.core.game import Between, FreeText, Offer, OneOf
from mendax.games.sword_of_lies import actions, castling
from mendax.games.sword_of_lies.actions import LONGEST_WORDS, target
from mendax.games.sword_of_lies.rules import SwordRules


def every_offer(rules: SwordRules, seats: int) -> tuple[Offer, ...]:
    """Return an offer for every action under ``rules``, one for each way of filling the fields."""
    return (*_castling(rules, seats), *_betting(rules, seats), *_war(rules, seats))


def _castling(rules: SwordRules, seats: int) -> tuple[Offer, ...]:
    everybody, places = tuple(range(seats)), tuple(range(rules.cards))
    chips = Between("chips", 0, rules.min_buy_in * seats)
    trade = (OneOf("own", places), OneOf("of", everybody), OneOf("theirs", places), chips)
    asked = (OneOf("of", everybody), OneOf("place", places))
    return (
        Offer(actions.OfferTrade(0, 0, 0, 0), trade),
        Offer(actions.Agree()),
        Offer(actions.Refuse()),
        Offer(actions.NamePrice(1, ""), (chips,)),
        Offer(actions.NamePrice(0, "?"), (chips, FreeText("words", LONGEST_WORDS))),
        Offer(actions.Pay()),
        Offer(actions.Withdraw()),
        Offer(actions.Interrogate(0, 0), asked),
        Offer(actions.NameColour("red"), (OneOf("colour", ("red", "black")),)),
        Offer(actions.Believe()),
        Offer(actions.Disbelieve()),
        Offer(actions.Skip()),
    )


def _betting(rules: SwordRules, seats: int) -> tuple[Offer, ...]:
    chips = (Between("to", 1, rules.min_buy_in * seats),)
    places = (OneOf("place", tuple(range(rules.cards))),)
    return (
        Offer(actions.Fold()),
        Offer(actions.Check()),
        Offer(actions.Call()),
        Offer(actions.Bet(1), chips),
        Offer(actions.Raise(1), chips),
        Offer(actions.AllIn()),
        Offer(actions.Reveal(0), places),
    )


def _war(rules: SwordRules, seats: int) -> tuple[Offer, ...]:
    aims = tuple(target(seat, place) for seat in range(seats) for place in range(rules.cards))
    first, second, third = (OneOf(field, aims) for field in ("first", "second", "third"))
    price = OneOf("price", tuple(range(rules.cards)))
    offered = [
        Offer(actions.Ready()),
        Offer(actions.Strike(aims[0]), (OneOf("target", aims),)),
        Offer(actions.StrikeTwice(aims[0], aims[0], 0), (first, second, price)),
    ]
    if rules.deals:
        offered += _deals(rules, seats)
    if rules.shield_side:
        sides = (OneOf("side", ("face_down", "face_up")),)
        offered.append(Offer(actions.ChooseSide("face_down"), sides))
    if rules.triple_attack:
        thrice = actions.StrikeThrice(aims[0], aims[0], aims[0])
        offered.append(Offer(thrice, (first, second, third)))
    if rules.may_hold:
        offered.append(Offer(actions.Hold()))
    return tuple(offered)


def _deals(rules: SwordRules, seats: int) -> tuple[Offer, ...]:
    chips = rules.min_buy_in * seats
    pledges = ("nothing", "spare", *(f"strike-seat{seat + 1}" for seat in range(seats)))
    slots = (
        OneOf("to", tuple(range(seats))),
        Between("chips", -chips, chips),
        OneOf("mine", pledges),
        OneOf("yours", pledges),
        OneOf("private", (False, True)),
    )
    number = (Between("number", 1, rules.deals * seats * most_war_rounds(rules, seats)),)
    plain = actions.ProposeDeal(0, 0, "nothing", "nothing", "", private=False)
    worded = actions.ProposeDeal(0, 0, "nothing", "nothing", "?", private=False)
    return (
        Offer(plain, slots),
        Offer(worded, (*slots, FreeText("words", LONGEST_WORDS))),
        Offer(actions.SignDeal(1), number),
        Offer(actions.DeclineDeal(1), number),
    )


# ── length ───────────────────────────────────────────────────────────────────────────────────


def most_war_rounds(rules: SwordRules, seats: int) -> int:
    """Return the largest number of war rounds.

    Each round costs a sword, unless all seats hold and the war ends. A card gives at most two
    swords.
    """
    return 2 * seats * rules.cards + 4


def longest_game(rules: SwordRules, seats: int) -> Length:
    """Return bounds on the length of a game. Rounds are betting rounds and war rounds.

    A turn of castling is a trade with its answer, price and payment, or an interrogation with its
    answer and verdict. In betting, each raise is a full raise or an all-in, and all other seats may
    answer it. Before a round of war, every proposal is answered.
    """
    raises = rules.fixed_raises + seats
    if rules.limit != "fixed_limit":
        raises = rules.min_buy_in * seats // rules.big_blind + 1 + seats
    betting = (rules.cards + 1) * seats * (raises + 1)
    war_rounds = most_war_rounds(rules, seats)
    war = 1 + war_rounds * seats * (2 * rules.deals + 2)
    castled = 3 * castling.most_turns(rules, seats)
    decisions = castled + betting + seats * rules.cards + war
    return Length(rules.cards + 1 + war_rounds, decisions, seats * (rules.cards + 2) + 1)
