"""Tests in two worlds that tables that differ only in hidden dice look the same to their
readers."""

from random import Random

import msgspec
import pytest

from mendax.core.draw import Dealer, commit, game_seed
from mendax.core.game import Event, Opening
from mendax.games.mia.actions import Fall, Look
from mendax.games.mia.order import ROLLS
from mendax.table.actions import Start
from mendax.table.events import Committed, Salted, TableOpened
from mendax.table.fairness import Fairness, commitment, mixed
from mendax.table.log import LogLine, text_of
from mendax.table.table import Table
from tests.table.evening import BOTS, SECRET, Evening, record_at, told

PEOPLE = ("olena", "taras", "ivan")


def with_other_dice(evening: Evening, at: int, roll: int) -> Table:
    """Return the world in which the dice of line ``at`` (from 0) fell differently."""
    lines = list(evening.lines)
    old = lines[at]
    lines[at] = LogLine(old.number, old.at, old.actor, None, None, text_of(Fall(roll)))
    return Table.load("t1", SECRET, lines, BOTS)


def blanked(event: Event) -> Event:
    return Committed(event.draw, "-") if isinstance(event, Committed) else event


def sight(table: Table, seat: int | None, person: str | None) -> bytes:
    """Return every byte of a table that a client at ``seat`` can receive, with commitments
    blanked."""
    entries, complete = table.recent()
    record = record_at(table, 1, seat)
    shown = [line[:-10] for line in record.splitlines() if "  committed " not in line]
    return msgspec.json.encode(
        [
            [(e.number, e.at, e.actor, [blanked(x) for x in e.heard_by(person)]) for e in entries],
            [blanked(event) for event in table.heard_this_game(seat)],
            table.table_view(),
            table.game_view(seat),
            table.offers(seat),
            table.due(2_000_000),
            table.to_act().bots,
            complete,
            shown,
        ]
    )


def hidden_moments(seed: int) -> list[tuple[Evening, int]]:
    """Return the moments with dice that only their owner has seen, each as an evening and a
    line."""
    evening = Evening({"lives": 2}).start("taras", "ivan")
    luck = Random(seed)
    found: list[tuple[Evening, int]] = []
    while evening.to_act() and len(found) < 12:
        lines = evening.move(luck).lines
        fallen = [n for n, line in enumerate(evening.lines) if line.action.startswith("fall ")]
        if fallen and lines[-1].action.split()[0] in ("fall", "look", "announce"):
            copy = Evening.__new__(Evening)
            copy.lines, copy.secret, copy.at = list(evening.lines), SECRET, evening.at
            copy.table = evening.again()
            found.append((copy, fallen[-1]))
    return found


@pytest.mark.parametrize("seed", range(4))
def test_hidden_dice_leave_equal_worlds(seed: int) -> None:
    moments = hidden_moments(seed)
    assert moments
    for evening, at in moments:
        view = evening.table.game_view(None)
        owner = view.roller  # type: ignore[union-attr]
        looked = view.looked  # type: ignore[union-attr]
        for roll in ROLLS:
            other = with_other_dice(evening, at, roll)
            for seat, person in [*enumerate(PEOPLE), (None, None)]:
                if seat == owner and looked:
                    continue
                assert sight(other, seat, person) == sight(evening.table, seat, person)


def test_the_owner_who_looked_does_tell_them_apart() -> None:
    evening = Evening().start("taras", "ivan")
    seat = evening.to_act()[0]
    evening.move(Random(0))
    at = len(evening.lines) - 1
    evening.act(PEOPLE[seat], Look())
    sights = {sight(with_other_dice(evening, at, roll), seat, PEOPLE[seat]) for roll in ROLLS}
    assert len(sights) == len(ROLLS)


def test_commitments_of_all_worlds_look_alike() -> None:
    """The commitments differ, have one length, and none is the hash of dice without an unknown
    salt."""
    evening = Evening().start("taras")
    evening.move(Random(0))
    at = len(evening.lines) - 1
    seen = set()
    for roll in ROLLS:
        table = with_other_dice(evening, at, roll)
        events = [event for event, _ in table.recent()[0][-1].events]
        seen |= {e.commitment for e in events if isinstance(e, Committed)}
    assert len(seen) == len(ROLLS)
    assert {len(text) for text in seen} == {64}
    guessed = {commit(bytes(16), 1, text_of(Fall(roll))) for roll in ROLLS}
    assert not seen & guessed


def test_salts_are_told_with_every_opening_to_the_same_ears() -> None:
    evening = Evening({"lives": 3}).start("taras", "ivan").play(Random(9))
    events = [each for entry in evening.entries for each in entry.events]
    salts = {(e.draw, to) for e, to in events if isinstance(e, Salted)}
    openings = {(e.draw, to) for e, to in events if isinstance(e, Opening)}
    assert salts == openings
    assert {to for _, to in salts} > {None}


def test_draws_follow_seed_and_shares() -> None:
    shares = ("ab" * 16, None)
    evening = Evening().sit("taras")
    evening.bind_share("olena", "ab" * 16)
    evening.do("olena", Start())
    evening.open_shares()
    evening.play(Random(3))
    played = evening.table.game_run
    assert played is not None
    fair = Fairness(game_seed(SECRET, 1), shares)
    state = played.game.initial_state(played.rules, 2)
    for _, actor, action in played.moves:
        if actor == "chance":
            assert fair.draw(played.game.chance_outcomes(state)) == action
            fair.commit(action)
        state = played.game.apply(state, actor, action).state
    assert mixed(shares) != mixed((None, "ab" * 16))
    assert commitment(SECRET, 1) in [
        e.commitment for e in told(evening.entries) if isinstance(e, TableOpened)
    ]


def test_no_repr_shows_dice_people_or_seeds() -> None:
    evening = Evening().start("taras")
    seat = evening.to_act()[0]
    batch = evening.move(Random(0))
    looked = evening.act(PEOPLE[seat], Look())
    fallen = batch.lines[-1].action
    shown = repr([*batch.lines, *batch.entries, *looked.lines, *looked.entries])
    assert fallen not in shown
    assert fallen.split()[1] not in shown
    assert PEOPLE[seat] not in shown
    assert repr(dealer(evening)) == "Dealer(…)"
    assert "draw" not in repr(evening.table)


def dealer(evening: Evening) -> Dealer:
    return Dealer(game_seed(evening.secret, 1), bytes(32))
