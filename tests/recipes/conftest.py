"""Each recipe copies the tree and runs linters, tests and games in the copy."""

import pytest

pytestmark = pytest.mark.proof
