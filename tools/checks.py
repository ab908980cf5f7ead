"""The static checks of `./run lint`, one command each."""

import subprocess
from concurrent.futures import ThreadPoolExecutor

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


def findings(check: str) -> str:
    """Return the output of a failed check; an empty text if it passes."""
    done = subprocess.run(
        command(check),
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return (done.stdout.rstrip() or f"{check} failed") if done.returncode else ""


def client_findings() -> str:
    """Return the output of the client's first failed check; an empty text if all pass."""
    try:
        client.check()
    except SetupError as error:
        return str(error)
    return ""


def lint() -> int:
    """Run all checks, two at a time, print their findings, and return an exit code."""
    failed: list[str] = []
    with ThreadPoolExecutor(2) as pool:
        running = {check: pool.submit(findings, check) for check in CHECKS}
        running["client"] = pool.submit(client_findings)
        for check, found in running.items():
            if found.result():
                failed.append(check)
                print(found.result(), flush=True)
    # English comes first: a text without a translation is a warning.
    subprocess.run([VENV / "bin" / "python", "-m", "tools.untranslated"], cwd=ROOT, check=False)
    if odd := prose.check():
        failed.append("prose")
        print(*(f"{one.path}:{one.line}: {one.kind}: {one.words}" for one in odd), sep="\n")
    say(f"✗ {', '.join(failed)}" if failed else f"✓ {', '.join([*CHECKS, 'client', 'prose'])}")
    return 1 if failed else 0
