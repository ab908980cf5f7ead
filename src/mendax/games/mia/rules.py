"""The house rules of Mia (rule book, "Options"), as the fields of one record."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, ClassVar, Final, Literal, get_args

from mendax.games.rules import (
    ANNOUNCING,
    EXTRAS,
    LOSING,
    VALUES,
    Argued,
    Contradiction,
    OutsidePlay,
    Presets,
    Range,
    Rules,
    Solved,
    Source,
    only_if,
    unless,
)

_FOR_LIVES: Final = only_if("scoring", "lives")
_SCORED: Final = only_if("scoring", "points", "money")
_NOT_NATURAL: Final = unless("order", "natural")
"""In the natural order, 11 is the highest value and 21 the lowest."""
_UNANSWERED: Final = unless("mia_reveals", True)
"""With ``mia_reveals``, the top value opens the dice and gets no answer."""
_NOT_DOUBLED: Final = unless("mia_double_any", True)
"""With ``mia_double_any``, every loss of a round with the top value costs two."""

_COUNTED_DOWN: Final = unless("life_reroll", "may", "must")
"""With ``life_reroll``, a die can give more than the starting lives; points cannot count down."""

Base = Literal["standard", "natural", "numeric", "pips"]
Doubles = Literal["sixes_high", "ones_high"]
Second = Literal["none", "little_mia", "half_mia", "half_and_little"]
Effect = Literal["off", "toast", "all_pay", "must_show", "turn", "wipe", "turn_and_wipe"]
"""Special effects of a value.

When seen under the cup, ``toast`` and ``all_pay`` end the round, and ``must_show`` shows the dice
to everyone. When announced, ``turn`` reverses the direction of play, and ``wipe`` leaves no value
to beat.
"""

_NOT_TURNED: Final = Solved(("off", "toast", "all_pay", "wipe"))
_ANY: Final = get_args(Effect)[1:]
"""Every effect except ``off``."""

_NOT_OF_TOP: Final = tuple(effect for effect in _ANY if effect not in ("must_show", "turn"))
"""Effects that the top value cannot have: it must be announceable, and no value is above it."""

_TURNS: Final = ("turn", "turn_and_wipe")
_ANSWERED_BY_OTHERS: Final[Mapping[str, tuple[str, ...]]] = {
    "blind_pass": ("higher", "same_or_higher", "same"),
    "look_and_pass": ("may",),
    "mia_answerer": ("previous", "chosen"),
    **dict.fromkeys(("joker_32", "effect_31", "effect_61", "effect_11", "effect_21"), _TURNS),
}
"""Options under which a player other than the next player may have to answer."""


class MiaRules(Rules, frozen=True, kw_only=True):
    """The house rules of a table of Mia. The defaults are the standard rules."""

    order: Annotated[Base, Source("000 history, 001, 002"), Solved(), VALUES] = "standard"
    doubles: Annotated[
        Doubles,
        Source("000 history, 001"),
        Solved(),
        only_if("order", "standard", "pips"),
        Argued(),
        VALUES,
    ] = "sixes_high"
    second: Annotated[Second, Source("001; Meyer"), Solved(), _NOT_NATURAL, Argued(), VALUES] = (
        "none"
    )
    ones_top: Annotated[bool, Source("Mexico"), Solved(), _NOT_NATURAL, VALUES] = False
    announce: Annotated[
        Literal["higher", "equal_or_higher"], Source("001, 002"), Solved(), Argued(), ANNOUNCING
    ] = "higher"
    lives: Annotated[
        int,
        Range(1, 99),
        Source("001 six, 000 and 002 five"),
        Solved(),
        _FOR_LIVES,
        Argued(),
        LOSING,
    ] = 6
    display: Annotated[
        Literal["lives", "matches", "die", "glasses", "points"],
        Source("000, 001, 002; Meyer: a die"),
        _FOR_LIVES,
        _COUNTED_DOWN,
        OutsidePlay(),
        EXTRAS,
    ] = "lives"
    scoring: Annotated[Literal["lives", "points", "money"], Source("004"), Solved(), LOSING] = (
        "lives"
    )
    rounds: Annotated[int, Range(1, 999), Source("004"), Solved(), _SCORED, LOSING] = 20
    score_increment: Annotated[int, Range(0, 1000), Source("004"), Solved(), _SCORED, LOSING] = 20
    score_decrement: Annotated[int, Range(0, 1000), Source("004"), Solved(), _SCORED, LOSING] = 2
    score_all: Annotated[bool, Source("bot contests"), Solved(), _SCORED, LOSING] = False
    ends_when: Annotated[
        Literal["last_standing", "first_out"],
        Source("000, 001, 002, 004"),
        Solved(),
        _FOR_LIVES,
        LOSING,
    ] = "last_standing"
    stakes: Annotated[
        Literal["one", "rising", "pips"], Source("drinking tables; tomigem.hu: pips"), LOSING
    ] = "one"
    doubt_cost: Annotated[int, Range(1, 9), Source("drinking tables"), Solved(), LOSING] = 1
    mia_true_cost: Annotated[
        int,
        Range(1, 9),
        Source("000, 001, 002"),
        Solved(),
        _UNANSWERED,
        _NOT_DOUBLED,
        LOSING,
    ] = 2
    mia_lie_cost: Annotated[
        int,
        Range(1, 9),
        Source("001, 004: 1; 000, 002: 2"),
        Solved(),
        _UNANSWERED,
        _NOT_DOUBLED,
        Argued(),
        LOSING,
    ] = 1
    mia_concede: Annotated[
        Literal["costs_one", "costs_two", "not_allowed", "free_if_true"],
        Source("000, 001, 004; ours; 002; partygoetter.de: free_if_true"),
        Solved(("costs_one", "costs_two", "not_allowed")),
        _UNANSWERED,
        LOSING,
    ] = "costs_one"
    mia_double_any: Annotated[bool, Source("001 variation"), Solved(), LOSING] = False
    mia_reveals: Annotated[bool, Source("bot contests"), Solved(), VALUES] = False
    mia_on_mia: Annotated[
        bool, Source("htugraz.at; webtender.com"), Solved(), _UNANSWERED, ANNOUNCING
    ] = False
    mia_answerer: Annotated[
        Literal["next", "previous", "chosen"],
        Source("everything2.com; arcanegel.com: chosen"),
        _UNANSWERED,
        ANNOUNCING,
    ] = "next"
    doubter: Annotated[
        Literal["next", "anybody"], Source("beergogglegames.co.uk"), Solved(), ANNOUNCING
    ] = "next"
    give_up: Annotated[
        Literal["before_mia", "before_any_value"],
        Source("ejo.de, beergogglegames.co.uk"),
        ANNOUNCING,
    ] = "before_mia"
    blind_pass: Annotated[
        Literal["off", "higher", "same_or_higher", "same"],
        Source("001, 004; boardgamearena.com, adfenrir.ch: same"),
        Solved(),
        ANNOUNCING,
    ] = "off"
    blind_reroll: Annotated[
        Literal["off", "new_value", "same_or_higher", "more"],
        Source("002; Meyer; party-tipps.org: more"),
        Solved(("off", "new_value", "same_or_higher")),
        ANNOUNCING,
    ] = "off"
    under_announcing: Annotated[
        Literal["is_truth", "is_lie"], Source("all; Meyer, some"), Solved(), ANNOUNCING
    ] = "is_truth"
    joker_32: Annotated[Effect, Source("001; Meyer; webtender.com"), _NOT_TURNED, EXTRAS] = "off"
    effect_31: Annotated[
        Effect, Source("webtender.com, beergogglegames.co.uk"), _NOT_TURNED, EXTRAS
    ] = "off"
    effect_61: Annotated[Effect, Source("beergogglegames.co.uk"), _NOT_TURNED, EXTRAS] = "off"
    effect_11: Annotated[Effect, Source("beergogglegames.co.uk"), _NOT_TURNED, EXTRAS] = "off"
    effect_21: Annotated[
        Literal["off", "must_show", "turn"], Source("frag-mutti.de; everything2.com: turn"), EXTRAS
    ] = "off"
    turn_on_loss: Annotated[bool, Source("drinking tables"), EXTRAS] = False
    swimming: Annotated[bool, Source("drinking tables"), _FOR_LIVES, LOSING] = False
    more_lives: Annotated[int, Range(0, 20), Source("ours: for children"), _FOR_LIVES, LOSING] = 0
    more_lives_seats: Annotated[
        int, Range(1, 19), Source("ours"), _FOR_LIVES, unless("more_lives", 0), LOSING
    ] = 1
    life_reroll: Annotated[
        Literal["off", "may", "must"], Source("Meyer"), Solved(), _FOR_LIVES, LOSING
    ] = "off"
    look_and_pass: Annotated[Literal["off", "may"], Source("abitdicey.com"), ANNOUNCING] = "off"
    show_believed: Annotated[Literal["off", "may"], Source("000"), ANNOUNCING] = "off"
    dice_seen_by: Annotated[
        Literal["roller", "all_but_next"], Source("thebearknowsbest.com"), Solved(), ANNOUNCING
    ] = "roller"
    next_starter: Annotated[
        Literal["doubter_or_next", "loser", "winner", "doubter"],
        Source("000, 001, 004; ours"),
        Solved(),
        ANNOUNCING,
    ] = "doubter_or_next"
    late: Annotated[
        Literal["plays", "loses"], Source("bot contests"), unless("turn_clock", 0), EXTRAS
    ] = "plays"

    sides: ClassVar[int] = 6
    """The number of sides of each die, which only research rules (``ToyMiaRules``) change."""
    values: ClassVar[int] = 0
    """The number of announceable values, counted from the highest, or 0 for all."""

    @property
    def loses_on_time(self) -> bool:
        """Return whether a player whose time is up loses the round."""
        return self.late == "loses" and self.turn_clock > 0

    @property
    def concedes_to_top(self) -> bool:
        """Return whether a player may give up against the top value without opening the dice."""
        return self.mia_concede in ("costs_one", "costs_two")

    @property
    def opens_trusted(self) -> bool:
        """Return whether a player may believe the top value, which opens the dice."""
        return self.mia_concede == "free_if_true" and not self.mia_reveals

    contradictions: ClassVar[tuple[Contradiction, ...]] = (
        Contradiction("mia-contradiction-joker-pips", (("joker_32", _ANY), ("order", ("pips",)))),
        Contradiction("mia-contradiction-effect-pips", (("effect_61", _ANY), ("order", ("pips",)))),
        Contradiction(
            "mia-contradiction-top", (("effect_11", _NOT_OF_TOP), ("order", ("natural",)))
        ),
        Contradiction("mia-contradiction-top", (("effect_11", _NOT_OF_TOP), ("ones_top", (True,)))),
        Contradiction(
            "mia-contradiction-life-reroll-lives",
            (("life_reroll", ("may", "must")), ("lives", (1, 2, 3))),
        ),
        *(
            Contradiction(
                "mia-contradiction-seen-by", (("dice_seen_by", ("all_but_next",)), (name, values))
            )
            for name, values in _ANSWERED_BY_OTHERS.items()
        ),
        Contradiction(
            "mia-contradiction-seen-doubter",
            (("dice_seen_by", ("all_but_next",)), ("doubter", ("anybody",))),
        ),
    )


class ToyMiaRules(MiaRules, frozen=True, kw_only=True):
    """House rules for research, with fewer sides or values than people play.

    Forms, tables and records do not support these rules. The rule book and the solver treat them
    like all other rules.
    """

    # these are options in this class, and constants in ``MiaRules``
    sides: Annotated[int, Range(2, 6), Source("research: of each die"), Solved()] = 6  # type: ignore[misc]
    values: Annotated[  # type: ignore[misc]
        int, Range(0, 21), Source("research: the highest so many; 0: all"), Solved()
    ] = 0


PRESETS: Final[Mapping[str, MiaRules]] = MappingProxyType(
    Presets(
        {
            "standard": MiaRules(),
            "first_evening": MiaRules(lives=3),
            "classic": MiaRules(ends_when="first_out"),
            "matches": MiaRules(lives=5, display="matches", mia_lie_cost=2),
            "points": MiaRules(
                lives=5, display="points", mia_lie_cost=2, mia_concede="not_allowed"
            ),
            "scored": MiaRules(scoring="points"),
            "meyer": MiaRules(
                second="little_mia",
                announce="equal_or_higher",
                mia_lie_cost=2,
                joker_32="toast",
                blind_reroll="same_or_higher",
                life_reroll="may",
            ),
            "contest": MiaRules(
                scoring="points",
                score_increment=1,
                score_decrement=1,
                score_all=True,
                mia_reveals=True,
            ),
            "germany": MiaRules(mia_lie_cost=2, blind_pass="higher", next_starter="loser"),
            "mexicali": MiaRules(
                announce="equal_or_higher",
                joker_32="toast",
                effect_31="turn_and_wipe",
                mia_on_mia=True,
            ),
            "board_game_arena": MiaRules(blind_pass="same", next_starter="winner"),
            "wikipedia": MiaRules(ends_when="first_out", blind_pass="same_or_higher"),
            "a_move_a_day": MiaRules(lives=1, turn_clock=86_400),
            "a_move_an_hour": MiaRules(lives=3, turn_clock=3_600),
        }
    )
)
"""Rule sets by name. The default, ``standard``, is ``classic`` until one player is left."""
