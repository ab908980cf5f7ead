"""Sample programs that can be run. C programs are compiled first if a compiler exists."""

import shutil
import subprocess
from pathlib import Path

import pytest


def compiled(source: Path, folder: Path) -> Path:
    """Return the program of ``source``, in ``folder`` if it was compiled. Skip the test if the
    tools are missing.
    """
    if source.suffix == ".js" and shutil.which("node") is None:
        pytest.skip("no node here")
    if source.suffix != ".c":
        return source
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("no C compiler here")
    program = folder / source.stem
    subprocess.run([compiler, "-O1", "-o", str(program), str(source)], check=True)
    return program
