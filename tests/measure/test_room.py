"""The figures of many people, against a plain count of drawn claims."""

from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from mendax.measure.room import RoomClaim, SoundClaim, person_figures, room_summary

PEOPLE = st.none() | st.integers(0, 3)
NAMES = st.sampled_from(("31", "65", "21"))
CHANCES = st.none() | st.sampled_from((0.0, 0.25, 1.0))


@st.composite
def claims(draw: st.DrawFn) -> RoomClaim:
    lie, answered = draw(st.none() | st.booleans()), draw(st.booleans())
    doubted = draw(st.booleans()) if answered else None
    return RoomClaim(
        claim=draw(NAMES),
        truth=None if lie is None else "42",
        likely=draw(st.sampled_from((0.1, 0.5))),
        lie=lie,
        by=draw(PEOPLE),
        answered_by=draw(PEOPLE) if answered else None,
        doubted=doubted,
        right=None if lie is None or doubted is None else doubted == lie,
        unit="chance",
        cost=draw(CHANCES),
        lie_chance=draw(CHANCES),
        answer_cost=draw(CHANCES) if answered else None,
        doubt_chance=draw(CHANCES) if answered else None,
        sound=draw(
            st.lists(st.builds(SoundClaim, NAMES, st.just(0.25), st.booleans()), max_size=3).map(
                tuple
            )
        ),
    )


LISTS: SearchStrategy[list[RoomClaim]] = st.lists(claims(), max_size=30)


@given(LISTS)
def test_own_figures_add_up_to_those_of_everyone(games: list[RoomClaim]) -> None:
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
        sound = [each for one in said for each in one.sound if each.claim == share.claim]
        assert (share.known, share.lies) == (len(same), sum(one.lie is True for one in same))
        assert share.sound == 0.25 * len(sound)
        assert share.sound_lies == 0.25 * sum(each.lie for each in sound)


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
