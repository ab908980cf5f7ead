"""The client's wire types, `web/src/wire.gen.ts`: made from the server's own description.

`mendax schema` prints an OpenAPI document that holds every message; openapi-typescript turns it
into types. The result is committed, so that a client can be built where no server is installed,
and its first line names the document it was made from, so that a test can tell a stale one.
"""

from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path
from subprocess import DEVNULL, run
from tempfile import TemporaryDirectory

from tools.ground import ROOT, VENV, SetupError, fingerprint, replace_text, say, stamped

TYPES = ROOT / "web" / "src" / "wire.gen.ts"
_PACKAGE = ROOT / "src" / "mendax"
_CHECKED = VENV / ".wire-types"
_SHAPE = ["--immutable", "--root-types", "--root-types-no-schema-prefix"]


def document(python: Path) -> bytes:
    """What the server of this checkout says its messages are."""
    command = [str(python.parent / "mendax"), "schema"]
    done = run(command, stdin=DEVNULL, capture_output=True, check=False)
    if done.returncode:
        told = done.stderr.decode(errors="replace").strip()
        raise SetupError(f"`mendax schema` failed, so the client has no wire types:\n{told}")
    return done.stdout


def first_line(described: bytes) -> str:
    """What fresh types open with."""
    return f"// made by `./run web` from `mendax schema`, sha256 {sha256(described).hexdigest()}"


def are_fresh(described: bytes) -> bool:
    """Whether the committed types were made from this document."""
    if not TYPES.exists():
        return False
    return TYPES.read_text().partition("\n")[0] == first_line(described)


def is_checked() -> bool:
    """Whether the types were compared since they or the Python sources last changed; cheap."""
    return TYPES.exists() and stamped(_CHECKED, _compared(_python_fingerprint()))


def refresh(python: Path, npm: Callable[[Sequence[str]], str]) -> None:
    """Makes the types anew if the server describes other messages than they hold."""
    python_sources = _python_fingerprint()
    described = document(python)
    if not are_fresh(described):
        say("· making the client's wire types")
        with TemporaryDirectory() as folder:
            source, target = Path(folder) / "openapi.json", Path(folder) / "wire.ts"
            source.write_bytes(described)
            npm(["run", "--silent", "wire", "--", str(source), "-o", str(target), *_SHAPE])
            replace_text(TYPES, f"{first_line(described)}\n{target.read_text()}")
    _CHECKED.write_text(_compared(python_sources))


def _compared(python_sources: str) -> str:
    return fingerprint([TYPES], python_sources)


def _python_fingerprint() -> str:
    return fingerprint(_PACKAGE.rglob("*.py"))
