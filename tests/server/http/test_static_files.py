"""Tests that the client's files are compressed, and cached for a year or revalidated, and that no
other files are served."""

from pathlib import Path
from urllib.parse import quote

from hypothesis import given
from hypothesis import strategies as st
from starlette.requests import Request
from starlette.responses import Response

from mendax.server.http.static_files import Pages

NO_FOLDER = Path("no such folder")


def test_the_clients_files(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "app-x1.js").write_text("let a = 1;" * 100)
    (tmp_path / "assets" / "serif-x1.woff2").write_bytes(b"wOF2")
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / ".built-from").write_text("secret")
    pages = Pages(tmp_path)

    def get(path: str, **headers: str) -> Response:
        return pages.answer(_request(path, headers))

    script = get("/assets/app-x1.js", accept_encoding="gzip, br")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    assert script.headers["content-type"].startswith("text/javascript")
    assert len(script.body) < 1000
    assert get("/assets/app-x1.js").body == b"let a = 1;" * 100
    assert get("/assets/serif-x1.woff2").headers["content-type"] == "font/woff2"
    page = get("/t/abcdefgh")
    assert page.headers["cache-control"] == "no-cache"
    assert page.body == b"<!doctype html>"
    assert get("/", if_none_match=page.headers["etag"]).status_code == 304
    for hidden in ("/.built-from", "/../server/running/app.py"):
        assert get(hidden).status_code == 404
    assert b"not built" in Pages(tmp_path / "none").answer(_request("/", {})).body


def test_the_cup_has_a_separate_page(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "cup.html").write_text("the cup")
    pages = Pages(tmp_path, "/games")
    assert pages.answer(_request("/cup", {})).body == b"the cup"
    assert pages.answer(_request("/cup/", {})).headers["location"] == "/games/cup"
    assert pages.answer(_request("/cup/x", {})).status_code == 404


def test_the_page_says_that_browsers_warn_of_the_certificate(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html><html>")
    for warned in (False, True):
        page = Pages(tmp_path, warned=warned).answer(_request("/", {}))
        assert (b" data-warned" in page.body) == warned


def test_search_engines_are_kept_from_tables(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>")
    pages = Pages(tmp_path)
    told = {
        path: pages.answer(_request(path, {})).headers.get("x-robots-tag")
        for path in (
            "/t/abcdefghijkmnpqr",
            "/t/abcdefghijkmnpqr/coach/1",
            "/t/x",
            "/tv/abcdefghijkmnpqr",
            "/tv/ABCDE",
        )
    }
    assert set(told.values()) == {"noindex"}, told
    for path in ("/", "/tv", "/rules/mia", "/nothing"):
        assert "x-robots-tag" not in pages.answer(_request(path, {})).headers


TABLE = "abcdefghijkmnpqr"
AROUND = st.text(st.sampled_from(".,)(»«…!?\"' \u201d\u00a0]*_"), max_size=4)


@given(st.sampled_from(["t", "tv"]), AROUND, AROUND, st.booleans(), st.booleans())
def test_a_link_from_a_sentence_leads_to_its_table(
    kind: str, before: str, after: str, loud: bool, escaped: bool
) -> None:
    pages, meant = Pages(NO_FOLDER, "/games"), f"/{kind}/{TABLE}"
    spelt = before + (TABLE.upper() if loud else TABLE) + after
    answer = pages.answer(_request(f"/{kind}/{quote(spelt) if escaped else spelt}", {}))
    if spelt == TABLE:
        assert answer.status_code == 503  # the client is not built here
    else:
        assert (answer.status_code, answer.headers["location"]) == (307, f"/games{meant}")


def test_a_quoted_link_to_a_replay_keeps_its_game() -> None:
    answer = Pages(NO_FOLDER).answer(_request(f"/t/{TABLE.upper()}/replay/12).", {}))
    assert answer.headers["location"] == f"/t/{TABLE}/replay/12"


def test_below_a_path_the_page_begins_its_addresses_with_it(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(
        '<link rel="icon" href="/icon.svg"><script src="/assets/a.js"></script>'
        '<a href="//other.example/">/t/</a><a href="https://other.example/">'
    )
    (tmp_path / "index.html.br").write_bytes(b"as it was")
    (tmp_path / "a.css").write_text("a{background:url(b.svg)}")
    pages, plain = Pages(tmp_path, "/games/mendax"), Pages(tmp_path)
    page = pages.answer(_request("/t/abcdefgh", {"accept_encoding": "br"}))
    assert bytes(page.body).decode() == (
        '<link rel="icon" href="/games/mendax/icon.svg">'
        '<script src="/games/mendax/assets/a.js"></script>'
        '<a href="//other.example/">/t/</a><a href="https://other.example/">'
    )
    assert "content-encoding" not in page.headers, "the packed file has other addresses"
    assert page.headers["etag"] != plain.answer(_request("/", {})).headers["etag"]
    assert pages.answer(_request("/a.css", {})).body == b"a{background:url(b.svg)}"
    nowhere = pages.answer(_request("/nothing", {"accept": "text/html"}))
    assert b'href="/games/mendax/"' in nowhere.body


def _request(path: str, headers: dict[str, str]) -> Request:
    raw = [(name.replace("_", "-").encode(), word.encode()) for name, word in headers.items()]
    where = {"path": path, "query_string": b"", "server": ("x", 80), "scheme": "http"}
    return Request({"type": "http", "method": "GET", "headers": raw} | where)
