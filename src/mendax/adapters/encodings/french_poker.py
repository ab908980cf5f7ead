"""The encoding of French poker.

Events that follow from the rules (belief, payments, seats that go out) have no row. Dice seen
together, such as those under a cup just taken, share a row.
"""

from typing import Final, get_args

from mendax.adapters.encodings.codes import (
    Amount,
    BySeat,
    Each,
    Flag,
    OneHot,
    OneSeat,
    Several,
    Together,
    Vector,
)
from mendax.adapters.encodings.encoding import Encoding, Part, Seen, Told
from mendax.games.french_poker import ending
from mendax.games.french_poker.claims import DICE, order_of
from mendax.games.french_poker.events import (
    Announced,
    Conceded,
    KeptHidden,
    KeptOpen,
    LaidOpen,
    Landed,
    LotDrawn,
    Opened,
    PassedOn,
    Rerolled,
    Saw,
    Shown,
)
from mendax.games.french_poker.rules import FrenchPokerRules
from mendax.games.french_poker.state import Deed, Phase
from mendax.games.french_poker.view import DieView, FrenchPokerView

PHASES: Final[tuple[str, ...]] = get_args(Phase)
DEEDS: Final[tuple[str, ...]] = get_args(Deed)
_PIPS: Final = range(1, 7)


class DieCode:
    """A code for one of five dice, from two fields of an event: the die's place and its pips."""

    size = DICE * len(_PIPS)

    def put(self, into: Vector, at: int, value: Saw | Landed | Shown, observer: int) -> None:
        """Write 1 at the place of these pips on that die."""
        into[at + value.die * len(_PIPS) + value.pips - 1] = 1.0


_TOLD: Final[Told] = {
    LotDrawn: {"seat": "seat"},
    Saw: {"": "dice"},
    Landed: {"": "dice"},
    Shown: {"": "dice"},
    Announced: {"seat": "seat", "claim": "claim"},
    PassedOn: {"seat": "seat", "claim": "claim"},
    KeptHidden: {"seat": "seat", "kept": "kept"},
    KeptOpen: {"seat": "seat", "kept": "kept"},
    Rerolled: {"seat": "seat", "kept": "kept"},
    LaidOpen: {"seat": "seat", "kept": "kept"},
    Opened: {"claimer": "seat"},
    Conceded: {"seat": "seat"},
}


def most_rows(rules: FrenchPokerRules, seats: int, rounds: int = 0) -> int:
    """Return the maximum number of rows in a game, or in ``rounds`` rounds.

    Each claim needs four rows: dice seen, dice kept, dice seen again, and the claim.
    """
    played = rounds or ending.longest_game(rules, seats).rounds
    return 1 + played * (5 * len(order_of(rules).claims) + 3)


def encoding(rules: FrenchPokerRules, seats: int, rows: int = 0, rounds: int = 0) -> Encoding:
    """Return the French poker encoding for ``rules``.

    The other arguments are those of ``encoding_of``.
    """
    claims = OneHot(order_of(rules).spellings)
    parts = [
        Part("seat", OneSeat(seats), "the seat that acted"),
        Part("claim", claims, "the claim"),
        Part("kept", Several(OneHot(range(DICE))), "the kept dice"),
        Part("dice", DieCode(), "the dice that were shown, each with its pips"),
    ]
    told = {kind: fields for kind, fields in _TOLD.items() if _happens(rules, kind)}
    merged: frozenset[type] = frozenset({Saw, Landed, Shown})
    seen = _seen(rules, seats, claims)
    return Encoding(seen, told, parts, most_rows(rules, seats, rounds), merged, rows)


def _happens(rules: FrenchPokerRules, kind: type) -> bool:
    if kind is PassedOn:
        return rules.blind_pass
    return kind is not Conceded or rules.top_claim == "doubt_or_concede"


def _seen(rules: FrenchPokerRules, seats: int, claims: OneHot) -> list[Seen]:
    places = Several(OneHot(range(DICE)))
    die = Together(OneHot(_PIPS), Flag(), Several(OneSeat(seats)))
    dice = Each(DICE, die)
    charged = rules.scoring == "charge"
    most = 2 * seats + 1 if charged else rules.tokens
    seen = [
        Seen("phase", OneHot(PHASES), lambda view: view.phase, "the phase of the turn"),
        Seen("turn", OneSeat(seats), lambda view: view.turn, "the seat to act"),
        Seen(
            "dice",
            dice,
            _dice,
            "for each die: its pips if known, whether it lies open, and the "
            "seats that have seen it if it is hidden",
        ),
        Seen("falling", places, lambda view: view.falling, "the dice that are still to be rolled"),
        Seen("deed", OneHot(DEEDS), lambda view: view.deed, "the last handling of the dice"),
        Seen("kept", places, lambda view: view.kept, "the dice that it kept"),
        Seen("claim", claims, _claim, "the last claim"),
        Seen("claimer", OneSeat(seats), _claimer, "the seat that made it"),
        Seen("claimed", Several(claims), _claimed, "the claims of the round"),
        Seen("standing", BySeat(seats, Amount(most)), lambda v: v.standing, "tokens"),
        Seen("done", Several(OneSeat(seats)), lambda view: view.done, "the seats that are out"),
    ]
    if rules.rerolls > 1:
        rolled = Amount(rules.rerolls)
        seen.append(Seen("rerolled", rolled, lambda view: view.rerolled, "re-rolls of this turn"))
    if charged:
        seen.append(Seen("pot", Amount(most), lambda view: view.pot, "tokens in the pot"))
        emptied = "whether the pot was emptied"
        seen.append(Seen("discharging", Flag(), lambda view: view.discharging, emptied))
    return seen


def _dice(view: FrenchPokerView) -> list[tuple[int | None, bool, tuple[int, ...] | None]]:
    return [_die(die) for die in view.dice]


def _die(die: DieView) -> tuple[int | None, bool, tuple[int, ...] | None]:
    return die.pips, die.open, die.seen


def _claim(view: FrenchPokerView) -> object:
    return view.claims[-1].claim if view.claims else None


def _claimer(view: FrenchPokerView) -> int | None:
    return view.claims[-1].seat if view.claims else None


def _claimed(view: FrenchPokerView) -> list[object]:
    return [announced.claim for announced in view.claims]
