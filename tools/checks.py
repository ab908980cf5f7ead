"""The static checks of `./run lint`, one command each."""

import subprocess

from tools import client, prose
from tools.ground import ROOT, VENV, SetupError, say

CHECKS: dict[str, list[str]] = {
    "ruff": ["ruff", "check", "--quiet"],
    "format": ["ruff", "format", "--check", "--quiet"],
    "mypy": ["mypy", "--no-error-summary"],
    "imports": ["lint-imports"],
}


def command(check: str) -> list[str]:
    """Return the command line of a check. Run it in the root of the checkout."""
    program, *arguments = CHECKS[check]
    return [str(VENV / "bin" / program), *arguments]


def lint() -> int:
    """Run all checks, print their findings, and return an exit code."""
    failed: list[str] = []
    for check in CHECKS:
        done = subprocess.run(
            command(check),
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode:
            failed.append(check)
            print(done.stdout.rstrip(), flush=True)
    try:
        client.check()
    except SetupError as error:
        failed.append("client")
        print(error, flush=True)
    # English comes first: a text without a translation is a warning.
    subprocess.run([VENV / "bin" / "python", "-m", "tools.untranslated"], cwd=ROOT, check=False)
    if found := prose.check():
        failed.append("prose")
        print(*(f"{one.path}:{one.line}: {one.kind}: {one.words}" for one in found), sep="\n")
    say(f"✗ {', '.join(failed)}" if failed else f"✓ {', '.join([*CHECKS, 'client', 'prose'])}")
    return 1 if failed else 0
