"""Tests of the people connected to a table."""

from collections.abc import Iterable

from mendax.server.tables.presence import MOST_WATCHERS, Presence


class Socket:
    """A connected client that receives no message."""

    def __init__(self, person: str) -> None:
        self.device = self.person = person
        self.screen = False

    def push(self, *texts: bytes) -> None:
        raise AssertionError("presence says nothing itself")

    def charge(self, size: int) -> None:
        """Count no bytes."""

    def close(self, code: int, why: str) -> None:
        raise AssertionError("presence closes nothing")


def test_seats_and_others_are_counted_by_person() -> None:
    presence = Presence(("ann", None, "ben"))
    for person in ("ann", "ann", "zoe", "yan"):
        presence.add(Socket(person))
    assert presence.now() == ((True, False, False), 2, (), 0, ())


def test_a_person_is_here_until_the_last_socket_has_gone() -> None:
    presence, one, other = Presence(), Socket("ann"), Socket("ann")
    presence.add(one)
    presence.add(other)
    assert presence.remove(one)
    assert not presence.remove(one), "it was gone already"
    assert presence.here == {"ann"}
    assert presence.remove(other)
    assert presence.here == frozenset()


def test_only_changes_are_sent() -> None:
    presence = Presence(("ann", "ben"))
    presence.add(Socket("ann"))
    assert presence.news() == ((True, False), 0, (), 0, ())
    assert presence.news() is None
    presence.add(Socket("ann"))
    assert presence.news() is None, "a second socket of the same person"
    presence.seat(("ben", "ann"))
    assert presence.news() == ((False, True), 0, (), 0, ())


def test_companions_are_present_with_their_device() -> None:
    presence, both = Presence(("ann", "ben")), ("ann", "ann/1")
    presence.add(Socket("ann"))
    assert presence.here == {"ann"}
    presence.seat(both)
    assert presence.here == {*both}
    presence.seat(("ann",))
    assert presence.here == {"ann"}


def test_watchers_are_named_and_a_new_name_is_news() -> None:
    presence, called = Presence(("ann",)), {"zoe": "Zoë"}
    muted: set[str] = set()

    def names(people: Iterable[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        named = sorted(called[person] for person in people if person in called)
        return tuple(named), tuple(name for name in named if name in muted)

    for person in ("ann", "zoe", "yan"):
        presence.add(Socket(person))
    assert presence.news(names) == ((True,), 2, ("Zoë",), 0, ())
    assert presence.news(names) is None
    called["yan"] = "Yan"
    muted.add("Zoë")
    assert presence.news(names) == ((True,), 2, ("Yan", "Zoë"), 0, ("Zoë",))


def test_of_a_crowd_some_are_named_and_all_are_counted() -> None:
    presence = Presence()
    for number in range(MOST_WATCHERS + 5):
        presence.add(Socket(f"p{number}"))
    present = presence.now(lambda people: (tuple(people), ()))
    assert (present.watchers, len(present.names)) == (MOST_WATCHERS + 5, MOST_WATCHERS)


def test_companions_are_present_and_screens_are_no_people() -> None:
    presence, screen = Presence(("ann", "ann/1", "ben")), Socket("cy")
    screen.screen = True
    for socket in (Socket("ann"), Socket("zoe"), screen):
        presence.add(socket)
    assert presence.here == {"ann", "ann/1", "zoe"}
    assert presence.now() == ((True, True, False), 1, (), 1, ())
    assert presence.devices == {"ann", "zoe"}
    assert [presence.shows(device) for device in ("cy", "tv", "zoe")] == [True, False, False]
