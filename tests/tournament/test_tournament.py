"""A state machine: a tournament against a plain account of its people and its games."""

import itertools
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec.structs import replace

from mendax.core.game import Action
from mendax.table.log import CorruptLog, LogLine, Refusal
from mendax.tournament.actions import (
    Dismiss,
    End,
    Enlarge,
    Enter,
    HoldClock,
    Hush,
    Quit,
    Replan,
    SwapSeats,
    TournamentPlan,
)
from mendax.tournament.ranking import RoundResult, ranked
from mendax.tournament.tournament import NextStep, Tournament

PLAN = TournamentPlan(
    game="mia", preset="standard", changes=("lives=2",), rounds=3, minutes=5, rest=20
)
PEOPLE = [f"person{number}" for number in range(9)]
people, players = st.sampled_from(PEOPLE), st.integers(0, 10)


class Evenings(RuleBasedStateMachine):
    """A tournament, its lines, and what they should have caused."""

    def __init__(self) -> None:
        super().__init__()
        self.at, self.ids = 1_000_000, itertools.count(1)
        self.tournament, line = Tournament.open("evening", "host", "Friday", PLAN, self.at)
        self.lines = [line]
        self.here: dict[str, bool] = {}
        """True for each person who is there, false for those who have left."""
        self.gone: set[str] = set()
        self.open: dict[int, set[str]] = {}
        """The people at the unfinished tables of the round."""
        self.played: list[RoundResult] = []
        self.began, self.held, self.rounds = self.at, False, 0
        """When the phase began, without the time that the clock was held; and the rounds seated."""

    @initialize(number=st.sampled_from((1, 4, 7, 9)))
    def arrive(self, number: int) -> None:
        for person in PEOPLE[:number]:
            self.enter(person, False)

    def id(self) -> str:
        return f"table{next(self.ids)}"

    def tried(self, person: str, action: Action, allowed: bool) -> None:
        """Do something that is allowed or refused; whatever is refused changes nothing."""
        allowed = allowed and self.state.phase != "over"
        before = self.account(self.tournament)
        try:
            self.lines.append(self.tournament.do(person, action, self.at))
        except Refusal:
            assert not allowed, action
            assert self.account(self.tournament) == before
        else:
            assert allowed, action

    @property
    def state(self) -> Any:
        return self.tournament.state

    def person(self, player: int) -> str:
        return str(self.state.players[player].person)

    # ── people ───────────────────────────────────────────────────────────────────────────────

    @rule(person=people, program=st.booleans())
    def enter(self, person: str, program: bool) -> None:
        allowed = not self.here.get(person) and person not in self.gone
        allowed = allowed and (not program or self.state.plan.programs)
        self.tried(person, Enter("Ann", program), allowed)
        if allowed and self.state.phase != "over":
            self.here[person] = True

    @rule(person=people)
    def quit(self, person: str) -> None:
        self.tried(person, Quit(), self.here.get(person, False))
        self.out(person)

    @rule(person=st.sampled_from(["host", "host", PEOPLE[0]]), player=players)
    def dismiss(self, person: str, player: int) -> None:
        allowed = person == "host" and player < len(self.state.players)
        self.tried(person, Dismiss(player), allowed)
        if allowed and self.state.phase != "over":
            self.gone.add(self.person(player))
            self.out(self.person(player))

    def out(self, person: str) -> None:
        if self.state.phase == "over" or person not in self.here:
            return
        self.here[person] = False
        if self.state.phase == "seated":
            for at_table in self.open.values():
                at_table.discard(person)

    @rule(person=st.sampled_from(["host", PEOPLE[0]]), player=players, on=st.booleans())
    def hush(self, person: str, player: int, on: bool) -> None:
        allowed = person == "host" and player < len(self.state.players)
        self.tried(person, Hush(player, on), allowed)
        if allowed and self.state.phase != "over":
            assert self.state.players[player].muted == on

    @rule(one=players, other=players)
    def exchange(self, one: int, other: int) -> None:
        seated = {p: n for n, people in self.open.items() for p in people}
        known = max(one, other) < len(self.state.players) and one != other
        pair = [self.person(one), self.person(other)] if known else []
        allowed = self.state.phase == "seated" and known and all(p in seated for p in pair)
        self.tried("host", SwapSeats(one, other), allowed)
        if allowed:
            for person in pair:
                self.open[seated[person]].remove(person)
            for person, place in zip(pair, reversed(pair), strict=True):
                self.open[seated[place]].add(person)

    @precondition(lambda self: self.state.phase == "seated")
    @rule(data=st.data())
    def exchange_two_who_are_seated(self, data: st.DataObject) -> None:
        seated = st.sampled_from([p for table in self.state.tables() for p in table.players] or [0])
        self.exchange(data.draw(seated), data.draw(seated))

    @precondition(lambda self: self.state.phase == "seated")
    @rule(data=st.data())
    def leave_a_table_empty(self, data: st.DataObject) -> None:
        for person in tuple(self.open[data.draw(st.sampled_from(sorted(self.open)))]):
            self.quit(person)

    @rule(
        person=st.sampled_from(["host", PEOPLE[0]]),
        bots=st.booleans(),
        ends=st.sampled_from((0, 0, 30_000, 400_000)),
    )
    def replan(self, person: str, bots: bool, ends: int) -> None:
        plan = TournamentPlan(
            game="mia",
            preset="standard",
            bots=bots,
            programs=bots,
            rounds=0 if ends else 4,
            until=ends and self.at + ends,
        )
        self.tried(person, Replan(plan), person == "host")

    @rule(person=st.sampled_from(["host", "host", PEOPLE[0]]), table=st.none() | st.integers(0, 3))
    def enlarge(self, person: str, table: int | None) -> None:
        running = self.state.phase in ("playing", "called")
        known = running and table in range(len(self.state.tables()))
        self.tried(person, Enlarge(table), person == "host" and (table is None or known))

    @precondition(lambda self: self.rounds > 2)
    @rule()
    def end(self) -> None:
        self.tried("host", End(), True)

    # ── the clock ────────────────────────────────────────────────────────────────────────────

    @rule(on=st.booleans())
    def hold(self, on: bool) -> None:
        self.tried("host", HoldClock(on), on != self.held)
        self.held = on if self.state.phase != "over" else self.held

    @rule(wait=st.sampled_from((1, 5_000, 15_000, 20_000, 300_000)))
    def pass_time(self, wait: int) -> None:
        self.at += wait
        self.began += wait if self.held else 0
        due = self.tournament.due()
        if due is not None and due.at <= self.at:
            self.lines.append(self.tournament.take(due.step, self.at, self.id))
            self.follow()

    @rule(person=st.sampled_from(["host", "host", "host", PEOPLE[0]]))
    def go_on(self, person: str) -> None:
        due, phase, before = self.tournament.due(), self.state.phase, self.account(self.tournament)
        enough = sum(self.here.values()) >= (1 if self.state.plan.bots else 2)
        allowed = (phase == "gathering" and enough) or (due is not None and due.step != "call_time")
        try:
            step = self.tournament.asked_step(person)
            self.lines.append(self.tournament.take(step, self.at, self.id))
        except Refusal:
            assert person != "host" or not allowed
            assert self.account(self.tournament) == before
        else:
            assert person == "host"
            assert allowed
            self.follow()

    def follow(self) -> None:
        """Take over what a step of the clock has decided, after checking it."""
        self.began = self.at
        if self.state.phase == "seated":
            assert self.state.large is None
            self.rounds += 1
            tables = [{self.person(p) for p in table.players} for table in self.state.tables()]
            seated = sorted(person for table in tables for person in table)
            assert seated == sorted(person for person, here in self.here.items() if here)
            assert all(self.tournament.bots_at(len(table)) + len(table) >= 2 for table in tables)
            self.open = dict(enumerate(tables))
        elif self.state.phase != "called":
            self.open = dict(enumerate(table for table in self.open.values() if table))

    @precondition(lambda self: self.open)
    @rule(data=st.data())
    def finish(self, data: st.DataObject) -> None:
        table = data.draw(st.sampled_from(sorted(self.open)))
        seats = len(self.open[table]) + data.draw(st.integers(0, 2))
        places = tuple(data.draw(st.permutations(range(1, seats + 1))))
        if self.state.phase not in ("playing", "called"):
            with pytest.raises(Refusal):
                self.tournament.finish(table, places, self.at)
            return
        seated = self.state.tables()[table].players
        assert {self.person(player) for player in seated} == self.open.pop(table)
        self.lines.append(self.tournament.finish(table, places, self.at))
        self.played.append(RoundResult(seated, places))
        assert (self.state.phase == "resting") == (not self.open)
        self.began = self.began if self.open else self.at
        with pytest.raises(Refusal):
            self.tournament.finish(table, places, self.at)

    # ── what always holds ────────────────────────────────────────────────────────────────────

    @staticmethod
    def account(tournament: Tournament) -> object:
        state = tournament.state
        return (
            (state.name, state.plan, state.phase, state.since, state.held, state.number),
            (tuple(state.players), tuple(state.rounds), state.ranking(), state.large),
            tournament.due(),
        )

    @invariant()
    def the_log_gives_the_same_tournament(self) -> None:
        assert self.account(Tournament.load("evening", self.lines)) == self.account(self.tournament)

    @invariant()
    def the_clock_runs_as_planned(self) -> None:
        plan = self.state.plan
        enough = sum(self.here.values()) >= (1 if plan.bots else 2)
        steps = {
            "seated": NextStep("start", self.began + 15_000),
            "playing": NextStep("call_time", self.began + plan.minutes * 60_000),
            "resting": NextStep("seat", self.began + plan.rest * 1000) if enough else None,
        }
        due = None if self.held else steps.get(self.state.phase)
        late = 0 < plan.until <= self.began + plan.rest * 1000
        enough = 0 < plan.rounds <= self.rounds
        if self.state.phase == "resting" and not self.held and (enough or late):
            due = NextStep("close", self.began)
        assert self.tournament.due() == due

    @invariant()
    def the_players_of_a_round_sit_where_they_should(self) -> None:
        if self.state.phase == "seated":
            tables = [{self.person(p) for p in table.players} for table in self.state.tables()]
            assert dict(enumerate(tables)) == self.open

    @invariant()
    def the_ranking_counts_every_finished_game(self) -> None:
        ranking = self.state.ranking()
        assert ranking == ranked((score.player for score in ranking), self.played)
        course = self.state.course()
        assert len(course) == self.rounds - bool(self.open)
        if course and not self.open:
            assert course[-1] == ranked((score.player for score in course[-1]), self.played)
            assert sum(score.games for score in course[-1]) == sum(
                len(game.players) for game in self.played
            )
        assert {self.person(score.player) for score in ranking} >= {
            person for person, here in self.here.items() if here
        }


Evenings.TestCase.settings = settings(max_examples=100, stateful_step_count=30, deadline=None)
test_a_tournament_does_what_its_people_decide = Evenings.TestCase


def test_a_log_that_no_tournament_wrote_is_corrupt() -> None:
    tournament, line = Tournament.open("evening", "host", "Friday", PLAN, 5)
    entered = tournament.do("ann", Enter("Ann"), 5)
    for action in ("start-round", "quit", "dismiss 7", "hold-clock no"):
        wrong = LogLine(3, 5, "person", "host", None, action)
        with pytest.raises(CorruptLog):
            Tournament.load("evening", [line, entered, wrong])


@pytest.mark.parametrize("bots", [False, True])
def test_bots_fill_a_table_to_its_size_or_to_the_fewest_seats(bots: bool) -> None:
    for size, players in itertools.product(range(3, 7), range(1, 8)):
        plan = replace(PLAN, size=size, bots=bots)
        tournament, _ = Tournament.open("evening", "host", "Friday", plan, 0)
        seated = players + tournament.bots_at(players)
        assert seated == max(players, size if bots else 2), (size, players)
