"""The listeners of one worker: which channels are listened to."""

from mendax.server.bus.listeners import Listeners


def test_a_channel_is_listened_to_from_the_first_to_the_last() -> None:
    listeners, heard = Listeners(), list[bytes]()
    assert listeners.add("table", heard.append)
    assert not listeners.add("table", heard.append)
    assert list(listeners.channels) == ["table"]
    listeners.hear("table", b"1")
    assert heard == [b"1", b"1"]
    assert not listeners.remove("table", heard.append)
    assert listeners.remove("table", heard.append)
    assert not listeners.remove("table", heard.append), "who is gone can't go"
    assert list(listeners.channels) == []
    listeners.hear("table", b"2")
    assert heard == [b"1", b"1"]
