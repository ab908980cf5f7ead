"""Tests of the worker that a request is routed to."""

from collections import Counter

import pytest

from mendax.server.base.routing import KEY_LETTERS, key_of, slot_of, table_key

ID = "abc23456789defgh"


@pytest.mark.parametrize(
    ("line", "key"),
    [
        (f"GET /api/tables/{ID} HTTP/1.1", table_key(ID)),
        (f"GET /api/tables/{ID}/socket HTTP/1.1", table_key(ID)),
        (f"POST /api/tables/{ID}/code?x=1 HTTP/1.1", table_key(ID)),
        (f"GET /below/it/api/tables/{ID}/socket HTTP/1.1", table_key(ID)),
        (f"GET /t/{ID} HTTP/1.1", table_key(ID)),
        (f"GET /tv/{ID}?a=/api/codes HTTP/1.1", table_key(ID)),
        (f"GET /api/tables/{ID}x/socket HTTP/1.1", "tables"),
        ("POST /api/tables HTTP/1.1", "tables"),
        ("GET /api/programs/socket HTTP/1.1", "programs"),
        ("GET /api/codes/abcde HTTP/1.1", "codes"),
        ("GET /api/how-to-play/mia HTTP/1.1", "how-to-play"),
        ("GET / HTTP/1.1", ""),
        ("GET /assets/index.js?from=/api/codes/x HTTP/1.1", ""),
        ("GET /api HTTP/1.1", ""),
        ("", ""),
        ("\0\xff", ""),
    ],
)
def test_a_request_line_has_one_key(line: str, key: str) -> None:
    assert key_of(line.encode("latin-1")) == key


def test_all_addresses_of_a_table_have_one_key() -> None:
    assert table_key(ID) == table_key(ID[:KEY_LETTERS] + "z" * 13)


def test_keys_are_spread_and_only_those_of_a_lost_slot_move() -> None:
    keys = [table_key(f"{a}{b}2") for a in "abcdefghijkmnpqrstuvwxyz" for b in "23456789"]
    before = {key: slot_of(key, (0, 1, 2)) for key in keys}
    assert min(Counter(before.values()).values()) > len(keys) / 5
    after = {key: slot_of(key, (0, 2)) for key in keys}
    assert {before[key] for key in keys if before[key] != after[key]} == {1}


def test_without_slots_there_is_none() -> None:
    with pytest.raises(ValueError, match="empty"):
        slot_of("t/abc", ())
