"""The results of coaches, which the terminal shows and the server sends unchanged.

The results contain only numbers and catalogue keys. This module does not import the solver, so code
that passes results on need not load the solver.
"""

from html import escape
from typing import Final, Literal

from msgspec.structs import replace

from mendax.core.game import Reason, Seat, Value
from mendax.core.notebook import table

SLIP: Final = 5e-4
"""The smallest cost that counts as a mistake: 0.05 percentage points, or 0.0005 points or chips."""

ABOUT_EQUAL: Final = 0.02
"""A lower cost is no mistake in Mia and French poker: 2 percentage points, or 0.02 points."""
MADE: Final = 0.005
"""A sound player makes a move if its probability is at least this."""

Spelled = int | str
"""A value as spelled in the game's actions, such as dice or a claim."""
Unit = Literal["chance", "kept", "points", "chips"]
"""The unit of values.

It is one of: the chance to win; the chance to stay in, if the first player out ends the game;
points (money) relative to the mean; chips won relative to those brought.
"""
CHANCES: Final[tuple[Unit, ...]] = ("chance", "kept")
"""Units that are probabilities, shown in percent."""


def figure(worth: float, unit: Unit) -> str:
    """Return a value as text, in percent, points or chips."""
    if unit in CHANCES:
        return f"{100 * worth:.1f}"
    return f"{worth:.2f}" if unit == "points" else f"{worth:.1f}"


# ── reviews and hints ────────────────────────────────────────────────────────────────────────


class Alternative(Value, frozen=True):
    """A legal move in the text form of records, such as ``announce 61``."""

    action: str
    worth: float
    """The value. In Mia and French poker, a move that sound players never make has its worst value
    against equally good play (``guarantees``).
    """
    chance: float
    """The probability that a sound player makes the move."""


class Decision(Value, frozen=True, rename={"to_beat": "over"}):
    """One decision of the seat."""

    entry: int
    round: int
    roll: Spelled | None
    """The dice of the seat, if it had looked."""
    claim: Spelled | None
    """The claim to answer, or the value to beat."""
    done: str
    worth: float
    best: str
    best_worth: float
    lost: float
    """The cost of the decision, which is 0 for a sound move and for one about equal to it."""
    lie: float | None
    """For an answer, the probability that a sound player's claim is a lie.

    0 or 1 if the seat knew the dice because they were passed back to it.
    """
    expected: bool
    """For an answer, True if a sound player ever makes that claim."""
    to_beat: Spelled | None
    """The value that the dice had to beat. For an answer, these are the roller's dice."""
    lives: tuple[int, ...]
    """The lives (or points or money) of the seats still in, from the seat with the cup."""
    alternatives: tuple[Alternative, ...]
    """All legal moves, best first."""
    moment: Reason | None = None
    """The stage of the game at the decision, in games with several stages, such as a war round."""
    known: tuple[Reason, ...] = ()
    """The facts the seat could know, in games not described by dice and a claim."""
    shown: tuple[Reason, ...] = ()
    """Facts revealed later, which do not affect the values."""
    here: bool = False
    """True if values and the probability of a lie are based on the observed play at the table.

    Otherwise they are based on sound players.
    """
    why: Reason | None = None
    """The cause: why the best move is the best."""


class CoursePoint(Value, frozen=True):
    """The value of the game for the seat at an entry."""

    entry: int
    round: int
    worth: float


class Review(Value, frozen=True):
    """A review of a whole game, or of its moves so far."""

    seat: Seat
    unit: Unit
    course: tuple[CoursePoint, ...]
    """The values at the start of each round and at the end."""
    decisions: tuple[Decision, ...]
    biggest: int | None
    """The index of the costliest decision, or None if there was no mistake."""
    lost: float
    """The total cost of all decisions, mistakes or not."""
    verdict: Reason
    fair: float
    """The value of an even standing."""
    notes: tuple[Reason, ...] = ()
    """Other remarks on the game."""


class Hint(Value, frozen=True):
    """The legal moves, and a sound player's choice among them."""

    unit: Unit
    best: str
    """The most valuable move that sound players make most often."""
    lie: float | None
    """The probability that a sound player's claim is a lie, or None if the dice are known."""
    expected: bool
    """For an answer, True if a sound player ever makes that claim."""
    alternatives: tuple[Alternative, ...]
    """All legal moves, best first."""
    here: bool = False
    """True if values and the probability of a lie are based on the observed play at the table."""
    why: Reason | None = None
    """The cause: why the best move is the best."""


# ── strategies as pictures ───────────────────────────────────────────────────────────────────


class PictureClaim(Value, frozen=True):
    """A claim over one value to beat."""

    value: Spelled
    chance: float
    """The probability of the claim over this value to beat, over all rolls."""
    lie: float
    """The probability that the claim is a lie, given that it is made; 0 if it is never made."""
    doubt: float
    """The probability of a doubt."""


class PictureRow(Value, frozen=True):
    """The claims with one roll."""

    roll: Spelled
    truth: Spelled | None
    """The true value, or None if that value may not be claimed."""
    say: tuple[float, ...]
    """The probabilities of the page's claims."""
    again: float
    """The probability of an unseen re-roll instead."""


class PicturePage(Value, frozen=True, rename={"to_beat": "over"}):
    """The strategy of the seat with the cup, over one value to beat."""

    to_beat: Spelled | None
    """The value to beat, or None on the opener's page."""
    worth: float
    """The value of having the cup, before any look: a chance to win, or points."""
    unseen: Spelled | None
    """The claim made without a look, if the strategy does not look."""
    lies: float
    """The share of lies among all claims on this page."""
    claims: tuple[PictureClaim, ...]
    rolls: tuple[PictureRow, ...]


class Picture(Value, frozen=True):
    """The whole strategy in one position."""

    rules: str
    seats: int
    lives: tuple[int, ...]
    """Lives, starting from the seat with the cup; zeros in scored games."""
    unit: Unit
    values: tuple[Spelled, ...]
    """All possible claims, lowest first."""
    pages: tuple[PicturePage, ...]
    """The pages: first the opener's, then the others by value to beat."""
    most: int
    """The most lives of a seat in other positions that can be requested, or 0 if there are none."""
    note: Reason | None
    """A remark to show beside the picture, or None."""

    def _repr_html_(self) -> str:
        """Return each page as a table of percentages, for notebooks, with the opener's page open.

        Rows are rolls, columns are claims, and the corner shows the value to beat.
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
    """Return a chance in percent, on a background that darkens with the chance."""
    if chance < SLIP:
        return ""
    return f"<span style='background:rgba(218,165,32,{chance:.2f})'>{100 * chance:.0f}</span>"


def rounded(whole: Picture) -> Picture:
    """Return the picture with numbers rounded to four decimals, which is more than a screen
    shows."""
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


# ── coverage ─────────────────────────────────────────────────────────────────────────────────


class Coverage(Value, frozen=True):
    """The extent to which a table is solved."""

    seats: int
    solved: Literal["whole", "end", "no", "unknown"]
    """``whole`` if the table is solved from the start, ``end`` if it is solved once few enough
    lives or players are left, ``unknown`` if the coverage is temporarily unavailable (retry
    later)."""
    reason: Reason | None
    """The reason why the table is not solved from the start or the coverage is unknown."""
