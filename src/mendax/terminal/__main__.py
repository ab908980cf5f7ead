"""``python -m mendax.terminal`` is ``mendax``."""

from mendax.terminal.cli import main

if __name__ == "__main__":
    main()
