"""The house rules of French poker, as the options of one record (rule book, "Options")."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Final, Literal

from mendax.games.rules import (
    ANNOUNCING,
    LOSING,
    VALUES,
    Argued,
    OutsidePlay,
    Presets,
    Range,
    Rules,
    Solved,
    Source,
    only_if,
    unless,
)

_LAID_OFF: Final = only_if("scoring", "tokens")
"""In a charge, the game begins with a full pot and ends with the last seat that has tokens."""

_ACE_HIGH: Final = unless("ones", "high")
"""On poker dice, a one is a nine, which ranks below the ace."""

Straights = Literal["high", "french", "none"]
Kickers = Literal["none", "full"]
Ones = Literal["plain", "wild", "high"]
Starter = Literal["doubter_or_next", "loser", "winner", "doubter"]
Keeping = Literal["split", "closed", "free"]


class FrenchPokerRules(Rules, frozen=True, kw_only=True):
    """The house rules of a table of French poker. The defaults are the rules of the source."""

    tokens: Annotated[
        int, Range(1, 20), Source("000, as in Mia"), Solved(), _LAID_OFF, Argued(), LOSING
    ] = 5
    straights: Annotated[
        Straights, Source("000; poker menteur; ours"), Solved(), Argued(), VALUES
    ] = "high"
    kickers: Annotated[Kickers, Source("poker menteur"), Solved(), Argued(), VALUES] = "none"
    general_claims: Annotated[bool, Source("000"), Solved(), Argued(), VALUES] = True
    keeping: Annotated[
        Keeping,
        Source("000; passed poker dice; trictrac"),
        Solved(("split", "closed")),
        ANNOUNCING,
    ] = "split"
    rerolls: Annotated[int, Range(1, 3), Source("loisirs; polki"), ANNOUNCING] = 1
    opener: Annotated[
        Literal["claims", "plays"], Source("000; Liar's Dice in pubs"), ANNOUNCING
    ] = "claims"
    must_reroll: Annotated[bool, Source("poker menteur"), Solved(), ANNOUNCING] = False
    blind_pass: Annotated[bool, Source("poker menteur"), Solved(), ANNOUNCING] = False
    top_claim: Annotated[
        Literal["doubt_or_concede", "must_doubt"], Source("000, as in Mia"), Solved(), ANNOUNCING
    ] = "doubt_or_concede"
    ones: Annotated[Ones, Source("poker menteur; trictrac"), Solved(), Argued(), VALUES] = "plain"
    faces: Annotated[Literal["pips", "poker"], Source("000"), _ACE_HIGH, OutsidePlay(), VALUES] = (
        "pips"
    )
    scoring: Annotated[
        Literal["tokens", "charge"], Source("000; poker menteur"), Solved(), LOSING
    ] = "tokens"
    ends_when: Annotated[
        Literal["last_standing", "first_out"], Source("as in Mia"), Solved(), _LAID_OFF, LOSING
    ] = "last_standing"
    next_starter: Annotated[
        Starter, Source("as in Mia"), Solved(("doubter_or_next", "loser", "winner")), LOSING
    ] = "doubter_or_next"


PRESETS: Final[Mapping[str, FrenchPokerRules]] = MappingProxyType(
    Presets(
        {
            "standard": FrenchPokerRules(),
            "first_evening": FrenchPokerRules(tokens=2, general_claims=False),
            "french": FrenchPokerRules(straights="french", kickers="full"),
            "charge": FrenchPokerRules(
                straights="french", scoring="charge", top_claim="must_doubt"
            ),
            "wild": FrenchPokerRules(ones="wild", blind_pass=True),
            "plain": FrenchPokerRules(straights="none", general_claims=False),
            "brisk": FrenchPokerRules(
                tokens=3, must_reroll=True, ends_when="first_out", next_starter="loser"
            ),
            "passed": FrenchPokerRules(keeping="closed", faces="poker", next_starter="loser"),
            "three_rolls": FrenchPokerRules(
                keeping="closed",
                rerolls=2,
                opener="plays",
                general_claims=False,
                next_starter="winner",
            ),
            "free_hand": FrenchPokerRules(keeping="free", ones="high", next_starter="doubter"),
            "a_move_a_day": FrenchPokerRules(tokens=1, turn_clock=86_400),
            "a_move_an_hour": FrenchPokerRules(tokens=2, turn_clock=3_600),
        }
    )
)
"""Rule sets by name. The default is ``standard``, the game of the source."""
