"""Tests of a contest over several rounds. Time and datagrams are arguments, so no test waits or
opens a socket."""

import re
from collections.abc import Iterator
from random import Random

import pytest

from mendax.arena.contest.contest import Contest, Message, built_in_bots
from mendax.arena.contest.registrations import MOST, Address
from tools.ground import ROOT

ANN, BOB, WATCHER = ("10.0.0.1", 1000), ("10.0.0.2", 1000), ("10.0.0.3", 1000)
ANSWER = 0.25


class Hall:
    """A contest with a clock, and with the datagrams sent to each address."""

    def __init__(self, contest: Contest) -> None:
        self.contest, self.now = contest, 0.0
        self.got: dict[Address, list[str]] = {}
        self.take(contest.start(0.0))

    def take(self, messages: list[Message]) -> None:
        for to, text in messages:
            self.got.setdefault(to, []).append(text)

    def send(self, who: Address, text: str) -> None:
        self.take(self.contest.receive(text.encode(), who, self.now))

    def advance(self, seconds: float = ANSWER) -> None:
        self.now += seconds
        self.take(self.contest.tick(self.now))

    def new(self, who: Address) -> list[str]:
        """Return the datagrams to ``who`` since the last call."""
        return self.got.pop(who, [])

    def token(self, who: Address) -> str:
        """Return the token of the last question to ``who``."""
        return self.got[who][-1].split(";")[-1]

    def begin(self, *who: Address) -> None:
        """Begin a round that all these players have joined."""
        self.advance()
        for address in who:
            self.send(address, f"JOIN;{self.token(address)}")
        self.advance()

    def turn(self) -> Address:
        """Return the name of the player to act."""
        asked = [who for who, texts in self.got.items() if texts[-1].startswith("YOUR TURN;")]
        (one,) = asked
        return one


def hall(*bots: str, early: bool = False, rounds: int = 0, seed: int = 3) -> Hall:
    luck = Random(seed)
    return Hall(Contest(luck, built_in_bots(bots), early=early, rounds=rounds))


def with_two(early: bool = False) -> Hall:
    opened = hall(early=early)
    for who, name in ((ANN, "ann"), (BOB, "bob")):
        opened.send(who, f"REGISTER;{name}")
    opened.send(WATCHER, "REGISTER_SPECTATOR;watcher")
    assert [opened.new(who) for who in (ANN, BOB, WATCHER)] == [["REGISTERED"]] * 3
    return opened


def test_a_player_who_does_not_join_is_left_out() -> None:
    opened = with_two()
    opened.advance()
    assert opened.new(WATCHER) == ["ROUND CANCELED;NO_PLAYERS", "SCORE;"]
    cancelled, score, starting = opened.new(ANN)
    assert (cancelled, score) == ("ROUND CANCELED;NO_PLAYERS", "SCORE;")
    assert starting.startswith("ROUND STARTING;")
    opened.send(ANN, "JOIN;" + starting.split(";")[1])
    opened.advance()
    assert opened.new(ANN)[:3] == [
        "ROUND STARTED;2;ann",
        "ROUND CANCELED;ONLY_ONE_PLAYER",
        "SCORE;ann:1",
    ]


def test_a_whole_round_is_broadcast() -> None:
    opened = with_two()
    opened.begin(ANN, BOB)
    first = opened.turn()
    other = BOB if first == ANN else ANN
    opened.send(first, f"ROLL;{opened.token(first)}")
    rolled = opened.got[first][-1]
    assert rolled.startswith("ROLLED;")
    opened.send(first, f"ANNOUNCE;6,6;{opened.token(first)}")
    opened.new(WATCHER)
    opened.send(other, f"SEE;{opened.token(other)}")
    names = {ANN: "ann", BOB: "bob"}
    caught = rolled.split(";")[1] != "6,6"
    loser = names[first] if caught else names[other]
    reason = "CAUGHT_BLUFFING" if caught else "SEE_FAILED"
    told = opened.new(WATCHER)
    assert told[:3] == [
        f"PLAYER WANTS TO SEE;{names[other]}",
        f"ACTUAL DICE;{rolled.split(';')[1]}",
        f"PLAYER LOST;{loser};{reason}",
    ]
    assert dict(part.split(":") for part in told[3][6:].split(",")) == {
        name: "0" if name == loser else "1" for name in names.values()
    }
    assert opened.new(ANN)[-1].startswith("ROUND STARTING;")
    assert not any("ROLLED" in text or "YOUR TURN" in text for text in opened.new(other)[-1:])


def test_only_the_roller_gets_the_dice_before_they_are_opened() -> None:
    opened = with_two()
    opened.begin(ANN, BOB)
    first = opened.turn()
    for who in (ANN, BOB, WATCHER):
        if who != first:
            opened.new(who)
    opened.send(first, f"ROLL;{opened.token(first)}")
    for who in {ANN, BOB, WATCHER} - {first}:
        assert opened.new(who) == [f"PLAYER ROLLS;{'ann' if first == ANN else 'bob'}"]


@pytest.mark.parametrize(("rolls", "reason"), [(0, "DID_NOT_TAKE_TURN"), (1, "DID_NOT_ANNOUNCE")])
def test_a_silent_player_loses_at_the_deadline(rolls: int, reason: str) -> None:
    opened = with_two()
    opened.begin(ANN, BOB)
    first = opened.turn()
    if rolls:
        opened.send(first, f"ROLL;{opened.token(first)}")
    opened.new(WATCHER)
    opened.advance(ANSWER - 0.001)
    assert opened.new(WATCHER) == []
    opened.advance(0.001)
    assert opened.new(WATCHER)[0] == f"PLAYER LOST;{'ann' if first == ANN else 'bob'};{reason}"


def test_a_round_begins_early_when_all_have_joined_if_so_wished() -> None:
    opened = with_two(early=True)
    opened.advance()
    for who in (ANN, BOB):
        opened.send(who, f"JOIN;{opened.token(who)}")
    assert opened.new(WATCHER)[-1].startswith("ROUND STARTED;")


def test_built_in_bots_join_rounds_that_a_player_joins() -> None:
    opened = hall("odds", "liar", "liar", rounds=2)
    opened.send(ANN, "REGISTER;ann")
    opened.advance()
    opened.advance()
    assert opened.contest.played == 0
    for _ in range(200):
        if opened.contest.deadline is None:
            break
        asked = opened.got[ANN][-1].split(";")
        answer = {"ROUND STARTING": "JOIN", "YOUR TURN": "ROLL"}.get(asked[0])
        if answer is not None:
            opened.send(ANN, f"{answer};{asked[1]}")
        elif asked[0] == "ROLLED":
            opened.send(ANN, f"ANNOUNCE;{asked[1]};{asked[2]}")
        if opened.got[ANN][-1].split(";")[0] != "ROLLED":
            opened.advance()
    assert opened.contest.played == 2
    assert set(opened.contest.scores) == {"ann", "odds", "liar1", "liar2"}
    assert sum(opened.contest.scores.values()) in range(2, 7)


STRANGE = [
    b"",
    b";;;;",
    b"\xff\xfe\xfd",
    b"A" * 5000,
    b"JOIN",
    b"JOIN;",
    b"ROLL;no-such-token",
    b"SEE",
    b"ANNOUNCE",
    b"ANNOUNCE;6,6",
    b"ANNOUNCE;6,6;no-such-token",
    b"ROUND STARTED;1;ann",
    b"UNREGISTER",
    b"register;ann",
]


@pytest.mark.parametrize("data", STRANGE)
@pytest.mark.parametrize("who", [ANN, ("10.9.9.9", 9)])
def test_malformed_datagrams_are_ignored(data: bytes, who: Address) -> None:
    opened = with_two()
    opened.begin(ANN, BOB)
    first = opened.turn()
    assert opened.contest.receive(data, who, opened.now) == []
    opened.send(first, f"ROLL;{opened.token(first)}")
    assert opened.got[first][-1].startswith("ROLLED;")


def test_a_token_is_good_for_its_owner_only() -> None:
    opened = with_two()
    opened.begin(ANN, BOB)
    first = opened.turn()
    other = BOB if first == ANN else ANN
    token = opened.token(first)
    assert opened.contest.receive(f"SEE;{token}".encode(), other, opened.now) == []
    assert opened.contest.receive(f"SEE;{token}".encode(), WATCHER, opened.now) == []
    assert opened.contest.receive(f"SEE;{token}".encode(), first, opened.now) != []


def test_a_flood_of_registrations_is_bounded() -> None:
    opened = with_two()
    answers = set()
    for number in range(10 * MOST):
        sender = (f"10.{number % 7}.1.1", number)
        for message in opened.contest.receive(f"REGISTER;f{number}".encode(), sender, 0.1):
            assert message.to == sender
            answers.add(message.text)
    assert answers == {"REGISTERED", "REJECTED;TOO_MANY_PLAYERS"}
    assert len(opened.contest.registered.everyone) == MOST
    opened.begin(ANN, BOB)
    assert opened.turn() in (ANN, BOB)


def test_more_than_twenty_draw_lots_for_the_seats() -> None:
    opened = hall("odds")
    guests = [(f"10.0.1.{number}", 1) for number in range(25)]
    for number, guest in enumerate(guests):
        opened.send(guest, f"REGISTER;g{number}")
    opened.begin(*guests)
    started = next(t for t in opened.got[guests[0]] if t.startswith("ROUND STARTED"))
    names = started.split(";")[2].split(",")
    assert len(names) == len(set(names)) == 20
    assert "odds" not in names


def test_a_new_registration_keeps_score_and_finishes_the_round() -> None:
    opened = with_two()
    opened.begin(ANN, BOB)
    opened.send(("10.0.0.1", 2000), "REGISTER;ann")
    opened.advance()  # a player did not take the turn
    scores = dict(opened.contest.scores)
    assert sorted(scores.values()) == [0, 1]
    assert opened.got["10.0.0.1", 2000][-1].startswith("ROUND STARTING;")
    assert opened.contest.receive(b"JOIN;x", ANN, opened.now) == []
    assert dict(opened.contest.scores) == scores


def test_a_new_round_forgets_the_addresses_that_names_have_left() -> None:
    play = hall()
    play.send(ANN, "REGISTER;ann")
    moved = (ANN[0], 2000)
    play.send(moved, "REGISTER;ann")
    assert play.contest.registered.at(ANN) is not None
    play.advance()
    assert play.contest.registered.at(ANN) is None
    assert play.contest.registered.at(moved) is not None


def test_the_session_on_the_page_is_reproduced() -> None:
    """The session of docs/maexchen.md, replayed."""
    page = (ROOT / "docs" / "maexchen.md").read_text()
    *_, shown = re.findall(r"```text\n(.*?)```", page, re.DOTALL)
    assert shown.splitlines() == list(session())


SEED = 5


def session() -> Iterator[str]:
    """Play Ann, who tells the truth and doubts unlikely claims, against a built-in bot."""
    contest = Contest(Random(SEED), built_in_bots(("odds",)), rounds=2)
    now, doubts = 0.0, ("5,5", "6,6", "4,4", "3,3", "2,2", "6,5")
    arriving, last = ["REGISTER;ann"], ""
    while contest.deadline is not None or contest.number == 0:
        messages = contest.start(now) if contest.number == 0 else contest.tick(now)
        while arriving or messages:
            for _, text in messages:
                yield f"<- {text}"
                command, *fields = text.split(";")
                if command == "ANNOUNCED":
                    last = fields[1]
                elif command == "ROUND STARTED":
                    last = ""
                elif command == "ROUND STARTING":
                    arriving.append(f"JOIN;{fields[0]}")
                elif command == "YOUR TURN":
                    arriving.append(f"{'SEE' if last in doubts else 'ROLL'};{fields[0]}")
                elif command == "ROLLED":
                    arriving.append(f"ANNOUNCE;{fields[0]};{fields[1]}")
            messages = []
            if arriving:
                yield f"-> {arriving[0]}"
                messages = contest.receive(arriving.pop(0).encode(), ANN, now)
        now = contest.deadline if contest.deadline is not None else now
