"""Start `mendax.pyz`: unpack its packages once into the user's cache, and call the command line.

Python can't import compiled packages from an archive. This file is the `__main__` of the archive,
so it must also run in an old Python.
"""

import json
import os
import shutil
import sys
import sysconfig
import tempfile
import zipfile
from pathlib import Path


def main() -> None:
    """Start Mendax from the cache."""
    with zipfile.ZipFile(str(Path(__file__).parent)) as packed:
        needs = json.loads(packed.read("needs.json").decode())
        version = "{}.{}".format(*sys.version_info[:2])
        own = {"python": version, "platform": sysconfig.get_platform()}
        if any(needs[name] != own[name] for name in own):
            sys.exit(
                "This mendax.pyz needs Python {python} on {platform}".format(**needs)
                + ", and this is Python {python} on {platform}.".format(**own)
                + " The wheel runs on all systems: pip install 'mendax[server]'"
            )
        place = unpacked(packed, needs["id"])
    sys.path[0] = place
    others = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = place + (
        os.pathsep + others if others else ""
    )  # for child processes
    from mendax.terminal.cli import main as run

    run()


def unpacked(packed: zipfile.ZipFile, name: str) -> str:
    """Return the folder with the packages; the first call unpacks them."""
    home = Path(os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")) / "mendax-pyz"
    place = home / name
    if place.is_dir():
        return str(place)
    home.mkdir(mode=0o700, parents=True, exist_ok=True)
    part = tempfile.mkdtemp(dir=str(home))
    try:
        wanted = [entry for entry in packed.namelist() if entry.startswith("packages/")]
        packed.extractall(part, wanted)
        (Path(part) / "packages").rename(place)
    except OSError:
        if not place.is_dir():  # unless another process was faster
            raise
    finally:
        shutil.rmtree(part, ignore_errors=True)
    return str(place)


if __name__ == "__main__":
    main()
