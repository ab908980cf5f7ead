"""Tests of link previews: the table's host, in a head that no name can break."""

import re
from html import unescape
from pathlib import Path

import httpx2

from mendax.games import BUILT_IN
from mendax.server.http.previews import of_game
from mendax.server.wire.refusal import Refused
from mendax.words import LANGUAGES, Words
from tests.server import connections
from tests.server.guests import Served, serving

PAGE = b"<!doctype html><html><head><title>Mendax</title></head><body></body></html>"


def shown(page: str) -> dict[str, str]:
    """Return the preview in a page's head."""
    head = page.partition("</head>")[0]
    return {
        name: unescape(text)
        for name, text in re.findall(r'<meta property="([^"]*)" content="([^"]*)" />', head)
    }


async def _opened(served: Served, name: str, game: str = "mia", **changes: int) -> str:
    body = {"game": game, "name": name, "changes": changes}
    async with connections.client(served.base) as client:
        answer = await client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def _page(served: Served, path: str, language: str = "en") -> httpx2.Response:
    async with connections.client(served.base) as client:
        return await client.get(path, headers={"accept-language": language})


async def test_a_preview_tells_the_host_the_game_and_own_rules_as_text(served: Served) -> None:
    host = "\"><b>&'</head>"
    table = await _opened(served, host, "sword_of_lies")
    page = (await _page(served, f"/t/{table}")).text
    assert page.count("</head>") == 1
    assert "<b>" not in page
    preview = shown(page)
    assert preview["og:title"] == f"{host} invites you to Sword of Lies"
    assert preview["og:url"] == f"{served.base}/t/{table}"
    assert preview["og:image"] == f"{served.base}/previews/sword_of_lies.png"
    own = await _opened(served, "Olena", "sword_of_lies", cards=3)
    uk = shown((await _page(served, f"/t/{own}", "uk-UA,uk;q=0.9")).text)
    assert uk["og:title"] == "Olena запрошує вас: Меч брехні"
    assert of_game("sword_of_lies", Words("en")).text in preview["og:description"]
    assert of_game("sword_of_lies", Words("uk")).text not in uk["og:description"]


async def test_below_a_path_of_https_a_preview_has_whole_addresses(tmp_path: Path) -> None:
    async with serving(tmp_path, root_path="/mendax", secure=True) as served:
        table = await _opened(served, "Olena")
        preview = shown((await _page(served, f"/mendax/t/{table}")).text)
    home = f"https://127.0.0.1:{served.port}/mendax"
    assert preview["og:url"] == f"{home}/t/{table}"
    assert preview["og:image"] == f"{home}/previews/mia.png"


async def test_unknown_links_have_no_preview(served: Served) -> None:
    answer = await _page(served, "/t/aaaaaaaaaaaaaaaa")
    assert answer.status_code == 200
    assert shown(answer.text) == {}


async def test_other_pages_have_their_own_preview(served: Served) -> None:
    title = "Mendax: three games of straight-faced lies"
    mia = "Mia: how to play"
    pages = {"/": title, "/rules/mia": mia, "/explore/mia": mia, "/rules/none": title}
    for path, said in (pages | {"/j/ABCDE": title}).items():
        answer = await _page(served, path)
        assert answer.status_code == 200, path
        assert shown(answer.text)["og:title"] == said, path


async def test_previews_are_rate_limited(served: Served) -> None:
    served.context.limits.requests.take = _refuse  # type: ignore[method-assign]
    assert shown((await _page(served, "/t/aaaaaaaaaaaaaaaa")).text) == {}


def _refuse(address: str) -> None:
    raise Refused(429, "wire-refused-too-fast", seconds=1)


def test_every_game_has_words_and_a_picture() -> None:
    public = Path(__file__).parents[3] / "web" / "public"
    wrong = []
    for game in BUILT_IN:
        for language in LANGUAGES:
            preview = of_game(game, Words(language))
            picture = (public / preview.picture.lstrip("/")).read_bytes()
            if not preview.text or "{" in preview.title + preview.text or picture[1:4] != b"PNG":
                wrong.append((game, language))
    assert wrong == []
