"""What `./run` is made of: environment, locks, client build, browser, checks.

Standard library only, for it runs before anything is installed; the build hook and the tests
import it too. It must not know the games or import `mendax`.
"""
