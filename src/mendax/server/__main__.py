"""``python -m mendax.server``: a server set by its environment, ``MENDAX_PORT`` and so on."""

import os

from mendax.server.app import serve
from mendax.server.settings import from_environment

if __name__ == "__main__":
    serve(from_environment(os.environ))
