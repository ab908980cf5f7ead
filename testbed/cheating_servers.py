"""Servers that cheat with their randomness, each in one way.

Every cheat replaces a part of the table, so that the rest of the server behaves as always: its
messages, records and hashes are consistent where the cheat allows it. ``Cheat.laws`` lists the laws
of fairness that a client can see broken (``mendax.core.fairness_laws``).

``docs/fairness.md`` lists the cheats. ``cheated_games`` plays at these servers and writes
everything that one client receives, for tests of clients in any language.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final, NamedTuple
from unittest.mock import patch

from msgspec.structs import replace as replaced

from mendax.core.draw import commit, game_seed
from mendax.core.game import Opening, Told
from mendax.core.text_form import write
from mendax.table import fairness
from mendax.table.events import Committed, SeedOpened, ShareAdded, SharesLeftOut
from mendax.table.fairness import Fairness
from mendax.table.game_run import GameRun
from mendax.table.shares import Shares
from mendax.table.state import TableState
from testbed.cheated_openings import (
    Replace,
    leave_openings_out,
    spell_otherwise,
    swap_salt,
    withhold_salt,
)

VICTIM: Final = 1
"""The seat of the honest player in ``cheated_games``; the host in seat 0 is an accomplice."""
OTHER_SHARE: Final = "cd" * 16
_OTHER: Final = bytes(range(100, 132))
"""The secret that a table switches to after it has seen data of its players' shares."""


class Cheat(NamedTuple):
    """One way to cheat."""

    apply: Callable[[Replace], None]
    """Makes every table of this process cheat."""
    laws: frozenset[str]
    """The laws that are broken. A client must report at least one of them."""
    says: str
    """The behaviour of the server, as a phrase after "the server"."""
    unseen_by: frozenset[str] = frozenset()
    """The clients that cannot see the cheat: ``page``, ``kit``, ``record``, or ``spectator``."""
    game: str = "mia"


# ── other seeds ──────────────────────────────────────────────────────────────────────────────


def _swap_at_start(replace: Replace) -> None:
    start = TableState._start

    def swapped(state: TableState, *asked: Any) -> Any:
        state.secret = _OTHER
        return start(state, *asked)

    replace(TableState, "_start", swapped)


def _swap_after_shares(replace: Replace) -> None:
    fix = GameRun.fix_shares

    def swapped(run: GameRun, *asked: Any) -> None:
        run._seed = game_seed(_OTHER, run.number)
        fix(run, *asked)

    replace(GameRun, "fix_shares", swapped)


def _swap_and_deny(replace: Replace) -> None:
    _swap_after_shares(replace)
    begin, opened = GameRun.begin, Fairness.opened
    bound: list[bytes] = []

    def remembered(run: GameRun, *asked: Any) -> None:
        bound[:] = [run._seed]
        begin(run, *asked)

    def denied(self: Fairness) -> Any:
        return replaced(opened(self), event=SeedOpened(bound[0].hex()))

    replace(GameRun, "begin", remembered)
    replace(Fairness, "opened", denied)


def _reuse_seed(replace: Replace) -> None:
    seed, commitment = fairness.seed, fairness.commitment
    replace(fairness, "seed", lambda secret, _: seed(secret, 1))
    replace(fairness, "commitment", lambda secret, _: commitment(secret, 1))


def _withhold_seed(replace: Replace) -> None:
    ended = TableState._ended

    def withheld(state: TableState, run: GameRun) -> tuple[Told, ...]:
        return tuple(t for t in ended(state, run) if not isinstance(t.event, SeedOpened))

    replace(TableState, "_ended", withheld)


def _deny_promise(replace: Replace) -> None:
    begin = GameRun.begin

    def denied(run: GameRun, *asked: Any) -> None:
        run.open_seed = False
        begin(run, *asked)

    replace(GameRun, "begin", denied)


# ── shares ───────────────────────────────────────────────────────────────────────────────────


def _drop_share(replace: Replace) -> None:
    made = Shares.__init__

    def dropped(shares: Shares, bound: Any) -> None:
        made(shares, [None if seat == VICTIM else one for seat, one in enumerate(bound)])

    replace(Shares, "__init__", dropped)


def _ignore_share(replace: Replace) -> None:
    opened = TableState._share_opened

    def ignored(state: TableState, line: Any, action: Any) -> Any:
        shares = state._shares()
        if line.person != state.lobby.seating.people[VICTIM]:
            return opened(state, line, action)
        left_out = shares.leave_out()
        state._shares_open(line)
        return (SharesLeftOut(left_out),)

    replace(TableState, "_share_opened", ignored)


def _exchange_share(replace: Replace) -> None:
    opened = TableState._share_opened

    def exchanged(state: TableState, line: Any, action: Any) -> Any:
        events = opened(state, line, action)
        if line.person == state.lobby.seating.people[VICTIM]:
            return events
        shares = state._shares()
        seats = [event.seat for event in events if isinstance(event, ShareAdded)]
        shares.opened = tuple(
            OTHER_SHARE if seat in seats else one for seat, one in enumerate(shares.opened)
        )
        state._shares_open(line)
        return tuple(ShareAdded(seat, OTHER_SHARE) for seat in seats)

    replace(TableState, "_share_opened", exchanged)


def _mix(replace: Replace, change: Callable[[Any], Any]) -> None:
    """Mix other shares into the draws than those that were opened."""
    mixed = fairness.mixed
    replace(fairness, "mixed", lambda shares: mixed(change(shares)))


def _leave_share_unmixed(replace: Replace) -> None:
    _mix(replace, lambda shares: tuple(None if n == VICTIM else s for n, s in enumerate(shares)))


def _reorder_shares(replace: Replace) -> None:
    _mix(replace, lambda shares: tuple(reversed(shares)))


# ── draws ────────────────────────────────────────────────────────────────────────────────────


def _choose(replace: Replace) -> None:
    def chosen(_: Fairness, outcomes: Any) -> Any:
        texts = [write(action) for action, _ in outcomes]
        return outcomes[texts.index("fall 21") if "fall 21" in texts else 0][0]

    replace(Fairness, "draw", chosen)


def _choose_last(replace: Replace) -> None:
    replace(Fairness, "draw", lambda _, outcomes: outcomes[-1][0])


def _choose_and_withhold(replace: Replace) -> None:
    _choose(replace)
    _withhold_seed(replace)


def _draw_again(replace: Replace) -> None:
    """Draw with the number of the next draw, as if this one had been discarded."""

    def again(self: Fairness, outcomes: Any) -> Any:
        return self._dealer.draw(self.drawn + 1, outcomes)

    replace(Fairness, "draw", again)


def _reorder_draws(replace: Replace) -> None:
    def reordered(self: Fairness, outcomes: Any) -> Any:
        return self._dealer.draw(self.drawn ^ 1, outcomes)

    replace(Fairness, "draw", reordered)


def _number(replace: Replace, number: Callable[[int], int]) -> None:
    """Send other numbers with the commitments."""
    committed = Fairness.commit_text

    def numbered(self: Fairness, outcome: str) -> Told:
        told = committed(self, outcome)
        event = told.event
        assert isinstance(event, Committed)
        return replaced(told, event=replaced(event, draw=number(event.draw)))

    replace(Fairness, "commit_text", numbered)


def _reorder_commitments(replace: Replace) -> None:
    _number(replace, lambda draw: draw ^ 1)


def _omit_draw(replace: Replace) -> None:
    _number(replace, lambda draw: draw + (draw > 1))


def _commit_otherwise(replace: Replace) -> None:
    """Bind another outcome than the one that is drawn."""
    committed = Fairness.commit_text

    def otherwise(self: Fairness, outcome: str) -> Told:
        return committed(self, "fall 65" if outcome != "fall 65" else "fall 64")

    replace(Fairness, "commit_text", otherwise)


def _commit_late(replace: Replace) -> None:
    """Send the commitment of a hidden draw only when the outcome is shown."""
    told = Fairness.told

    def late(self: Fairness, events: tuple[Told, ...], outcome: Any = None) -> tuple[Told, ...]:
        kept: dict[int, Told] = self.__dict__.setdefault("kept", {})
        shown = [one.event.draw for one in events if isinstance(one.event, Opening)]
        sent = told(self, events, outcome)
        if outcome is not None and not shown:
            (bound, *others) = sent
            kept[self.drawn - 1] = bound
            return tuple(others)
        return (*(kept.pop(draw) for draw in shown if draw in kept), *sent)

    replace(Fairness, "told", late)


def _other_salts(replace: Replace) -> None:
    """Bind the outcomes of the seed with salts of another seed, so that every hash fits."""
    replace(
        Fairness,
        "salt",
        lambda _, number: bytes.fromhex(commit(b"", number, "salt"))[:16],
    )


def _cheat(
    apply: Callable[[Replace], None],
    law: str,
    says: str,
    unseen_by: str = "",
    game: str = "mia",
) -> Cheat:
    return Cheat(apply, frozenset(law.split()), says, frozenset(unseen_by.split()), game)


CHEATS: Final = {
    "seed-at-start": _cheat(
        _swap_at_start, "commitment", "begins with another seed than the promised one", "spectator"
    ),
    "seed-after-shares": _cheat(
        _swap_after_shares, "seed", "switches to another seed once all shares are open"
    ),
    "seed-denied": _cheat(
        _swap_and_deny, "draw", "draws from another seed, and opens the promised one"
    ),
    "seed-reused": _cheat(
        _reuse_seed, "commitment-reused", "plays the second game with the first game's seed"
    ),
    "seed-withheld": _cheat(
        _withhold_seed, "seed-withheld", "draws honestly, but does not open the promised seed"
    ),
    "promise-denied": _cheat(
        _deny_promise,
        "seed-withheld",
        "does not open the promised seed, and its record denies the promise",
    ),
    "share-dropped": _cheat(
        _drop_share, "share-missing", "begins without the player's share", "spectator"
    ),
    "share-ignored": _cheat(
        _ignore_share, "share-left-out", "says that the player's share came too late", "spectator"
    ),
    "share-exchanged": _cheat(
        _exchange_share,
        "share-exchanged",
        "lets an accomplice open another share than the bound one",
    ),
    "share-unmixed": _cheat(_leave_share_unmixed, "draw", "draws without the player's open share"),
    "shares-reordered": _cheat(_reorder_shares, "draw", "mixes the shares in another order"),
    "outcomes-chosen": _cheat(
        _choose, "draw", "makes every roll a Mia and draws every lot for the host"
    ),
    "cards-chosen": _cheat(
        _choose_last, "draw", "deals the highest card that is left", game="sword_of_lies"
    ),
    "dice-chosen": _cheat(_choose_last, "draw", "makes every die a six", game="french_poker"),
    "outcomes-chosen-secretly": _cheat(
        _choose_and_withhold,
        "seed-withheld",
        "makes every roll a Mia, and does not open the promised seed",
    ),
    "draw-discarded": _cheat(_draw_again, "draw", "draws again, with the number of the next draw"),
    "draws-reordered": _cheat(_reorder_draws, "draw", "swaps each two draws of its seed"),
    "commitments-reordered": _cheat(
        _reorder_commitments, "draw-order", "swaps the numbers of each two commitments"
    ),
    "draw-omitted": _cheat(_omit_draw, "draw-order", "leaves out the number of a draw"),
    "committed-late": _cheat(
        _commit_late, "draw-order", "commits to hidden dice only when it opens them"
    ),
    "committed-otherwise": _cheat(
        _commit_otherwise, "outcome draw", "commits to another outcome than the drawn one"
    ),
    "salt-swapped": _cheat(swap_salt, "outcome", "sends another salt than the one that was used"),
    "salt-withheld": _cheat(withhold_salt, "salt", "shows dice without their salts"),
    "dice-shown-falsely": _cheat(
        spell_otherwise, "outcome", "shows other dice, and spells the drawn ones"
    ),
    "openings-left-out": _cheat(
        leave_openings_out,
        "salt",
        "shows other dice, without salts, and names no opening",
        "page spectator",
    ),
    "salts-chosen": _cheat(_other_salts, "draw", "chooses salts that do not come from the seed"),
}
"""Every cheat by name."""


def table() -> str:
    """Return the table of all cheats in ``docs/fairness.md``."""
    rows = [f"| `{name}` | {one.says} | {_listed(one.laws)} |" for name, one in CHEATS.items()]
    return "\n".join(["| cheat | the server … | broken law |", "|---|---|---|", *rows])


def _listed(laws: frozenset[str]) -> str:
    return ", ".join(f"`{law}`" for law in sorted(laws))


@contextmanager
def cheating(name: str | None) -> Iterator[None]:
    """Make the tables of this process cheat inside the block; None is the honest server."""
    with ExitStack() as stack:
        if name is not None:
            CHEATS[name].apply(
                lambda target, part, new: stack.enter_context(patch.object(target, part, new))
            )
        yield
