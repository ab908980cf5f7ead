"""Tests of OpenSpiel observers: named parts of tensors, and text in the format of records."""

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: LEFT OUT")

from mendax.adapters.open_spiel import MendaxGame  # noqa: E402  # needs OpenSpiel


def _state(game: MendaxGame) -> object:
    state = game.new_initial_state()
    for word in ("draw-lot 0", "shake", "fall 65", "look"):
        state.apply_action(state.string_to_action(word))
    return state


def test_tensors_have_parts_by_their_names() -> None:
    game = pyspiel.load_game("mendax_mia(options=lives:1)")
    state = _state(game)
    kind = pyspiel.IIGObservationType(perfect_recall=True)
    observer = game.make_py_observer(kind)
    observer.set_from(state, 0)
    assert observer.dict["roll"].sum() == 1
    assert observer.dict["told"].shape == (34, game.encoding.row.size)
    assert observer.dict["told"][:2].any(axis=1).all()
    assert not observer.dict["told"][2:].any()
    assert (observer.tensor == np.array(state.information_state_tensor(0))).all()  # type: ignore[attr-defined]
    observer.set_from(state, 1)
    assert observer.dict["roll"].sum() == 0
    seen = game.make_py_observer()
    seen.set_from(state, 0)
    assert (seen.tensor == np.array(state.observation_tensor(0))).all()  # type: ignore[attr-defined]


def test_public_and_private_parts_are_text_only() -> None:
    game = pyspiel.load_game("mendax_mia")
    kind = pyspiel.IIGObservationType(
        perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    observer = game.make_py_observer(kind)
    assert observer.tensor is None
    assert "phase cup" in observer.string_from(_state(game), 0)
    observer.set_from(_state(game), 0)
    assert observer.dict == {}
