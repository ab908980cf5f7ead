"""The verbs of `./run`: each sets up its environment, then runs its program."""

import os
import subprocess
from collections.abc import Callable

from tools import (
    browser,
    checks,
    client,
    documentation,
    environment,
    lock,
    offline,
    release,
    suite,
)
from tools.ground import ROOT, VENV, SetupError, say, step

USAGE = """\
./run play [--lan] [--share NAME@HOST] [--port PORT] [--data DIR] [--no-browser]
                        set up, start the server and open it in a browser;
                        --lan makes it reachable from your network, and --share for
                        friends anywhere, through your own SSH host
./run test [ARGS]       set up and run the tests that protect a change (ten minutes);
                        ARGS are passed to pytest
./run proof [ARGS]      run the other tests (an hour): all presets, all layouts, PostgreSQL,
                        killed servers, packages, solvers
./run mendax [ARGS]     the command line: ./run mendax --help
./run lint              check the code with ruff, mypy and import-linter; if the client
                        changed, also with Prettier, ESLint and svelte-check
./run format            format the code with ruff and Prettier
./run web [dev]         rebuild the client; dev: serve it with live reload, next to the
                        game server at MENDAX_SERVER
./run offline           build the files for playing in a browser without a server
./run bench [ARGS]      run the benchmarks
./run mutants PATH      change the code below PATH, and list the changes that no test detects
./run docs              build the library's site in .site
./run release           build wheel, sdist, site, mendax.pyz, container images, checksums, bill
                        of materials and notes in dist, without publishing them
./run lock [ARGS]       update requirements/*.txt; ARGS are passed to uv, such as --upgrade
"""


def play(arguments: list[str]) -> int:
    """Set up, build the client, and replace this process with the server."""
    environment.ensure("run")
    client.ensure()
    silent = "--no-browser" in arguments
    passed = [argument for argument in arguments if argument != "--no-browser"]
    return _become("mendax", "serve", *([] if silent else ["--open"]), *passed)


def mendax(arguments: list[str]) -> int:
    """Set up, and replace this process with the command line of Mendax."""
    environment.ensure("run")
    return _become("mendax", *arguments)


def test(arguments: list[str]) -> int:
    """Set up and run the tests that protect a change."""
    return _run_tests(suite.TEST, arguments)


def proof(arguments: list[str]) -> int:
    """Set up and run all other tests."""
    return _run_tests(suite.PROOF, arguments)


def _run_tests(marks: str, arguments: list[str]) -> int:
    environment.ensure("dev")
    client.ensure_packages()
    client.ensure()
    without = browser.ensure_chromium()
    if without:
        say(f"\n!!! LEFT OUT: every test in a real browser, because {without}\n")
        os.environ[browser.REASON] = without.partition("\n")[0]
    return suite.run(marks, arguments)


def lint(_: list[str]) -> int:
    """Run the checks of the code and of the client."""
    environment.ensure("dev")
    with suite.ProcessorTime():
        return checks.lint()


def lay_out(_: list[str]) -> int:
    """Format Python and the client in place."""
    environment.ensure("dev")
    step("Formatting Python", [VENV / "bin" / "ruff", "format", "--quiet"])
    client.npm(client.ensure_packages(), ["run", "--silent", "format:write"])
    return 0


def web(arguments: list[str]) -> int:
    """Rebuild the client, or serve it with live updates."""
    environment.ensure("run")
    client.ensure_types()
    client.write_meanings()
    if arguments[:1] != ["dev"]:
        client.ensure()
        say("✓ the client is built")
        return 0
    found = client.ensure_packages()
    command = [*found.npm, "run", "--silent", "dev", "--", *arguments[1:]]
    return subprocess.call(command, cwd=client.WEB, env=os.environ | found.env)


def build_offline(_: list[str]) -> int:
    """Build the files that a browser needs to play without a server."""
    environment.ensure("run")
    client.ensure()
    offline.ensure()
    say("✓ the offline files are built")
    return 0


def bench(arguments: list[str]) -> int:
    """Run the measurements, with everything installed."""
    return _become_module("bench", arguments)


def mutants(arguments: list[str]) -> int:
    """Measure how well the tests protect some code."""
    return _become_module("tools.mutants", arguments)


def docs(_: list[str]) -> int:
    """Build the library's site; every warning is an error."""
    environment.ensure("dev")
    documentation.build(ROOT / ".site")
    say("✓ the site is built: .site/index.html")
    return 0


def build_release(_: list[str]) -> int:
    """Build the files of a release."""
    environment.ensure("dev")
    client.ensure()
    offline.ensure()
    return release.main()


def remake_locks(arguments: list[str]) -> int:
    """Update the locked requirements."""
    if not environment.uv():
        environment.ensure("run")
    lock.remake(arguments)
    return 0


VERBS: dict[str, Callable[[list[str]], int]] = {
    "play": play,
    "test": test,
    "proof": proof,
    "mendax": mendax,
    "lint": lint,
    "format": lay_out,
    "web": web,
    "offline": build_offline,
    "bench": bench,
    "mutants": mutants,
    "docs": docs,
    "release": build_release,
    "lock": remake_locks,
}


def main(arguments: list[str]) -> int:
    """Run one verb and return its exit code."""
    verb, *rest = arguments or ["help"]
    if verb in {"help", "-h", "--help"}:
        print(USAGE, end="")
        return 0
    if verb not in VERBS:
        say(f"Unknown command {verb!r}.\n\n{USAGE}")
        return 2
    # Environment and tree are this checkout's. Without bytecode every child process would compile
    # all its imports: 0.6 s for a server, and tests start hundreds.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    try:
        return VERBS[verb](rest)
    except SetupError as error:
        say(str(error))
        return 1
    except KeyboardInterrupt:
        return 130


def _become_module(name: str, arguments: list[str]) -> int:
    """Set up everything, and replace this process with a module of the checkout."""
    environment.ensure("dev")
    client.ensure()
    os.environ["PYTHONPATH"] = str(ROOT)
    return _become("python", "-m", name, *arguments)


def _become(program: str, *arguments: str) -> int:
    """Replace this process, so that the program receives signals and the terminal."""
    path = str(VENV / "bin" / program)
    os.execv(path, [path, *arguments])
