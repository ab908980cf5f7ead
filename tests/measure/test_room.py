"""The figures of many people, against a plain count of drawn claims."""

from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from mendax.measure.room import RoomClaim, person_figures, room_summary

PEOPLE = st.none() | st.integers(0, 3)
CHANCES = st.none() | st.sampled_from((0.0, 0.25, 1.0))


@st.composite
def claims(draw: st.DrawFn) -> RoomClaim:
    lie, answered = draw(st.none() | st.booleans()), draw(st.booleans())
    doubted = draw(st.booleans()) if answered else None
    return RoomClaim(
        claim=draw(st.sampled_from(("31", "65", "21"))),
        truth=None if lie is None else "42",
        likely=draw(st.sampled_from((0.1, 0.5))),
        lie=lie,
        by=draw(PEOPLE),
        answered_by=draw(PEOPLE) if answered else None,
        doubted=doubted,
        right=None if lie is None or doubted is None else doubted == lie,
        unit="win",
        cost=draw(CHANCES),
        lie_chance=draw(CHANCES),
        answer_cost=draw(CHANCES) if answered else None,
        doubt_chance=draw(CHANCES) if answered else None,
        expected=draw(CHANCES) if answered else None,
    )


LISTS: SearchStrategy[list[RoomClaim]] = st.lists(claims(), max_size=30)


@given(LISTS)
def test_the_figures_of_all_people_add_up_to_those_of_the_room(games: list[RoomClaim]) -> None:
    room = room_summary(games)
    each = [person_figures(games, person) for person in range(4)]
    for name in ("known", "lies", "caught", "doubts_right", "doubts_wrong", "decisions"):
        assert getattr(room.figures, name) == sum(getattr(one, name) for one in each)
    assert room.figures.cost == sum(one.cost for one in each)
    assert room.figures.doubting.made == sum(one.doubting.made for one in each)
    said = [one for one in games if one.by is not None and one.lie is not None]
    assert {one.claim for one in said} == {share.claim for share in room.claims}
    for share in room.claims:
        same = [one for one in said if one.claim == share.claim]
        solved = [one for one in same if one.expected is not None]
        assert (share.known, share.lies) == (len(same), sum(one.lie is True for one in same))
        assert share.faced.expected == sum(one.expected or 0.0 for one in solved)
        assert share.faced.made == sum(one.lie is True for one in solved)


@given(LISTS)
def test_the_named_lies_are_lies_of_people(games: list[RoomClaim]) -> None:
    room = room_summary(games)
    lies = [one for one in games if one.lie and one.by is not None]
    if room.dearest is not None:
        assert room.dearest.cost == max(one.cost or 0.0 for one in lies)
    assert (room.boldest is None) == (not [one for one in lies if one.doubted is False])
    if room.boldest is not None:
        assert room.boldest.lie
        assert room.boldest.doubted is False
