"""The last bets of two players, solved from a puzzle's view alone.

Independent of ``solver.sword_of_lies.last_bets`` and of the engine's betting: this recursion reads
the numbers that a person sees. Only the values of wars come from the packaged table, which a second
program confirms. ``World`` changes one fact of a position, so that a test can tell whether the fact
decides.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from mendax.games.sword_of_lies.rules import PRESETS
from mendax.practice.puzzle import Puzzle
from mendax.solver.sword_of_lies.two_seats import Army, TwoSeatWar, WarOptions
from mendax.solver.sword_of_lies.war_table import share_of

FOUR = 4


class World(NamedTuple):
    """Changes of a position."""

    fixed_swords: bool = False
    """True if bets leave the four swords where they are."""
    silent: bool = False
    """True if the other player can't raise."""
    more_raises: int = 0
    lowest: bool = False
    """True if any raise exceeds the highest bet of the game."""
    theirs: bool = False
    """True if the other player has the four swords at first."""
    shares: tuple[float | None, float | None] = (None, None)
    """The shares of the pot with and without the four swords, if they are changed."""


AS_IT_IS = World()


class Table(NamedTuple):
    """The chips of both players in this round, and the holder of the four swords."""

    bets: tuple[int, int]
    raises: int
    holder: int
    highest: int


class LastBets:
    """The values of the options of a puzzle."""

    def __init__(self, puzzle: Puzzle, world: World = AS_IT_IS) -> None:
        self.view: dict[str, Any] = puzzle.view
        self.world, rules = world, PRESETS[puzzle.preset]
        self.options = WarOptions(rules.hard_shields, rules.triple_attack, rules.may_hold)
        rows = self.view["rows"]
        self.seats = [seat for seat, row in enumerate(rows) if row]
        assert self.seats[0] == 0
        assert len(self.seats) == 2
        self.whole = [self.view["stacks"][s] + self.view["bets"][s] for s in self.seats]
        self.war = cache(self._war)

    def worths(self) -> dict[str, float]:
        """Return what each option gains compared with a fold, in percent of the pot."""
        return {option: self.gain([option]) for option in self.bets([])}

    def bets(self, line: Sequence[str]) -> list[str]:
        """Return the bets that are possible after these."""
        table = self._after(line)
        raised = self._raised(table, len(line) % 2)
        more = [] if raised is None else [f"raise {raised.bets[len(line) % 2]}"]
        return ["fold", "call", *more]

    def gain(self, line: Sequence[str]) -> float:
        """Return the first player's gain in percent of the pot after these bets and best play."""
        table, seat = self._after(line[:-1]), (len(line) - 1) % 2
        if line[-1] == "fold":
            gain = self._gain(table, 1 - seat)
        elif self._calls(table, line[-1]):
            gain = self._gain(self._called(table, seat), None)
        else:
            gain = self._best(self._after(line), 1 - seat)
        return 100 * gain / float(self.view["pot"])

    def _calls(self, table: Table, bet: str) -> bool:
        """Return whether a bet matches at most the other player's; an all-in may."""
        return bet == "call" or int(bet.split()[1]) <= max(table.bets)

    def _after(self, raises: Sequence[str]) -> Table:
        """Return the table after these raises."""
        view, bets = self.view, self.view["bets"]
        mine, theirs = (bets[seat] for seat in self.seats)
        highest = 0 if self.world.lowest else view["highest"]
        holder = 1 if self.world.theirs else self.seats.index(view["boldest"])
        left = view["raises_left"] + self.world.more_raises
        table = Table((mine, theirs), left, holder, highest)
        for number, bet in enumerate(raises):
            raised = self._raised(table, number % 2)
            assert raised is not None
            assert bet == f"raise {raised.bets[number % 2]}"
            table = raised
        return table

    def best(self) -> str:
        """Return the first word of the best option."""
        worths = self.worths()
        return max(worths, key=worths.__getitem__).split()[0]

    def _best(self, table: Table, seat: int) -> float:
        """Return the gain of the first player if ``seat``, who owes chips, acts next."""
        ends = [self._gain(table, 1 - seat), self._gain(self._called(table, seat), None)]
        raised = self._raised(table, seat)
        if raised is not None and not (seat and self.world.silent):
            ends.append(self._best(raised, 1 - seat))
        return min(ends) if seat else max(ends)

    def _called(self, table: Table, seat: int) -> Table:
        to = min(max(table.bets), self.whole[seat])
        return table._replace(bets=(table.bets[0], to) if seat else (to, table.bets[1]))

    def _raised(self, table: Table, seat: int) -> Table | None:
        """Return the table after a raise of ``seat``, or None if it is illegal."""
        level = max(table.bets)
        if not table.raises or self.whole[seat] <= level or self.whole[1 - seat] <= level:
            return None
        to = min(level + self.view["size"], self.whole[seat])
        bets = (table.bets[0], to) if seat else (to, table.bets[1])
        bold = to > table.highest and not self.world.fixed_swords
        holder = seat if bold else table.holder
        return Table(bets, table.raises - 1, holder, max(to, table.highest))

    def _gain(self, table: Table, winner: int | None) -> float:
        """Return the first player's gain if a player wins without a war, or by the war."""
        common = min(table.bets)
        before = [self.view["bets"][seat] for seat in self.seats]
        mine, theirs = ((common if winner is None else b) for b in table.bets)
        pot = self.view["pot"] + mine + theirs - sum(before)
        share = self.war(table.holder) if winner is None else float(winner == 0)
        return float(share * pot - (mine - before[0]))

    def _war(self, holder: int) -> float:
        """Return the first player's share of the pot in the war."""
        changed = self.world.shares[holder]
        if changed is not None:
            return changed
        armies = []
        for number, seat in enumerate(self.seats):
            cards = [card for row in self.view["rows"] for card in row]
            swords = 2 * sum(card["by"] == seat and not card["shield"] for card in cards)
            row = self.view["rows"][seat]
            shields = sum(card["shield"] == 100 for card in row)
            armed = swords + FOUR * (number == holder)
            armies.append(Army(len(row) - shields, shields, armed))
        mine, theirs = armies
        lead = (mine.swords > theirs.swords) - (mine.swords < theirs.swords)
        return share_of(TwoSeatWar(self.options, mine, theirs, lead))


def decides(puzzle: Puzzle) -> bool:
    """Return whether another option is best once the fact that a puzzle names is changed.

    - ``raise``: bets leave the four swords where they are
    - ``raised-again``: the other player can't raise
    - ``small``: every raise exceeds the highest bet, and the other player can't raise
    - ``no-raise``: the same, and one raise is left
    - ``keep``: the other player has the four swords, and bets leave them there
    - ``ahead``: without the four swords, the share of the pot is below a half
    - ``idle``: the other player wins the share
    """
    fact = puzzle.why.key.removeprefix("practice-last-")
    told, best = puzzle.why.arguments, puzzle.best.action.split()[0]
    plain = LastBets(puzzle).war(1)
    changed = {
        "raise": World(fixed_swords=True),
        "raised-again": World(silent=True),
        "small": World(silent=True, lowest=True),
        "no-raise": World(silent=True, lowest=True, more_raises=1),
        "keep": World(theirs=True, fixed_swords=True),
        "ahead": World(shares=(None, 0.4)),
        "idle": World(shares=(1 - plain, 1 - plain)),
    }[fact]
    assert told["action"] == best == LastBets(puzzle).best()
    if fact == "small":
        assert LastBets(puzzle, World(silent=True)).best() == best
    return LastBets(puzzle, changed).best() != best
