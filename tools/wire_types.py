"""The client's wire types, `web/src/wire.gen.ts`, generated from the server's OpenAPI document.

`mendax schema` prints an OpenAPI document with every message; openapi-typescript turns its schemas
into types. The operations are left out: the client calls them through `net/http.ts`. The result is
committed, so that a client can be built without a server. Its first line has a hash of the schemas,
so that a test can detect a stale file.

The files `meanings.gen.ts` contain the meaning of each event field (a seat, a card's place), which
the document declares with `x-means`.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from subprocess import DEVNULL, run
from tempfile import TemporaryDirectory
from typing import Any, Final

from tools.ground import ROOT, VENV, SetupError, fingerprint, replace_text, say, stamped

TYPES = ROOT / "web" / "src" / "wire.gen.ts"
_PACKAGE = ROOT / "src" / "mendax"
_CHECKED = VENV / ".wire-types"
_MEANINGS: Final[Mapping[str, str]] = {
    "TableEvent": "table",
    "MiaEvent": "boards/mia",
    "FrenchPokerEvent": "boards/french_poker",
    "SwordOfLiesEvent": "boards/sword_of_lies",
}
"""The folder of the client with the meanings of each union of events."""
_SHAPE = ["--immutable", "--root-types", "--root-types-no-schema-prefix"]


def document(python: Path) -> bytes:
    """Return the server's description of its messages, from this checkout."""
    command = [str(python.parent / "mendax"), "schema"]
    done = run(command, stdin=DEVNULL, capture_output=True, check=False)
    if done.returncode:
        told = done.stderr.decode(errors="replace").strip()
        raise SetupError(f"`mendax schema` failed, so the client has no wire types:\n{told}")
    return done.stdout


def first_line(described: bytes) -> str:
    """Return the line that fresh types start with."""
    digest = sha256(_without_operations(described)).hexdigest()
    return f"// made by `./run web` from `mendax schema`, sha256 {digest}"


def _without_operations(described: bytes) -> bytes:
    """Return the document with only its schemas."""
    whole = json.loads(described)
    schemas = {"schemas": whole["components"]["schemas"]}
    return json.dumps({**whole, "paths": {}, "components": schemas}).encode()


def are_fresh(described: bytes) -> bool:
    """Return whether the committed types and meanings were made from this document."""
    made = {TYPES: first_line(described), **_meanings_files(described)}
    return all(file.exists() and file.read_text().startswith(t) for file, t in made.items())


def is_checked() -> bool:
    """Return whether the types were checked since they or the Python sources last changed."""
    there = all(file.exists() for file in _generated())
    return there and stamped(_CHECKED, _compared(_python_fingerprint()))


def refresh(python: Path, npm: Callable[[Sequence[str]], str]) -> None:
    """Regenerate the types if the server's messages have changed."""
    python_sources = _python_fingerprint()
    described = document(python)
    if not are_fresh(described):
        say("· making the client's wire types")
        with TemporaryDirectory() as folder:
            source, target = Path(folder) / "openapi.json", Path(folder) / "wire.ts"
            source.write_bytes(_without_operations(described))
            npm(["run", "--silent", "wire", "--", str(source), "-o", str(target), *_SHAPE])
            replace_text(TYPES, f"{first_line(described)}\n{target.read_text()}")
        for file, text in _meanings_files(described).items():
            replace_text(file, text)
    _CHECKED.write_text(_compared(python_sources))


def _meanings_files(described: bytes) -> dict[Path, str]:
    """Return the text of each `meanings.gen.ts`."""
    schemas = json.loads(described)["components"]["schemas"]
    return {
        _meanings_file(folder): _meanings_text(union, schemas)
        for union, folder in _MEANINGS.items()
    }


def _meanings_text(union: str, schemas: Mapping[str, Any]) -> str:
    meanings = meanings_by_kind(union, schemas)
    words = " | ".join(
        json.dumps(word) for word in sorted({w for m in meanings.values() for w in m.values()})
    )
    return (
        f"// made by `./run web` from `mendax schema`: what the fields of {union} mean\n"
        f"export type Meaning = {words};\n"
        '/** By kind of event and field; "*" holds fields that mean the same in every kind. */\n'
        "export const MEANINGS: Readonly<Record<string, Readonly<Record<string, Meaning>>>> = "
        f"{json.dumps(meanings, indent=2)};\n"
    )


def meanings_by_kind(union: str, schemas: Mapping[str, Any]) -> dict[str, dict[str, str]]:
    """Return the meanings by kind and path. The kind "*" has the fields that mean the same
    everywhere."""
    declared: dict[str, dict[str, dict[str, str]]] = {}
    for part in schemas[union]["oneOf"]:
        fields = schemas[part["$ref"].rpartition("/")[2]]["properties"]
        (kind,) = fields["kind"]["enum"]
        for name, schema in fields.items():
            declared.setdefault(name, {})[kind] = dict(_meant(schema, name))
    meanings: dict[str, dict[str, str]] = {"*": {}}
    for kinds in declared.values():
        first, *others = kinds.values()
        found = kinds if any(other != first for other in others) else {"*": first}
        for kind, paths in found.items():
            if paths:
                meanings.setdefault(kind, {}).update(paths)
    return meanings


def _meant(schema: Mapping[str, Any], path: str) -> Iterator[tuple[str, str]]:
    """Yield the declared meanings of a field and of its items."""
    if "x-means" in schema:
        yield path, schema["x-means"]
    for part in schema.get("anyOf", ()):
        yield from _meant(part, path)
    if isinstance(schema.get("items"), dict):
        yield from _meant(schema["items"], path + "[]")


def _compared(python_sources: str) -> str:
    return fingerprint(_generated(), python_sources)


def _generated() -> list[Path]:
    return [TYPES, *map(_meanings_file, _MEANINGS.values())]


def _meanings_file(folder: str) -> Path:
    return TYPES.parent / folder / "meanings.gen.ts"


def _python_fingerprint() -> str:
    return fingerprint(_PACKAGE.rglob("*.py"))
