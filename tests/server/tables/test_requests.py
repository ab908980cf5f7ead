"""Tests that the answer precedes the requester's own news, and goes only to the requester."""

from mendax.server.tables.requests import Request, deliver
from mendax.table.actions import Say
from mendax.table.commands import Do
from tests.server.asker import Asker


def said(asker: Asker | None = None, id: str = "") -> Request:
    return Request(Do("olena", Say("Hm"), id or None), id, asker)


NEWS = b'{"type":"news"}'


def test_the_answer_precedes_the_news() -> None:
    ann, ben = Asker("ann"), Asker("ben")
    deliver(said(ann, "c1"), 7, [(ben, NEWS), (ann, NEWS)])
    assert [told["type"] for told in ann.heard] == ["answer", "news"]
    assert (ann.heard[0]["id"], ann.heard[0]["number"]) == ("c1", 7)
    assert ben.heard == [{"type": "news"}]


def test_clients_without_news_are_answered() -> None:
    ann, ben = Asker("ann"), Asker("ben")
    deliver(said(ann, "c1"), 7, [(ben, NEWS)])
    assert [told["type"] for told in ann.heard] == ["answer"]


def test_bot_commands_have_no_answer() -> None:
    ann = Asker("ann")
    deliver(said(), 7, [(ann, NEWS)])
    assert ann.heard == [{"type": "news"}]
