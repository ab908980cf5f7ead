"""The parts of `./run`: environment, locks, client build, browser, checks.

Standard library only, because it runs before packages are installed; the build hook and the tests
import it too. It must not know the games or import `mendax`.
"""
