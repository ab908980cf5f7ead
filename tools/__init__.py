"""The parts of `./run`: environment, locks, client build, browser, checks.

This package uses only the standard library, because it runs before any packages are installed. The
build hook and the tests import it, too. It must not depend on the games or import `mendax`.
"""
