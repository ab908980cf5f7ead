"""Run a server configured by variables such as ``MENDAX_PORT``: ``python -m mendax.server``."""

import os
import sys
from argparse import ArgumentParser

from mendax.server.running.serving import serve
from mendax.server.settings.setting_values import SettingsError
from mendax.server.settings.settings import from_environment
from mendax.words import Words, best_language

if __name__ == "__main__":
    ArgumentParser("python -m mendax.server", description=__doc__).parse_args()
    try:
        settings = from_environment(os.environ)
    except SettingsError as error:
        language = best_language(os.environ.get("LC_ALL") or os.environ.get("LANG") or "")
        sys.exit(Words(language).explain(error.reason))
    serve(settings)
