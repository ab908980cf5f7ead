"""Run the command line with ``python -m mendax``."""

from mendax.terminal.cli import main

if __name__ == "__main__":
    main()
