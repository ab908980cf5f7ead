"""Tests that the log has one line per record, plain or JSON, with its request and without
secrets."""

import asyncio
import io
import json
import logging
import random
import re
from collections.abc import Iterator
from typing import Any, Literal

import pytest

from mendax.server.monitoring import logs
from mendax.server.monitoring.logs import REQUEST, JsonLines, PlainLines, next_request, shown_path
from mendax.server.settings.settings import ServerSettings
from tests.server.guests import Served, guests, play, seated

NAMES = ("Annabel", "Borislav", "Clementine")
GAMES: dict[str, dict[str, Any]] = {
    "mia": {"game": "mia", "bots": ["liar"], "changes": {"lives": 2}},
    "french_poker": {"game": "french_poker", "bots": ["random"], "changes": {"tokens": 1}},
    "sword_of_lies": {"game": "sword_of_lies", "bots": ["random"]},
}
TABLE = r"(mia|french_poker|sword_of_lies) [a-z2-9]{4}…"
WHERE = r"(/(…|[a-z]+))+"
ALLOWED = (
    rf"DEBUG mendax\.tables( \[\w+-\w+\])? (Act|Do|BotAct|ByTable|TimeOut) at {TABLE}",
    rf"INFO mendax\.tables \[\w+-\w+\] table {TABLE} (opened|loaded|unloaded)",
    rf"INFO mendax\.access \[\w+-\w+\] (GET|POST) {WHERE} \d{{3}} after \d+ ms",
    rf"INFO mendax\.access \[\w+-\w+\] SOCKET {WHERE} (opened|closed after \d+ ms)",
)
"""All words that are allowed in the log of games without failures: kinds, counts and times."""


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """Yield a file for the log; afterwards the log of this process is restored."""
    root, ours = logging.getLogger(), logging.getLogger(logs.OURS)
    before, levels = root.handlers[:], (root.level, ours.level)
    root.handlers = []  # pytest's own handlers stay open
    stream = io.StringIO()
    yield stream
    root.handlers = before
    root.setLevel(levels[0])
    ours.setLevel(levels[1])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("form", ["plain", "json"])
@pytest.mark.usefixtures("quick_bots")
async def test_debug_logs_contain_no_secrets(
    served: Served, written: io.StringIO, game: str, form: Literal["plain", "json"]
) -> None:
    """Every line has an allowed form, so it cannot contain a die or a word."""
    logs.set_up(ServerSettings(log=form, log_level="debug"), written)
    async with guests(served.base, *NAMES) as people:
        tabs = await seated(people, **GAMES[game])
        await tabs[0].do("say", text="Thunderstruck")
        await tabs[0].do("start")
        await play(tabs, random.Random(3), moves=25)
        await people[0].http.get(f"/api/tables/{tabs[0].table['id']}/aid")
        await people[0].http.get("/t/secretsecretsecr?person=Annabel")
        table = served.live(tabs[0].table["id"]).table
        words = [*NAMES, "Thunderstruck", tabs[0].table["id"], table.state.secret.hex()]
        words += [guest.cookie.partition("=")[2] for guest in people]
        words += [person for person in table.people() if person]
        played = table.game_run
        assert played is not None
        words += [played.fairness.salt(draw).hex() for draw in range(played.fairness.drawn)]
        words += [text for _, _, action in played.moves if len(text := str(action)) > 3]
    while written.getvalue().count("/socket closed after") < len(NAMES):  # noqa: ASYNC110
        await asyncio.sleep(0)
    lines = written.getvalue().splitlines()
    assert len(lines) > 10
    for word in words:
        assert word not in written.getvalue()
    for line in map(_as_plain, lines) if form == "json" else lines:
        assert any(re.fullmatch(one, line) for one in ALLOWED), line
    assert any("BotAct at " in line for line in lines)


def _as_plain(line: str) -> str:
    read = json.loads(line)
    assert read.keys() <= {"at", "level", "logger", "request", "text"}
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", read["at"])
    about = f" [{read['request']}]" if "request" in read else ""
    return f"{read['level'].upper()} {read['logger']}{about} {read['text']}"


def test_requests_are_not_logged_at_the_default_level(written: io.StringIO) -> None:
    logs.set_up(ServerSettings(), written)
    logging.getLogger("mendax.access").info("GET /")
    logging.getLogger("websockets.server").debug("< TEXT roll 53")
    logging.getLogger("mendax.abuse").warning("here")
    assert written.getvalue() == "WARNING mendax.abuse here\n"


def test_others_never_write_below_a_warning(written: io.StringIO) -> None:
    """At level debug, the websockets library logs complete frames and heads."""
    logs.set_up(ServerSettings(log_level="debug"), written)
    for name in ("websockets.server", "asyncio", ""):
        logging.getLogger(name).info("roll 53")
    assert written.getvalue() == ""


def _record(text: str, *args: object, **fields: object) -> logging.LogRecord:
    made = logging.LogRecord("mendax.x", logging.ERROR, "x.py", 1, text, args, None)
    made.__dict__.update(fields)
    return made


@pytest.mark.parametrize("form", [PlainLines(), JsonLines()])
def test_any_text_stays_on_one_line(form: logging.Formatter) -> None:
    said = form.format(_record("%s", "a\nERROR mendax.y b\r\x1b[2J\u2028c"))
    assert len(said.splitlines()) == 1
    assert "\x1b" not in said


@pytest.mark.parametrize("form", [PlainLines(), JsonLines()])
def test_of_an_error_only_its_kind_is_written(form: logging.Formatter) -> None:
    try:
        raise ValueError("the die shows 6")
    except ValueError as error:
        record = _record("failed", exc_info=(ValueError, error, error.__traceback__))
    assert "ValueError" in form.format(record)
    assert "die" not in form.format(record)


async def test_uncaught_errors_are_logged_without_their_message(written: io.StringIO) -> None:
    logs.set_up(ServerSettings(), written)
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(logs.unforeseen)

    def fail() -> None:
        raise ValueError("the die shows 6")

    loop.call_soon(fail)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert "ValueError in" in written.getvalue()
    assert "die" not in written.getvalue()


def test_a_line_names_the_request_that_it_is_about() -> None:
    token = REQUEST.set(next_request())
    try:
        assert f" [{REQUEST.get()}] " in PlainLines().format(_record("x"))
        assert " [7-1] " in PlainLines().format(_record("x", request="7-1"))
    finally:
        REQUEST.reset(token)
    assert "[" not in PlainLines().format(_record("x"))
    assert next_request() != next_request()


async def test_refused_clients_get_the_request_id(served: Served, written: io.StringIO) -> None:
    logs.set_up(ServerSettings(log_level="info"), written)
    async with guests(served.base, "Ann") as (ann,):
        answer = await ann.http.get("/api/nowhere")
        assert "x-request-id" not in (await ann.http.get("/api/health")).headers
    line = f"INFO mendax.access [{answer.headers['x-request-id']}] GET /api/… 404 after"
    assert line in written.getvalue()


def test_logged_paths_omit_ids() -> None:
    paths = {
        "/api/tables/abcdefghabcdefgh/record/3": "/api/tables/…/record/…",
        "/t/abcdefghabcdefgh": "/t/…",
        "/j/ABCDE": "/j/…",
        "/api/codes": "/api/codes",
        "/": "/",
        "/x" * 99: "/…" * 6,
    }
    assert {path: shown_path(path) for path in paths} == paths
