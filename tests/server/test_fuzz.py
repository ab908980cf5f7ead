"""Tests that arbitrary hostile input causes no 5xx response, no hang, no leak and no lost data."""

import asyncio
import itertools
import json
import random
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from threading import Thread
from typing import Any, cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mendax.games import GAMES
from mendax.server.running.openapi import openapi_text
from mendax.table.actions import TableAction
from tests.server.guests import Served, Tab, guests, play, seated, serving
from tests.server.stored import stored_lines


class _Background:
    """A server in a separate thread, for tests that are not async."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def __enter__(self) -> Served:
        self._loop = asyncio.new_event_loop()
        self._over = asyncio.Event()
        self._served: Future[Served] = Future()
        self._thread = Thread(target=self._loop.run_until_complete, args=[self._run()])
        self._thread.start()
        return self._served.result()

    async def _run(self) -> None:
        try:
            async with serving(self._folder) as served:
                self._served.set_result(served)
                await self._over.wait()
        except BaseException as failure:
            if not self._served.done():  # otherwise the test would wait for it
                self._served.set_exception(failure)
            raise

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join()
        self._loop.close()


@pytest.fixture(scope="module")
def background(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with (
        pytest.MonkeyPatch.context() as patience,
        _Background(tmp_path_factory.mktemp("fuzz")) as served,
    ):
        patience.setattr("mendax.server.clock.ANSWER", 600.0)  # a busy disk is no fault
        yield served


def _operations() -> list[Any]:
    """Return the operations of the document. The import takes a second, so it is only here."""
    import schemathesis

    document = json.loads(openapi_text())
    for body in ("OpenTableIn", "RulesIn"):  # other games are only refused
        document["components"]["schemas"][body]["properties"]["game"]["enum"] = list(GAMES)
    api: Any = schemathesis.openapi.from_dict(document)
    return [found.ok() for found in api.get_all_operations()]


def _agree(cases: st.SearchStrategy[Any], examples: int, served: Served) -> None:
    """Compare answers with the document, except that some well-formed rule sets cannot be played,
    and some tables do not exist."""
    from schemathesis.checks import CHECKS

    not_meant = cast("list[Any]", CHECKS.get_by_names(["positive_data_acceptance"]))

    @settings(max_examples=examples, suppress_health_check=list(HealthCheck))
    @given(cases)
    def agree(case: Any) -> None:
        answer = case.call(base_url=served.base)
        if answer.status_code not in (413, 431):  # too long, whatever its other errors are
            case.validate_response(answer, excluded_checks=not_meant)

    agree()


def test_the_document_and_the_server_agree(background: Served) -> None:
    cases = st.sampled_from(_operations()).flatmap(lambda operation: operation.as_strategy())
    _agree(cases, 40, background)


@pytest.mark.proof
def test_every_operation_agrees_with_the_document(background: Served) -> None:
    for operation in _operations():
        _agree(operation.as_strategy(), 50, background)


# ── the socket ───────────────────────────────────────────────────────────────────────────────

_KINDS = sorted(
    kind.__struct_config__.tag  # type: ignore[attr-defined]
    for kind in (*TableAction, *(action for game in GAMES.values() for action in game.actions))
)
_FIELDS = ("name", "seat", "order", "preset", "changes", "settings", "share", "text", "value")
_WORDS = ("odds", "standard", "Ann", "lives=1", "a" * 32)
words = st.text(max_size=80) | st.sampled_from(_WORDS)
values = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 70) | words | st.floats(allow_nan=False),
    lambda deeper: st.lists(deeper, max_size=4) | st.dictionaries(words, deeper, max_size=3),
    max_leaves=8,
)
actions = st.builds(
    lambda kind, fields: {"kind": kind} | fields,
    st.sampled_from(_KINDS) | words,
    st.dictionaries(st.sampled_from(_FIELDS) | words, values, max_size=3),
)
ids = st.text("abc-_019", min_size=1, max_size=6) | words
messages = st.one_of(
    st.builds(lambda i, a: {"type": "do", "id": i, "action": a}, ids, actions | values),
    st.builds(
        lambda i, n, a: {"type": "act", "id": i, "after": n, "action": a},
        *(ids, st.integers(-1, 300), actions | values),
    ),
    st.builds(lambda n: {"type": "hello", "since": n}, st.integers(-1, 10**18) | values),
    st.just({"type": "ping"}),
    st.dictionaries(words, values, max_size=4),
).map(lambda message: json.dumps(message))
frames = messages | st.text(max_size=200)


SENT = given(sent=st.lists(frames, min_size=1, max_size=25), who=st.integers(0, 2))


@settings(max_examples=20, suppress_health_check=list(HealthCheck))
@SENT
def test_any_messages_at_all(background: Served, sent: list[str], who: int) -> None:
    asyncio.run(_survives(background, sent, who))


@pytest.mark.proof
@settings(max_examples=200, suppress_health_check=list(HealthCheck))
@SENT
def test_any_messages_at_all_often(background: Served, sent: list[str], who: int) -> None:
    asyncio.run(_survives(background, sent, who))


async def _survives(served: Served, sent: list[str], who: int) -> None:
    """Let the host, a guest or a spectator send arbitrary data, and check that the game continues
    for the others."""
    async with guests(served.base, "Ann", "Ben", "Eve") as (ann, ben, eve):
        tabs = await seated([ann, ben], changes={"lives": 2})
        tabs.append(await eve.enter(tabs[0].table["id"]))
        await tabs[0].do("start")
        bad = tabs[who]
        for text in sent:
            await bad.send(text)
        for tab in tabs:
            answer = await tab.command({"type": "do", "id": "z" * 40, "action": {"kind": "return"}})
            assert answer["id"] == "z" * 40
            assert not tab.closed
        _honest(bad)


def _honest(tab: Tab) -> None:
    """Check that every refusal has a reason, and that none is an internal error."""
    for message in tab.heard:
        if message["type"] == "refused" or (message["type"] == "answer" and not message["number"]):
            key = message["reason"]["key"]
            assert key not in ("wire-refused-failed", "wire-refused-not-stored")


async def test_a_game_continues_beside_a_fuzzing_client(served: Served, quick_bots: None) -> None:
    luck = random.Random(9)
    async with guests(served.base, "Ann", "Ben", "Eve") as (ann, ben, eve):
        tabs = await seated([ann, ben], changes={"lives": 2})
        bad = await eve.enter(tabs[0].table["id"])

        async def rubbish() -> None:
            for count in itertools.count(1):
                kind = luck.choice(["act", "do", "hello", "x"])
                action = {"kind": luck.choice(_KINDS), "seat": 0, "value": 61}
                some = {"type": kind, "id": "a", "after": 3, "action": action}
                await bad.send(json.dumps(some)[: luck.randrange(9, 200)])
                if count % 5 == 0:
                    await bad.reaches(bad.number + 1)

        await tabs[0].do("start")
        sending = asyncio.create_task(rubbish())
        await play(tabs, random.Random(2))
        sending.cancel()
        await asyncio.gather(*(tab.until(lambda t: t.over) for tab in tabs))
        lines = await stored_lines(served.context.store, tabs[0].table["id"])
        assert [line.number for line in lines] == list(range(1, len(lines) + 1))
