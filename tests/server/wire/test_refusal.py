"""Tests that refusals of the server have a status and a reason, or only report a failure."""

import pickle

import pytest

from mendax.core.game import MendaxError
from mendax.server.wire.refusal import Refused, where


def test_a_refusal_has_a_status_and_a_reason_of_the_catalogue() -> None:
    refused = Refused(404, "wire-refused-no-record", game=3)
    assert isinstance(refused, MendaxError)
    assert (refused.status, refused.reason.key) == (404, "wire-refused-no-record")
    assert refused.reason.arguments == {"game": 3}


def test_a_refusal_comes_whole_out_of_another_process() -> None:
    again = pickle.loads(pickle.dumps(Refused(429, "wire-refused-too-fast", seconds=5)))
    assert type(again) is Refused
    assert (again.status, again.reason.arguments) == (429, {"seconds": 5})


def _fails(secret: str) -> None:
    raise ValueError(f"the die shows {secret}")


def test_an_error_names_only_its_innermost_place() -> None:
    with pytest.raises(ValueError, match="61") as caught:
        _fails("61")
    said = where(caught.value)
    assert said.startswith("_fails:")
    assert said.rpartition(":")[2].isdigit()
    assert "61" not in said.partition(":")[0]


def test_an_error_that_was_never_raised_has_no_place() -> None:
    assert where(ValueError("secret")) == "?"
