"""What is told by the bus is read back as it was, and holds nothing that anybody wrote."""

import msgspec
import pytest

from mendax.server.bus.messages import (
    HereAt,
    HouseAt,
    StoredUpTo,
    channel_of,
    channel_to,
    encode,
    house_message,
    message_to_one,
    table_message,
)

HERE = HereAt("w1", 3, ("ann",), ("tv",), 1, 1_700_000_000_000, (5, 9), {2: 7}, asks=True)


def test_what_is_told_on_the_house_is_read_back() -> None:
    assert house_message(msgspec.json.encode(HouseAt(7))) == HouseAt(7)


def test_what_is_told_of_a_table_is_read_back() -> None:
    assert table_message(encode(HERE)) == HERE


def test_what_is_told_to_one_worker_is_read_back() -> None:
    told = StoredUpTo("w1", {channel_of("t1"): 41, channel_of("t2"): 7})
    assert message_to_one(encode(told)) == told
    assert channel_to("w1") != channel_to("w2")


def test_what_is_none_of_ours_is_refused() -> None:
    with pytest.raises(msgspec.MsgspecError):
        house_message(b'{"type":"another"}')
    with pytest.raises(msgspec.MsgspecError):
        table_message(encode(StoredUpTo("w1", {})))
    with pytest.raises(msgspec.MsgspecError):
        message_to_one(b'{"type":"stored-up-to","worker":"w1","numbers":{"t":"many"}}')


def test_each_table_has_a_channel_of_its_own() -> None:
    assert channel_of("t1") != channel_of("t2")
    assert channel_of("t1") == channel_of("t1")
    assert "t1" not in channel_of("t1"), "an id is the link of its table"
