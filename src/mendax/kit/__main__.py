"""Run a kit bot as a program over standard streams: ``python -m mendax.kit mybot.py``."""

import sys
from pathlib import Path

from mendax.kit.authored_bot import own_bot_in
from mendax.kit.standard_streams import run


def main() -> int:
    """Run the bot in the named file, and return the exit code."""
    if len(sys.argv) != 2:
        sys.stderr.write("usage: python -m mendax.kit mybot.py\n")
        return 2
    lines, output = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # the bot's prints go to its author
    try:
        own = own_bot_in(Path(sys.argv[1]))
    except AttributeError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    return run(own, lines, output)


if __name__ == "__main__":
    sys.exit(main())
