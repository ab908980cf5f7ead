"""Pack the browser's Python. ``web/offline/bundle.mjs`` runs this program in that same Python.

It compiles all modules, plays part of a game to find out which modules of the standard library are
used, and writes four archives: the standard library, positions for practice, solved games with the
modules that apply them, and everything else. The archives are not compressed, because
``bundle.mjs`` compresses each one as a whole.
"""

import asyncio
import importlib
import json
import marshal
import sys
import zipfile
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from types import CodeType

STAMP = (2020, 1, 1, 0, 0, 0)
"""The modification time of all files, so that the same input produces the same archives."""
ALWAYS = ("pyodide", "_pyodide", "importlib", "collections", "json")
"""Packages of the standard library that are kept completely."""
CODECS = ("ascii", "cp437", "idna", "latin_1", "punycode", "unicode_escape", "utf_16", "utf_8")
PLAYED = """{"name": "Ann", "game": "%s", "bots": ["random", "%s"]}"""
READ = ("anyio/",)
"""Packages that read their own source."""
HELLO = '{"type": "hello"}'
START = '{"type": "do", "id": "1", "action": {"kind": "start"}}'


class _Shelf:
    """A store that discards all data."""

    async def row(self, table: str) -> str:
        return ""

    async def lines(self, table: str) -> str:
        return ""

    async def add(self, table: str, row: str, first: int, lines: str) -> bool:
        return True

    async def test(self) -> None:
        pass


async def _here() -> None:
    """Return at once, because all files are here."""


async def _use() -> None:
    """Use the tables and coaches, so that all modules they need are loaded."""
    module = importlib.import_module("mendax.pyodide_server.local_server")
    server = module.LocalServer(_Shelf(), lambda *_: None, lambda *_: None, _here)
    for game in ("mia", "french_poker"):
        for kind in ("coverage", "strategy"):
            status, text = await server.ask("GET", f"/api/{kind}/{game}?preset=standard", "")
            assert status == 200, text
    for game, bot in (("mia", "reader"), ("french_poker", "odds"), ("sword_of_lies", "squire")):
        status, text = await server.ask("POST", "/api/tables", PLAYED % (game, bot))
        assert status == 201, text
        table = json.loads(text)["id"]
        await server.connect(1, table)
        for message in (HELLO, START):
            server.hear(1, message)
            await asyncio.sleep(0.2)
        server.disconnect(1)
        for path in ("tutorial", "reference", "tips", "how-to-play", "meanings"):
            status, text = await server.ask("GET", f"/api/{path}/{game}", "")
            assert status == 200, text
        status, text = await server.ask("GET", f"/api/tables/{table}/story/1", "")
        assert status == 404, text


def _compiled(source: bytes, name: str) -> bytes:
    """Return a module as Python stores it without its source; docstrings stay in Mendax only."""
    optimize = 0 if name.startswith("mendax/") else 2
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    return MAGIC_NUMBER + bytes(12) + marshal.dumps(_without_lines(code))


def _without_lines(code: CodeType) -> CodeType:
    """Return the code without its table of line numbers, a third of its compressed size."""
    inner = tuple(_without_lines(c) if isinstance(c, CodeType) else c for c in code.co_consts)
    return code.replace(co_consts=inner, co_linetable=b"")


def _write(archive: Path, files: dict[str, bytes]) -> None:
    with zipfile.ZipFile(archive, "w") as packed:
        for name, content in sorted(files.items()):
            if name.endswith(".py") and not name.startswith(READ):
                name, content = f"{name}c", _compiled(content, name)
            packed.writestr(zipfile.ZipInfo(name, STAMP), content)


def _used(name: str) -> bool:
    """Return whether a file of the standard library belongs to a loaded module."""
    module = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    top, _, rest = module.partition(".")
    return module in sys.modules or top in ALWAYS or (top == "encodings" and rest in CODECS)


async def main(site: str, library: str, to: str) -> None:
    """Pack the packages below ``site`` and the archive ``library`` into the folder ``to``."""
    sys.path.insert(0, site)
    await _use()
    with zipfile.ZipFile(library) as whole:
        standard = {name: whole.read(name) for name in whole.namelist() if _used(name)}
    _write(Path(to, "stdlib.zip"), standard)
    packages = _below(Path(site))
    archives = json.loads(packages.pop("archives.json"))
    for archive in ("mendax", *sorted({*archives.values()} - {"mendax"})):
        files = {n: c for n, c in packages.items() if archives.get(n, "mendax") == archive}
        _write(Path(to, f"{archive}.zip"), files)


def _below(root: Path) -> dict[str, bytes]:
    return {
        file.relative_to(root).as_posix(): file.read_bytes()
        for file in sorted(root.rglob("*"))
        if file.is_file() and "__pycache__" not in file.parts
    }
