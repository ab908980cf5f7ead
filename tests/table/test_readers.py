"""Tests that readers know what they saw: equal worlds look alike, and later seats change no
record."""

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import settings as pace
from hypothesis import strategies as st

from mendax.core.draw import Dealer, commit, game_seed
from mendax.core.game import Action, Event, MendaxError, Opening
from mendax.games.mia.actions import Fall, Look
from mendax.games.mia.order import ROLLS
from mendax.games.sword_of_lies import actions as sword
from mendax.table import actions as around
from mendax.table.commands import ByTable
from mendax.table.events import Committed, Salted, TableOpened
from mendax.table.fairness import Fairness, commitment, mixed
from mendax.table.log import LogLine, text_of
from mendax.table.record.format import ALL, Reader
from mendax.table.record.verify import verify
from mendax.table.record.write import write_record
from mendax.table.table import Table
from tests.proof import parametrize
from tests.table.evening import BOTS, PEOPLE, SECRET, Evening, reason, record_at, told

PLAYERS = ("olena", "taras", "ivan")


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
        seat = evening.to_act()[0]
        looks = Look() in evening.choices(seat) and luck.random() < 0.5
        lines = (evening.act(PLAYERS[seat], Look()) if looks else evening.move(luck)).lines
        fallen = [n for n, line in enumerate(evening.lines) if line.action.startswith("fall ")]
        if fallen and lines[-1].action.split()[0] in ("fall", "look", "announce"):
            copy = Evening.__new__(Evening)
            copy.lines, copy.secret, copy.at = list(evening.lines), SECRET, evening.at
            copy.table = evening.again()
            found.append((copy, fallen[-1]))
    return found


@parametrize("seed", range(4), test=range(2))
def test_hidden_dice_leave_equal_worlds(seed: int) -> None:
    moments = hidden_moments(seed)
    assert moments
    for evening, at in moments:
        view = evening.table.game_view(None)
        owner = view.roller  # type: ignore[union-attr]
        looked = view.looked  # type: ignore[union-attr]
        for roll in ROLLS:
            other = with_other_dice(evening, at, roll)
            for seat, person in [*enumerate(PLAYERS), (None, None)]:
                if seat == owner and looked:
                    continue
                assert sight(other, seat, person) == sight(evening.table, seat, person)


def test_the_owner_who_looked_does_tell_them_apart() -> None:
    evening = Evening().start("taras", "ivan")
    seat = evening.to_act()[0]
    evening.move(Random(0))
    at = len(evening.lines) - 1
    evening.act(PLAYERS[seat], Look())
    sights = {sight(with_other_dice(evening, at, roll), seat, PLAYERS[seat]) for roll in ROLLS}
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


def test_salts_have_the_audience_of_their_openings() -> None:
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
    evening.do("olena", around.Start())
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
    looked = evening.act(PLAYERS[seat], Look())
    fallen = batch.lines[-1].action
    shown = repr([*batch.lines, *batch.entries, *looked.lines, *looked.entries])
    assert fallen not in shown
    assert fallen.split()[1] not in shown
    assert PLAYERS[seat] not in shown
    assert repr(dealer(evening)) == "Dealer(…)"
    assert "draw" not in repr(evening.table)


def dealer(evening: Evening) -> Dealer:
    return Dealer(game_seed(evening.secret, 1), bytes(32))


RULES = ["cards=2", "trade_limit=1", "deals=2", "min_buy_in=20", "limit=no_limit", "ante=0"]
SEATS: tuple[Reader, ...] = (0, 1, 2, None, ALL)


def at_talks(seed: int) -> Evening:
    """Return a game of three at its first negotiation, with random moves and no folds."""
    evening, luck = Evening(RULES, game="sword_of_lies").start("taras", "ivan"), Random(seed)
    while evening.to_act() and phase(evening) != "negotiation":
        seat = evening.to_act()[0]
        person = evening.table.people()[seat]
        assert person is not None
        choices = [a for a in evening.choices(seat) if not isinstance(a, sword.Fold | sword.AllIn)]
        quiet = [a for a in choices if isinstance(a, sword.Check | sword.Call)]
        evening.act(person, luck.choice(quiet or choices))
    return evening


def phase(evening: Evening) -> str:
    assert evening.table.game_run is not None
    return str(evening.table.game_run.state.phase)


def whispering(answer: type[sword.SignDeal | sword.DeclineDeal], seed: int = 1) -> Evening:
    evening = at_talks(seed)
    assert phase(evening) == "negotiation"
    deal = sword.ProposeDeal(1, 3, "spare", "nothing", "password-owl", private=True)
    evening.act("olena", deal)
    evening.do("olena", around.Whisper(1, "sign it, quickly"))
    evening.act("taras", answer(1))
    return evening.play(Random(seed))


@pytest.mark.parametrize("answer", [sword.SignDeal, sword.DeclineDeal])
def test_whispered_deals_are_true_and_in_two_records_only(
    answer: type[sword.SignDeal | sword.DeclineDeal],
) -> None:
    evening = whispering(answer)
    for reader in SEATS:
        text = record_at(evening.table, 1, reader)
        assert verify(text) == (), reader
        assert ("password-owl" in text) == (reader in (0, 1, ALL))
        assert ("sign-deal" in text or "decline-deal" in text) == (reader in (1, ALL))
        assert "quickly" not in text


def test_a_whisper_is_no_part_of_the_game() -> None:
    evening = at_talks(2)
    seen = evening.table.number
    evening.do("ivan", around.Whisper(0, "wait"))
    evening.act("olena", sword.Ready(), after=seen)
    assert reason(lambda: evening.act("olena", sword.Ready(), after=seen)) == "stale"


GAMES = ("mia", "french_poker", "sword_of_lies")
READERS = (*PEOPLE, "nobody", None)
Records = dict[str | None, str]


def records(table: Table) -> Records:
    return {person: write_record(table, 1, person) for person in READERS}


def deed(luck: Random, evening: Evening) -> Action:
    """Return an action that changes the seating; it may be impossible."""
    seats = [n for n, seat in enumerate(evening.table.table_view().seats) if not seat.away]
    luck.shuffle(seats)
    seat = luck.randrange(5)
    return luck.choice(
        [
            *(around.Sit("Somebody"), around.Sit("Else"), around.Leave(), around.Return()),
            *(around.Remove(seat), around.HandOver(seat), around.AddBot(BOTS[seat % 2])),
            *(around.Arrange(tuple(seats)), around.Arrange(tuple(seats)), around.Start()),
            *(around.TakeOver(seat, "Late"), around.TakeOver(1, "Late"), around.DropTakeOver()),
            *(around.SetGame(luck.choice(GAMES)), around.SetGame("mia")),
            *(around.AddPerson("Beside"), around.AddPerson("Beside", "owl")),
            *(
                around.Mute(seat, seat > 1),
                around.MuteWatcher("Guest", seat > 1),
                around.RemoveWatcher("Guest"),
            ),
            *(
                around.Rename("Other"),
                around.Say("well"),
                around.Ready(seat > 1),
                around.Ready(seat > 1),
            ),
            *(around.Guess(evening.table.state.lobby.guesses.claim or 0, seat > 1),),
            around.SetTable(
                around.Settings(spectators=seat > 2, open_seed=seat > 3, locked=seat == 1)
            ),
        ]
    )


def tried(luck: Random, evening: Evening) -> None:
    """Try a move or an action of a player."""
    if evening.to_act() and luck.random() < 0.7:
        evening.move(luck)
        return
    if luck.random() < 0.1:
        by_table(luck, evening)
        return
    host = evening.table.table_view().host
    owner = None if host is None else evening.table.people()[host]
    person = owner if owner and luck.random() < 0.6 else luck.choice(PEOPLE)
    try:
        evening.do(person, deed(luck, evening))
    except MendaxError:
        return


def by_table(luck: Random, evening: Evening) -> None:
    """Perform an automatic action of the table after changes of attendance."""
    seat = luck.randrange(5)
    deeds: tuple[around.PassHost | around.ReturnHost | around.Start, ...] = (
        around.PassHost(seat),
        around.ReturnHost(),
        around.Start(),
    )
    command = ByTable(luck.choice(deeds), (seat,))
    try:
        evening.keep(evening.table.execute(command, evening.at))
    except MendaxError:
        return


def first_game(luck: Random, game: str, changes: dict[str, object]) -> Evening:
    """Play a game to its end in which some players leave, return and are removed."""
    evening = Evening(changes, game=game).start("taras", "ivan", "nina")
    for _ in range(3000):
        if not evening.to_act():
            return evening
        if luck.random() < 0.03:
            tried(luck, evening)
        else:
            evening.move(luck)
    raise AssertionError("the game does not end")


_CHECKED = 5
"""The number of actions after which the records are compared. A change of a record stays."""


def holds(luck: Random, evening: Evening, deeds: int) -> tuple[Records, int]:
    """Check the law during these actions, and return how often players had other seats."""
    before, moved = records(evening.table), 0
    people = evening.table.people()
    for count in range(deeds):
        tried(luck, evening)
        played = evening.table.game_run
        assert played is not None
        at_hand = evening.table if played.number == 1 else None
        if at_hand is None and count % 10 == 0:
            at_hand = Table.load("t1", evening.secret, evening.lines, BOTS, through=1)
        if at_hand is not None:
            assert count % _CHECKED or records(at_hand) == before
            moved += at_hand.people()[: len(people)] != people
    again = Table.load("t1", evening.secret, evening.lines, BOTS, through=1)
    assert records(again) == before
    return before, moved


@given(st.integers(0, 2**32))
@pace(max_examples=25, deadline=None)
def test_the_record_of_a_game_is_the_same_after_any_deeds(seed: int) -> None:
    luck = Random(seed)
    holds(luck, first_game(luck, "mia", {"lives": 1}), 40)


@pytest.mark.parametrize(
    ("game", "changes"),
    [
        ("mia", {"lives": 2}),
        ("french_poker", {"tokens": 1}),
        ("sword_of_lies", {"cards": 2, "trade_limit": 1, "min_buy_in": 20}),
    ],
)
def test_and_that_says_something(game: str, changes: dict[str, object]) -> None:
    """Seats were moved, and readers differ in their knowledge, but every record is true."""
    luck, moved = Random(5), 0
    before: Records = {}
    for _ in range(8):  # a next game may begin before any player has moved
        before, moved = holds(luck, first_game(luck, game, changes), 60)
        if moved > 5:
            break
    assert moved > 5
    own = [before[person] for person in PEOPLE[:4]]
    assert len(set(own)) == 4
    heads = [before[person].split(" ", 5)[4] for person in READERS]
    assert heads == ["seat1", "seat2", "seat3", "seat4", *["spectator"] * 4]
    assert all(verify(text) == () for text in own)


def test_worlds_that_differ_in_a_whisper_are_alike_after_moving() -> None:
    worlds = []
    for words, pledge in (("owl", "spare"), ("a much longer word", "strike-seat3")):
        evening = at_talks(1)
        evening.act("olena", sword.ProposeDeal(1, 0, pledge, "nothing", words, private=True))
        evening.act("taras", sword.DeclineDeal(1))
        evening.play(Random(5))
        for person in ("nina", "petro"):
            evening.do(person, around.Sit(person))
        evening.do("olena", around.Arrange((2, 3, 4, 0, 1)))
        worlds.append(records(evening.table))
    one, other = worlds
    alike = {person for person in READERS if one[person] == other[person]}
    assert alike == set(READERS) - {"olena", "taras"}
