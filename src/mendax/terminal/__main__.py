"""Run ``mendax``: ``python -m mendax.terminal``."""

from mendax.terminal.cli import main

if __name__ == "__main__":
    main()
