"""The house rules of Sword of Lies, which settle the details that the source leaves open.

The rule book describes each option. Defaults follow the source where the source defines a rule.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Any, Final, Literal, Self

from mendax.core.game import Reason, RulesError
from mendax.games.cards import faces
from mendax.games.rules import (
    ANNOUNCING,
    EXTRAS,
    LOSING,
    VALUES,
    Argued,
    OutsidePlay,
    Presets,
    Range,
    Rules,
    Source,
    only_if,
    unless,
)

TIMES = 5
"""The default ratio of the largest buy-in to the smallest."""
Limit = Literal["no_limit", "pot_limit", "fixed_limit"]
Side = Literal["face_down", "face_up"]


class SwordRules(Rules, frozen=True, kw_only=True):
    """The house rules of a table of Sword of Lies."""

    cards: Annotated[
        int, Range(2, 8), Source("003: four, or as many as suit the table"), Argued(), VALUES
    ] = 4
    lowest_rank: Annotated[
        int, Range(2, 13), Source("003: 52 cards; ours: shorter decks"), VALUES
    ] = 2
    decks: Annotated[int, Range(1, 12), Source("ours; more if the seats need them"), VALUES] = 1
    min_buy_in: Annotated[int, Range(1, 1_000_000), Source("003"), EXTRAS] = 200
    max_buy_in: Annotated[
        int, Range(0, 1_000_000), Source("ours; 0: five times the least"), OutsidePlay(), EXTRAS
    ] = 0
    rebuys: Annotated[
        bool, Source("ours; off: without buying again"), OutsidePlay(), Argued(), EXTRAS
    ] = True
    trade_limit: Annotated[
        int, Range(0, 99), Source("ours; 0: as many as cards in a row"), ANNOUNCING
    ] = 0
    limit: Annotated[Limit, Source("003"), Argued(), ANNOUNCING] = "no_limit"
    big_blind: Annotated[int, Range(1, 100_000), Source("003"), ANNOUNCING] = 2
    small_blind: Annotated[int, Range(0, 100_000), Source("ours, as in Hold'em"), ANNOUNCING] = 0
    ante: Annotated[int, Range(0, 100_000), Source("003"), Argued(), ANNOUNCING] = 0
    fixed_raises: Annotated[
        int,
        Range(1, 99),
        Source("ours, as in Hold'em"),
        only_if("limit", "fixed_limit"),
        ANNOUNCING,
    ] = 4
    rake: Annotated[int, Range(0, 50), Source("003; per cent of every pot"), ANNOUNCING] = 0
    rake_cap: Annotated[
        int, Range(0, 1_000_000), Source("ours; 0 is no cap"), unless("rake", 0), ANNOUNCING
    ] = 0
    dealer_button: Annotated[bool, Source("003; shown only"), EXTRAS] = False
    reveal: Annotated[Literal["in_turn", "simultaneous"], Source("003, footnote 2"), LOSING] = (
        "in_turn"
    )
    fold_cards: Annotated[Side, Source("003, footnote 3"), ANNOUNCING] = "face_down"
    may_hold: Annotated[bool, Source("ours"), LOSING] = False
    any_target: Annotated[bool, Source("003: any card on the table"), LOSING] = False
    triple_attack: Annotated[bool, Source("003, struck out there"), LOSING] = False
    hard_shields: Annotated[bool, Source("003, footnote 5"), LOSING] = False
    shield_side: Annotated[bool, Source("003, footnote 4, struck out there"), LOSING] = False
    deals: Annotated[
        int, Range(0, 20), Source("ours; proposals a player may make a round"), Argued(), LOSING
    ] = 4
    negotiation_clock: Annotated[
        int, Range(0, 86_400), Source("ours; seconds, 0 is off"), OutsidePlay(), EXTRAS
    ] = 120

    def checked(self) -> Self:
        """Return these rules as they are played. Raises ``RulesError`` if amounts conflict."""
        played = super().checked()
        _at_most("small_blind", played.small_blind, "big_blind", played.big_blind)
        _at_most("big_blind", played.big_blind, "min_buy_in", played.min_buy_in)
        _at_most("ante", played.ante, "min_buy_in", played.min_buy_in)
        if 0 < played.max_buy_in < played.min_buy_in:
            shown: dict[str, str | int] = {"options": "max_buy_in, min_buy_in"}
            shown |= {"given": played.max_buy_in, "allowed": f"0, {played.min_buy_in}–1000000"}
            raise RulesError(Reason("sword-contradiction-too-little", shown))
        return played


def _at_most(small: str, value: int, large: str, bound: int) -> None:
    if value > bound:
        shown: dict[str, str | int] = {"options": f"{small}, {large}", "given": value}
        shown["allowed"] = f"0–{bound}"
        raise RulesError(Reason("sword-contradiction-too-much", shown))


def decks_for(rules: SwordRules, seats: int) -> int:
    """Return the number of decks: that of the option, or more if the seats need more cards.

    Each seat needs its cards and one determining card. Further determining cards after a tie are
    drawn from the remaining cards. If too few cards remain, the determining cards are shuffled in.
    """
    needed, deck = seats * (rules.cards + 1), len(faces(rules.lowest_rank))
    return max(rules.decks, -(-needed // deck))


_WORTH_FIGHTING: Final[Mapping[str, Any]] = {"limit": "fixed_limit", "ante": 20}
"""R: stakes with which most games of strong bots reach the war (``python -m bench.sword``).
Folding is rarely right then; at ``pot_limit``, it is a choice (``python -m bench.stakes``).

The ante is a tenth of the buy-in, and bets are too small to buy the pot. The highest bettor has
four more swords in the war, so without a limit, the first all-in is rarely called.
"""

PRESETS: Final[Mapping[str, SwordRules]] = MappingProxyType(
    Presets(
        {
            "standard": SwordRules(**_WORTH_FIGHTING),
            "first_evening": SwordRules(
                cards=3, min_buy_in=100, deals=0, limit="fixed_limit", ante=10, fixed_raises=2
            ),
            "no_limit": SwordRules(),
            "pot_limit": SwordRules(limit="pot_limit", ante=10),
            "quick": SwordRules(cards=3, min_buy_in=60, deals=2, limit="fixed_limit", ante=6),
            "long_table": SwordRules(
                cards=3,
                fixed_raises=2,
                reveal="simultaneous",
                deals=2,
                negotiation_clock=45,
                turn_clock=20,
                **_WORTH_FIGHTING,
            ),
            "last_one": SwordRules(rebuys=False, **_WORTH_FIGHTING),
            "limit": SwordRules(limit="fixed_limit", small_blind=1),
            "open_folds": SwordRules(
                fold_cards="face_up", reveal="simultaneous", limit="pot_limit", ante=1
            ),
            "siege": SwordRules(
                hard_shields=True, may_hold=True, triple_attack=True, **_WORTH_FIGHTING
            ),
            "struck_out": SwordRules(triple_attack=True, shield_side=True, **_WORTH_FIGHTING),
            "casino": SwordRules(small_blind=1, ante=1, rake=5, rake_cap=10, dealer_button=True),
        }
    )
)
"""Rule sets by name. ``standard`` is the source as the rule book interprets it, with our stakes."""
