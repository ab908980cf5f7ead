"""Tests of the files for playing without a server, on a server and as a static site."""

import json
from pathlib import Path

import pytest
from starlette.requests import Request

from mendax.server.http import local_play
from mendax.server.http.static_files import Pages

INDEX = '<html lang="en"><head><link rel="manifest" href="/manifest.webmanifest"></head></html>'


@pytest.fixture
def built(tmp_path: Path) -> tuple[Path, Path]:
    """Return a client and the files, as the builds write them."""
    static, offline = tmp_path / "static", tmp_path / "static-offline"
    for folder in (static / "assets", offline / "abc"):
        folder.mkdir(parents=True)
    (static / "index.html").write_text(INDEX)
    (static / "cup.html").write_text('<a href="./learn/mia">')
    (static / "assets" / "a-1.js").write_text("a")
    (static / "assets" / "a-1.js.br").write_text("a")
    (static / ".built-from").write_text("stamp")
    (offline / "abc" / "stdlib.zip").write_bytes(b"python")
    (offline / "abc" / "pyodide.asm.wasm").write_bytes(b"wasm")
    (offline / "abc" / "pyodide.asm.wasm.gz").write_bytes(b"packed")
    files = [{"name": "stdlib.zip", "size": 6}]
    (offline / "files.json").write_text(json.dumps({"version": "abc", "files": files}))
    return static, offline


def answered(pages: Pages, path: str, **headers: str) -> tuple[int, bytes, dict[str, str]]:
    """Return the answer to a request."""
    sent = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "method": "GET", "path": path, "headers": sent, "query_string": b""}
    answer = pages.answer(Request(scope))
    return answer.status_code, bytes(answer.body), dict(answer.headers)


def test_a_server_offers_its_page_and_files(built: tuple[Path, Path]) -> None:
    static, offline = built
    pages = Pages(static, offline=offline)
    assert b"data-offline" in answered(pages, "/")[1]
    status, page, _ = answered(pages, "/offline/")
    assert (status, b'data-local="/offline/"' in page) == (200, True)
    status, listed, headers = answered(pages, "/offline/files.json")
    assert json.loads(listed)["assets"] == ["assets/a-1.js"]
    assert headers["cache-control"] == "no-cache"
    status, wasm, headers = answered(pages, "/offline/abc/pyodide.asm.wasm", accept_encoding="gzip")
    assert (status, wasm, headers["content-type"]) == (200, b"packed", "application/wasm")
    assert "immutable" in headers["cache-control"]


def test_without_the_files_offline_play_is_not_offered(built: tuple[Path, Path]) -> None:
    static, offline = built
    pages = Pages(static, offline=offline / "none")
    assert answered(pages, "/offline/")[:2] == (503, local_play.NOT_BUILT.encode())
    assert b"data-offline" not in answered(pages, "/")[1]


def test_a_static_site_has_relative_addresses_and_all_files(
    built: tuple[Path, Path], tmp_path: Path
) -> None:
    to = tmp_path / "site"
    size = local_play.write_site(to, *built)
    page = (to / "index.html").read_text()
    assert 'data-local="/"' in page
    assert 'href="./manifest.webmanifest"' in page
    assert (to / "cup.html").read_text() == '<a href="./#/learn/mia">'
    names = {file.relative_to(to).as_posix() for file in to.rglob("*") if file.is_file()}
    assert names == {
        *("index.html", "cup.html", "old.js", "assets/a-1.js", "assets/a-1.js.br"),
        "offline/files.json",
        *("offline/abc/stdlib.zip", "offline/abc/pyodide.asm.wasm"),
        "offline/abc/pyodide.asm.wasm.gz",
    }
    assert size == sum((to / name).stat().st_size for name in names)
    with pytest.raises(FileExistsError):
        local_play.write_site(to, *built)


def test_a_site_of_files_that_are_not_built_is_refused(
    built: tuple[Path, Path], tmp_path: Path
) -> None:
    with pytest.raises(local_play.NotBuilt):
        local_play.write_site(tmp_path / "site", built[0], tmp_path / "none")
