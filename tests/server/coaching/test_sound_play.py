"""Tests of all players beside sound play: the figures, and what a reader may not know."""

import re
from random import Random
from typing import Any

import pytest

from mendax.coach.results import Alternative
from mendax.core.game import CHANCE
from mendax.core.text_form import write
from mendax.measure import profiles, regret
from mendax.measure.rows import row_of_record
from mendax.server.coaching.loading import LoadedGame
from mendax.server.coaching.replay import replayed_for_everyone
from mendax.server.coaching.sound_play import answers, compared
from mendax.server.processes.processor_time import Until
from mendax.server.wire.messages import encode
from mendax.server.wire.refusal import Refused
from mendax.server.wire.review_messages import SoundPlayOut
from mendax.table import fairness
from mendax.table.actions import SetTable, Settings
from mendax.table.record.format import ALL
from mendax.table.record.read import read_record
from mendax.table.record.write import record_of
from tests.proof import parametrize
from tests.reasons import because
from tests.server.coaching.asked import get, played
from tests.server.guests import Served, guests, play, seated
from tests.table.evening import Evening

PLAYERS = ("taras", "ivan", "nina")
WORLDS = {
    "mia": (("standard", 2), ("standard", 3), ("meyer", 2), ("matches", 2)),
    "french_poker": (("standard", 3), ("wild", 2)),
}
SHIFTS = {"mia": 7, "french_poker": 25}
"""The number of outcomes that are shifted in turn: at French poker, few dice stay hidden."""
COMMITMENT = re.compile(b"[0-9a-f]{64}")
FORMS = [(game, *form) for game, forms in WORLDS.items() for form in forms]


def loaded(evening: Evening) -> LoadedGame:
    """Return the evening's last game."""
    run = evening.table.game_run
    assert run is not None
    return LoadedGame(run, evening.table.table_view())


def asked(evening: Evening, reader: int | None) -> SoundPlayOut:
    """Return the comparison for a reader."""
    return compared(loaded(evening), reader, Until(60))


class World:
    """A game whose chance outcomes come from a generator; one of them may be shifted."""

    def __init__(self, game: str, preset: str, seats: int, seed: int, shifted: int | None) -> None:
        self._figures = dict[int, bytes]()
        self._luck, self._shifted, self.drawn = Random(seed), shifted, 0
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(fairness.Fairness, "draw", lambda _, outcomes: self._draw(outcomes))
            few = (
                {"mia": ["lives=2"], "french_poker": ["tokens=2"]}[game]
                if preset != "meyer"
                else []
            )
            self.evening = Evening(few, game, preset).start(*PLAYERS[: seats - 1])
            self.run(Random(seed))

    def _draw(self, outcomes: Any) -> Any:
        each = [action for action, _ in outcomes]
        number, self.drawn = self.drawn, self.drawn + 1
        at = self._luck.randrange(10**6) + (number == self._shifted)
        return each[at % len(each)]

    def run(self, luck: Random) -> None:
        """Play to the end. All look, claims rise slowly, and most are believed."""
        table, people = self.evening.table, ("olena", *PLAYERS)
        while seats := self.evening.to_act():
            choices = self.evening.choices(seats[0])
            looks = [n for n, one in enumerate(choices) if type(one).__name__ == "Look"]
            at = looks[0] if looks else int(luck.random() ** 3 * min(4, len(choices)))
            self.evening.act(people[seats[0]], choices[at])
        assert table.game_run is not None
        assert table.game_run.over

    def figures(self, reader: int) -> bytes:
        """Return the answer to a reader, as sent."""
        if reader not in self._figures:
            self._figures[reader] = encode(asked(self.evening, reader))
        return self._figures[reader]

    def shown(self) -> tuple[bytes, bytes]:
        """Return the public replay without commitments to dice, and the answers that its visitors
        may guess, as sent.
        """
        game = loaded(self.evening)
        replay = COMMITMENT.sub(b"", encode(replayed_for_everyone(game, True)))
        return replay, encode(answers(game, Until(60)))

    def heard(self, reader: int) -> list[str]:
        """Return the game's events as the reader\'s seat received them."""
        game = loaded(self.evening).run
        record = read_record(record_of(game, ALL))
        return row_of_record(record).heard[reader].splitlines()


@parametrize("game,preset,seats", FORMS, test=[("mia", "standard", 2)])
def test_worlds_that_differ_in_unopened_dice_have_equal_figures(
    game: str, preset: str, seats: int
) -> None:
    """One outcome differs. A reader with the same events gets the same bytes, and so does everyone
    who sees the public replay.
    """
    same = other = public = 0
    for seed in range(4):
        first = World(game, preset, seats, seed, None)
        for shifted in range(1, first.drawn, 1 + first.drawn // SHIFTS[game]):
            second = World(game, preset, seats, seed, shifted)
            alike = [n for n in range(seats) if first.heard(n) == second.heard(n)]
            for reader in alike:
                assert first.figures(reader) == second.figures(reader), (seed, shifted, reader)
            same += len(alike)
            (replay, given), (other_replay, other_given) = first.shown(), second.shown()
            assert given == other_given or replay != other_replay, (seed, shifted)
            public += replay == other_replay
            others = set(range(seats)).difference(alike) if alike else ()
            other += any(first.figures(n) != second.figures(n) for n in others)
    assert (same > 2, other > 1, public > 0) == (True,) * 3, (same, other, public)


@pytest.mark.parametrize("game", ["mia", "french_poker"])
@pytest.mark.parametrize("opened", [False, True], ids=["closed", "open"])
def test_figures_are_those_of_the_profiles(game: str, opened: bool) -> None:
    """With an opened seed, and for the reader's own seat, they are the profiles of the record."""
    evening = Evening(["lives=3"] if game == "mia" else [], game)
    evening.do("olena", SetTable(Settings(open_seed=opened)))
    evening.start("taras").play(Random(7))
    run = loaded(evening).run
    row = row_of_record(read_record(record_of(run, ALL)))
    known = {one.player: one for one in profiles([row])}
    for reader in (0, 1, None):
        found = asked(evening, reader)
        assert (found.you, found.open, found.one_of_many) == (reader, opened, False)
        for one in found.players:
            profile = known[found.names[one.seat]]
            if one.hidden:
                assert not opened
                assert one.seat != reader
                assert one.lies is None
                continue
            assert one.decisions == profile.cost.decisions
            assert one.cost == pytest.approx(profile.cost.total, abs=1e-9)
            assert (one.lies, one.doubts) == (profile.lies, profile.doubts)


@parametrize("game,preset,seats", FORMS, test=[("mia", "standard", 2), ("mia", "standard", 3)])
def test_public_answers_cost_what_the_record_says(game: str, preset: str, seats: int) -> None:
    """Only two players left have one solution, so only their answers have costs."""
    world = World(game, preset, seats, 1, None)
    played, found = loaded(world.evening), answers(loaded(world.evening), Until(60))
    row = row_of_record(read_record(record_of(played.run, ALL)))
    acted = [number for number, actor, _ in played.run.moves if actor != CHANCE]
    priced = {acted[one.ply]: one for one in regret([row])}
    assert found.answers
    for one in found.answers:
        known, costs = priced[one.entry], {each.action: each.cost for each in one.options}
        assert (known.kind, known.seat, known.action) == ("answer", one.seat, one.done)
        assert costs.keys() == {option.action for option in known.options}
        if known.basis == "solution":
            assert costs[one.done] == pytest.approx(known.cost, abs=1e-9)
            assert min(cost for cost in costs.values() if cost is not None) == 0
        else:
            assert set(costs.values()) == {None}


def test_the_dearest_decision_names_what_sound_play_does() -> None:
    evening = Evening(["lives=3"]).start("taras").play(Random(7))
    row = row_of_record(read_record(record_of(loaded(evening).run, ALL)))
    for seat in (0, 1):
        dearest = asked(evening, seat).players[seat].dearest
        most = max((one for one in regret([row]) if one.seat == seat), key=lambda d: d.cost or 0)
        assert dearest is not None
        assert (dearest.done, dearest.roll, dearest.cost) == (most.action, most.roll, most.cost)
        assert dearest.sound == tuple(
            Alternative(option.action, option.worth, option.chance)
            for option in sorted(most.options, key=lambda one: -one.chance)
            if option.chance >= 0.005
        )
        moved = next(
            action for number, _, action in loaded(evening).run.moves if number == dearest.entry
        )
        assert write(moved) == dearest.done


async def test_everybody_at_the_table_may_compare_after_the_game(
    served: Served, quick_bots: None
) -> None:
    async with guests(served.base, "Ann", "Ben", "Eve") as (ann, ben, eve):
        tabs = await seated([ann, ben], changes={"lives": 2})
        table = tabs[0].table["id"]
        path = f"/api/tables/{table}/sound-play/1"
        await tabs[0].do("start")
        refused = await get(ann, path, 404)
        assert refused["reason"]["key"] == "wire-refused-no-record"
        await play(tabs, Random(3))
        own, other = await get(ann, path), await get(ben, path)
        assert (own["you"], other["you"]) == (0, 1)
        assert own["players"][0]["hidden"] == other["players"][1]["hidden"] == 0
        assert own["names"] == ["Ann", "Ben"]
        assert await get(ann, path) == own
        served.context.games.empty()
        assert await get(ann, path) == own
        assert (await get(eve, path))["you"] is None
        await tabs[0].do("set-table", settings={"spectators": False})
        await get(eve, path, 403)


async def test_games_without_prices_are_refused(served: Served, quick_bots: None) -> None:
    async with guests(served.base, "Ann", "Ben") as (ann, ben):
        table = await played([ann, ben], bots=["odds"], changes={"scoring": "points", "rounds": 1})
        refused = await get(ann, f"/api/tables/{table}/sound-play/1", 422)
        assert refused["reason"]["key"] == "solver-refused-points"


def test_a_very_long_game_is_given_up() -> None:
    evening = Evening(["lives=2"]).start("taras").play(Random(7))
    with pytest.raises(Refused, check=because("coach-too-long")):
        compared(loaded(evening), 0, Until(-1))
