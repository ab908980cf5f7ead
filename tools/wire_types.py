"""The client's wire types, `web/src/wire.gen.ts`, generated from the server's OpenAPI document.

`mendax schema` prints an OpenAPI document with every message; openapi-typescript turns its schemas
into types. The operations are left out: the client calls them through `web/src/net`. Git ignores
the file, and a build of the client does not need it: only the checks and editors read types.

The files `meanings.gen.ts` contain the meaning of each event field (a seat, a card's place), which
the document declares with `x-means`. They are committed, because the client's code uses them, and a
wheel is built where no server can run.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from subprocess import DEVNULL, run
from tempfile import TemporaryDirectory
from typing import Any, Final

from tools.ground import ROOT, VENV, SetupError, fingerprint, replace_text, say, stamped

TYPES = ROOT / "web" / "src" / "wire.gen.ts"
_PACKAGE = ROOT / "src" / "mendax"
_MADE = VENV / ".wire-types"
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


def are_fresh() -> bool:
    """Return whether the types were made from the current Python sources."""
    return TYPES.exists() and stamped(_MADE, _python_fingerprint())


def make(python: Path, npm: Callable[[Sequence[str]], str]) -> None:
    """Make the types of the server's messages."""
    made_from = _python_fingerprint()
    say("· making the client's wire types")
    with TemporaryDirectory() as folder:
        source, target = Path(folder) / "openapi.json", Path(folder) / "wire.ts"
        source.write_bytes(_without_operations(document(python)))
        npm(["run", "--silent", "wire", "--", str(source), "-o", str(target), *_SHAPE])
        replace_text(TYPES, target.read_text())
    _MADE.write_text(made_from)


def _without_operations(described: bytes) -> bytes:
    """Return the document with only its schemas."""
    whole = json.loads(described)
    schemas = {"schemas": whole["components"]["schemas"]}
    return json.dumps({**whole, "paths": {}, "components": schemas}).encode()


def _python_fingerprint() -> str:
    return fingerprint(_PACKAGE.rglob("*.py"))


def meanings_files(described: bytes) -> dict[Path, str]:
    """Return the text of each `meanings.gen.ts`."""
    schemas = json.loads(described)["components"]["schemas"]
    return {
        TYPES.parent / folder / "meanings.gen.ts": _meanings_text(union, schemas)
        for union, folder in _MEANINGS.items()
    }


def write_meanings(python: Path) -> None:
    """Write each `meanings.gen.ts`."""
    for file, text in meanings_files(document(python)).items():
        replace_text(file, text)


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
