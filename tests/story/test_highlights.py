"""Tests that highlights are the boldest of each kind, with none where there is no distinction."""

import pytest

from mendax.core.game import CHANCE, Turn, Unseen
from mendax.games.mia.actions import DrawLot, Fall
from mendax.games.mia.events import Fell, LotDrawn, Opened, Saw
from mendax.story.draws import hear_all, known_draws
from mendax.story.highlights import largest_swing, story_of, taking_the_lead, tally
from mendax.story.mia import MiaTeller
from mendax.story.telling import Claimed, Highlight, Lead, Tale, Tally
from tests.story.claims import claimed


def told(*claims: Claimed, places: tuple[int, ...] = (1, 2)) -> dict[str, Highlight]:
    """Return the keys of the highlights of these claims."""
    story = story_of(MiaTeller(), Tale(claims), places)
    return {one.key: one for one in story.highlights}


def test_the_best_lie_is_the_least_likely_one_that_was_believed() -> None:
    tale = told(
        claimed(10, 0, 1, holds=False, likely=0.4),
        claimed(20, 1, 0, holds=False, likely=0.1),
        claimed(30, 0, 1, holds=False, likely=0.01, believed=False),
        claimed(40, 0, 1, holds=False, likely=0.01, blind=True),
    )
    best = tale["story-best-lie"]
    assert (best.entry, dict(best.seats)) == (20, {"seat": 1, "other": 0})
    assert dict(best.values) == {"claim": 61, "truth": 53}
    assert tale["story-keenest-doubt"].entry == 30


def test_the_bravest_belief_is_in_the_least_likely_truth() -> None:
    tale = told(
        claimed(10, 0, 1, likely=0.3),
        claimed(20, 0, 1, likely=0.05),
        claimed(30, 0, 1, likely=0.01, believed=False),
    )
    assert tale["story-bravest-belief"].entry == 20
    assert "story-bravest-belief" not in told(claimed(10, 0, 1, likely=0.6))


def test_one_case_is_not_often_and_equal_players_lead_no_list() -> None:
    caught = [claimed(n, 0, 1, holds=False, believed=False) for n in (10, 20)]
    assert "story-most-caught" not in told(caught[0])
    assert told(*caught)["story-most-caught"].figures["caught"] == 2
    others = [claimed(n, 1, 0, holds=False, believed=False) for n in (30, 40)]
    assert "story-most-caught" not in told(*caught, *others)


def test_never_lied_requires_full_knowledge() -> None:
    honest = [claimed(n, 0, 1) for n in range(10, 50, 10)]
    lies = [claimed(n, 1, 0, holds=False) for n in range(50, 90, 10)]
    assert told(*honest, *lies)["story-honest"].seats["seat"] == 0
    assert "story-honest" not in told(*honest[1:], *lies)
    assert "story-honest" not in told(*honest, claimed(90, 0, 1, holds=None), *lies)


def test_actions_are_counted_by_seat() -> None:
    claims = (
        claimed(10, 0, 1, holds=False),
        claimed(20, 0, 1, holds=False, believed=False),
        claimed(30, 0, 1, holds=None),
        claimed(40, 0, 1, holds=True, blind=True),
        claimed(50, 0, 1, holds=True, believed=False),
    )
    assert tally(claims, 0) == Tally(said=5, known=3, lied=2, caught=1)
    assert tally(claims, 1) == Tally(doubts=2, doubts_right=1, believed=2, believed_right=1)


def test_the_lead_is_where_the_winner_came_in_front_for_good() -> None:
    leads = [
        Lead(10, 1, (3, 2)),
        Lead(20, 2, (2, 2)),
        Lead(30, 3, (2, 1)),
        Lead(40, 4, (2, 0)),
    ]
    turning = taking_the_lead(leads, (1, 2))
    assert turning is not None
    assert (turning.entry, turning.figures["round"]) == (30, 3)
    assert taking_the_lead(leads, (1, 1)) is None
    assert taking_the_lead(leads[:1], (1, 2)) is None
    assert taking_the_lead([*leads[:2], Lead(30, 3, (2, 0))], (1, 2)) is None, "the end itself"


def test_the_largest_swing_is_the_round_that_won_most() -> None:
    course = [(5, 1, 0.5), (15, 2, 0.4), (25, 3, 0.8), (35, 4, 1.0)]
    turning = largest_swing(course, 1)
    assert turning is not None
    assert (turning.entry, dict(turning.seats)) == (15, {"seat": 1})
    assert dict(turning.figures) == {"round": 2, "before": 40, "after": 80}
    assert largest_swing([(5, 1, 0.5), (15, 2, 0.51)], 1) is None
    assert largest_swing([], 1) is None


@pytest.mark.parametrize(
    ("holds", "blind", "lie"),
    [(False, False, True), (False, True, False), (True, False, False), (None, False, False)],
)
def test_a_lie_is_a_false_claim_of_a_seat_that_looked(
    holds: bool | None, blind: bool, lie: bool
) -> None:
    assert claimed(1, 0, holds=holds, blind=blind).lie is lie


def test_a_draw_is_known_by_its_opening_or_its_event() -> None:
    turns = [
        Turn(3, CHANCE, None, (LotDrawn(0, 1),)),
        Turn(4, CHANCE, None, (Fell(1, 1),)),
        Turn(5, 1, None, (Unseen((1,)),)),
        Turn(6, CHANCE, Fall(53), (Fell(0, 2),)),
        Turn(7, CHANCE, None, (Fell(0, 3),)),
        Turn(8, 0, None, (Opened(3, 61, 0, 62, False),)),
    ]
    assert known_draws(turns) == {0: DrawLot(1), 2: Fall(53), 3: Fall(61)}
    assert known_draws([Turn(5, 1, None, (Saw(1, 43),))]) == {1: Fall(43)}


def test_every_event_is_used_in_order_and_draws_are_listed() -> None:
    heard: list[tuple[int, object]] = []

    class Game:
        def hear(self, entry: int, event: object) -> None:
            heard.append((entry, event))

    lot, fell = LotDrawn(0, 1), Fell(1, 1)
    turns = [Turn(3, CHANCE, None, (lot, fell)), Turn(4, CHANCE, Fall(53), (Fell(0, 1),))]
    assert hear_all(Game(), iter(turns)) == known_draws(turns) == {0: DrawLot(1), 1: Fall(53)}
    assert heard == [(3, lot), (3, fell), (4, Fell(0, 1))]
