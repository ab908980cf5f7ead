"""The parts of `./run`: environment, locks, client build, browser, checks.

Uses only the standard library, because it runs before packages are installed; the build hook and
the tests import it, too. It must not depend on the games or import `mendax`.
"""
