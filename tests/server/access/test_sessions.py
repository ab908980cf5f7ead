"""Where a request may come from."""

import pytest

from mendax.server.access.sessions import foreign

HOST = {"host": "table.example:8000"}


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"origin": "http://table.example:8000"},
        {"origin": "https://TABLE.example:8000"},
        {"origin": "https://friend.example"},
        {"sec-fetch-site": "same-origin"},
        {"sec-fetch-site": "none"},
        {"origin": "http://table.example:8000", "sec-fetch-site": "cross-site"},
    ],
)
def test_our_own_pages_and_programs_are_welcome(headers: dict[str, str]) -> None:
    assert foreign(HOST | headers, ("https://friend.example",)) is None


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "https://table.example",
        "https://table.example:8001",
        "https://table.example:8000.evil.example",
        "https://evil.example/table.example:8000",
        "https://evil@table.example:8000",
        "ftp://table.example:8000",
        "null",
        "",
        "table.example:8000",
        "https://[",
        "https://friend.example.evil.example",
    ],
)
def test_any_other_origin_is_foreign(origin: str) -> None:
    reason = foreign(HOST | {"origin": origin}, ("https://friend.example",))
    assert reason is not None
    assert reason.key == "wire-refused-origin"


def test_an_origin_without_a_host_to_compare_is_foreign() -> None:
    assert foreign({"origin": "https://"}, ()) is not None
