"""JSON for programs: what is printed reads back, also what holds records and other letters."""

import json

from mendax.core.game import Reason
from mendax.games.mia.actions import Announce
from mendax.terminal.as_json import as_json, as_json_line


def test_built_in_values_and_records_read_back() -> None:
    value = {"words": "Мія", "action": Announce(61), "reasons": (Reason("key", {"n": 1}),)}
    assert json.loads(as_json(value)) == {
        "words": "Мія",
        "action": {"kind": "announce", "value": 61},
        "reasons": [{"key": "key", "arguments": {"n": 1}}],
    }


def test_it_is_indented_and_letters_stay_letters() -> None:
    assert as_json({"a": ["Мія"]}) == '{\n  "a": [\n    "Мія"\n  ]\n}'


def test_a_value_fits_on_one_line() -> None:
    assert as_json_line({"a": [1, "ä\n"]}) == '{"a":[1,"ä\\n"]}'
