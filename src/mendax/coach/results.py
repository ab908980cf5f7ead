"""What the coach says, in values that the terminal shows and the server sends as they are.

Numbers and keys of the catalogue only. Nothing here needs the solver, so who only passes on what
the coach says need not load it.
"""

from html import escape
from typing import Final, Literal

from msgspec.structs import replace

from mendax.core.game import Reason, Seat, Value
from mendax.core.notebook import table

SLIP: Final = 5e-4
"""Less than this is no mistake: a twentieth of a percent, or of a point."""

Spelled = int | str
"""Dice, a claim or another value as its game's actions spell it."""
Unit = Literal["chance", "kept", "points", "chips"]
"""What worth is counted in: the chance to win, or not to go out where that ends the game for all;
points (money) ahead of the mean; or chips won of what one brought."""
CHANCES: Final[tuple[Unit, ...]] = ("chance", "kept")
"""The units that are chances: shown in percent."""


def figure(worth: float, unit: Unit) -> str:
    """A worth in figures: percent, points, or chips."""
    if unit in CHANCES:
        return f"{100 * worth:.1f}"
    return f"{worth:.2f}" if unit == "points" else f"{worth:.1f}"


# ── a game gone through, and a hint ──────────────────────────────────────────────────────────


class Alternative(Value, frozen=True):
    """Something that could have been done, as records write it (``announce 61``)."""

    action: str
    worth: float
    chance: float
    """How often a sound player does it."""


class Decision(Value, frozen=True, rename={"to_beat": "over"}):
    """One decision of the seat."""

    entry: int
    round: int
    roll: Spelled | None
    """The seat's own dice, if it had looked."""
    claim: Spelled | None
    """The claim to be answered, or the value to beat."""
    done: str
    worth: float
    best: str
    best_worth: float
    lost: float
    """What doing so cost; 0 for a sound move."""
    lie: float | None
    """For an answer: how likely the claim was a lie, from a sound player; 0 or 1 for a seat that
    knew the dice, to which they were passed back."""
    expected: bool
    """For an answer: whether a sound player ever makes that claim."""
    to_beat: Spelled | None
    """What had to be beaten with the dice (for an answer: by the one who rolled them)."""
    lives: tuple[int, ...]
    """Of those still in, from the one with the cup (points or money in scored games)."""
    alternatives: tuple[Alternative, ...]
    """All that could be done, the best first."""
    moment: Reason | None = None
    """When that was, in games whose rounds are not all of one kind."""
    known: tuple[Reason, ...] = ()
    """What the seat could know then, in games that are not told by dice and a claim."""
    shown: tuple[Reason, ...] = ()
    """What only came to light later: nobody could decide by it, and no worth goes by it."""
    here: bool = False
    """Whether worth and the chance of a lie go by how those at the table had played, and not by
    sound players."""


class CoursePoint(Value, frozen=True):
    """What the game was worth to the seat at an entry."""

    entry: int
    round: int
    worth: float


class Review(Value, frozen=True):
    """A whole game, or what there is of it yet."""

    seat: Seat
    unit: Unit
    course: tuple[CoursePoint, ...]
    """At the start of each round, and at the end."""
    decisions: tuple[Decision, ...]
    biggest: int | None
    """Which decision cost most; None if none was a mistake."""
    lost: float
    """What all mistakes cost together."""
    verdict: Reason
    fair: float
    """What the game is worth to whoever stands as everybody else does."""
    notes: tuple[Reason, ...] = ()
    """What is to be said of the game besides."""


class Hint(Value, frozen=True):
    """What could be done now, and what a sound player would do."""

    unit: Unit
    best: str
    """Of the moves that are worth most the one that sound players make most often."""
    lie: float | None
    """For an answer: how likely the claim is a lie, from a sound player; nothing for who knows."""
    expected: bool
    """For an answer: whether a sound player ever makes that claim."""
    alternatives: tuple[Alternative, ...]
    """All that can be done, the best first."""
    here: bool = False
    """Whether worth and the chance of a lie go by how those at the table have played."""


# ── a strategy as a picture ──────────────────────────────────────────────────────────────────


class PictureClaim(Value, frozen=True):
    """One claim over one value to beat."""

    value: Spelled
    chance: float
    """How often it is said here, whatever was rolled."""
    lie: float
    """How often it is a lie when it is said; 0 where it never is said."""
    doubt: float
    """How often it is doubted."""


class PictureRow(Value, frozen=True):
    """What is said with one roll."""

    roll: Spelled
    truth: Spelled | None
    """The value that is the truth of it; None if that can't be said."""
    say: tuple[float, ...]
    """By claim of the page, how often it is said."""
    again: float
    """How often the dice are rolled again unseen instead."""


class PicturePage(Value, frozen=True, rename={"to_beat": "over"}):
    """The cup over one value to beat."""

    to_beat: Spelled | None
    """None: the opener's page."""
    worth: float
    """What taking the cup here is worth: to win, or points; nothing looked at yet."""
    unseen: Spelled | None
    """What is said without a look, if that is what is done here."""
    lies: float
    """The share of lies among all claims made here."""
    claims: tuple[PictureClaim, ...]
    rolls: tuple[PictureRow, ...]


class Picture(Value, frozen=True):
    """The whole strategy in one position."""

    rules: str
    seats: int
    lives: tuple[int, ...]
    """From the seat with the cup; zeros in scored games."""
    unit: Unit
    values: tuple[Spelled, ...]
    """All that can be said, the lowest first."""
    pages: tuple[PicturePage, ...]
    """The opener's first, then by the value to beat."""
    most: int
    """How many lives a seat can have in another position that may be asked for; 0: there are no
    other positions."""
    note: Reason | None
    """What is to be said beside it, if anything."""

    def _repr_html_(self) -> str:
        """Return each page as a table of percents, for notebooks; the opener's page is open.

        Rows are rolls and columns claims; the corner says which value is to be beaten.
        """
        return "".join(
            f"<details{' open' if page.to_beat is None else ''}>"
            f"<summary>{_beats(page)} {figure(page.worth, self.unit)}</summary>"
            f"{_page_table(page)}</details>"
            for page in self.pages
        )


def _beats(page: PicturePage) -> str:
    return "" if page.to_beat is None else f"&gt; {escape(str(page.to_beat))}"


def _page_table(page: PicturePage) -> str:
    heads = (_beats(page), *(escape(str(claim.value)) for claim in page.claims))
    rows = [(escape(str(row.roll)), *map(_shaded, row.say)) for row in page.rolls]
    return table(heads, rows)


def _shaded(chance: float) -> str:
    """Return a chance in percent on a shade that is darker the larger it is."""
    if chance < SLIP:
        return ""
    return f"<span style='background:rgba(218,165,32,{chance:.2f})'>{100 * chance:.0f}</span>"


def rounded(whole: Picture) -> Picture:
    """The picture with four digits after the point, which is more than a screen can show."""
    return replace(whole, pages=tuple(_rounded(page) for page in whole.pages))


def _rounded(page: PicturePage) -> PicturePage:
    def cut(x: float) -> float:
        return round(x, 4)

    return replace(
        page,
        worth=cut(page.worth),
        lies=cut(page.lies),
        claims=tuple(
            PictureClaim(c.value, cut(c.chance), cut(c.lie), cut(c.doubt)) for c in page.claims
        ),
        rolls=tuple(
            replace(row, say=tuple(map(cut, row.say)), again=cut(row.again)) for row in page.rolls
        ),
    )


# ── whether there is anything to say ─────────────────────────────────────────────────────────


class Coverage(Value, frozen=True):
    """How far a table is solved."""

    seats: int
    solved: Literal["whole", "end", "no", "unknown"]
    """``whole``: from the start; ``end``: once few enough lives or players are left; ``unknown``:
    it can't be said now, and may be asked again."""
    reason: Reason | None
    """Why not from the start, or not now."""
