"""The answer comes first, and to who asked alone; who looks on for the server is counted."""

import json

from mendax.server.tables.command_queue import Request
from mendax.server.tables.presence import Present
from mendax.server.tables.telling import deliver, present_message
from mendax.table.actions import Say
from mendax.table.clock import Due
from mendax.table.commands import Do

HEARD = Do("ann", Say("Hm"))


class Ear:
    """Somebody at the table, and what they were sent."""

    device = person = "ann"
    screen = False

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def push(self, *texts: bytes) -> None:
        self.heard += texts

    def charge(self, size: int) -> None: ...

    def close(self, code: int, why: str) -> None: ...


def test_the_answer_comes_before_the_news_and_to_who_asked_alone() -> None:
    ann, ben = Ear(), Ear()
    deliver(Request(HEARD, "c1", ann), 7, [(ben, b"news"), (ann, b"news")])
    answer, news = ann.heard
    assert json.loads(answer)["id"] == "c1"
    assert json.loads(answer)["number"] == 7
    assert (news, ben.heard) == (b"news", [b"news"])


def test_who_hears_no_news_is_answered_all_the_same() -> None:
    ann, ben = Ear(), Ear()
    deliver(Request(HEARD, "c1", ann), 7, [(ben, b"news")])
    assert [json.loads(text)["type"] for text in ann.heard] == ["answer"]


def test_what_a_bot_did_is_answered_to_nobody() -> None:
    ann = Ear()
    deliver(Request(HEARD), 7, [(ann, b"news")])
    assert ann.heard == [b"news"]


def test_who_looks_on_for_the_server_counts_as_a_watcher() -> None:
    told = json.loads(present_message(Present((True, False), 2), (Due((1,), 500),), 1))
    assert (told["present"], told["spectators"]) == ([True, False], 3)
