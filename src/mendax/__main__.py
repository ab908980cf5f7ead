"""``python -m mendax``: the command line, where its program is not on the path."""

from mendax.terminal.cli import main

if __name__ == "__main__":
    main()
