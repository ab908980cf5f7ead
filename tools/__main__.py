"""The entry point of `./run`: makes `tools` importable as a package and calls its verbs."""

import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)
    from tools.verbs import main

    sys.exit(main(sys.argv[1:]))
