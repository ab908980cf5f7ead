"""Writes what this release leaves behind: ``python -m tests.archive``, once for each release."""

import mendax
from tests.archive.making import FOLDER, write

file = FOLDER / f"{mendax.__version__}.tar.xz"
if file.exists():
    raise SystemExit(f"{file.name} is there already; an archive is never written again")
write(file)
print(f"{file.name}: {file.stat().st_size} bytes")
