"""Run a kit bot as a program over standard streams: ``python -m mendax.kit mybot.py``."""

import sys
from argparse import ArgumentParser
from pathlib import Path

from mendax.kit.authored_bot import own_bot_in
from mendax.kit.standard_streams import run


def main() -> int:
    """Run the bot in the named file, and return the exit code."""
    parser = ArgumentParser("python -m mendax.kit", description=__doc__)
    parser.add_argument("bot", type=Path, metavar="mybot.py", help="a file with one bot")
    file = parser.parse_args().bot
    lines, output = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # the bot's prints go to its author
    try:
        own = own_bot_in(file)
    except AttributeError as error:
        parser.error(str(error))
    return run(own, lines, output)


if __name__ == "__main__":
    sys.exit(main())
