"""A missing package of an extra is named with the extra; other missing modules stay as they are."""

import pickle

import pytest

from mendax.core.extras import EXTRA_OF, MissingExtra, brought_by
from mendax.core.game import MendaxError
from tools.lock import asked


def test_a_missing_package_is_named_with_its_extra() -> None:
    with pytest.raises(MissingExtra) as caught, brought_by():
        raise ModuleNotFoundError("No module named 'numpy.linalg'", name="numpy.linalg")
    assert isinstance(caught.value, ModuleNotFoundError)
    assert isinstance(caught.value, MendaxError)
    assert caught.value.name == "numpy"
    assert str(caught.value) == (
        'This needs the package numpy. To install it: python -m pip install "mendax[solve]"'
    )
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_the_extra_of_the_module_comes_before_that_of_the_package() -> None:
    with pytest.raises(MissingExtra) as caught, brought_by("research"), brought_by("pettingzoo"):
        raise ModuleNotFoundError(name="numpy")
    assert caught.value.reason.arguments == {"package": "numpy", "extra": "pettingzoo"}


def test_other_missing_modules_are_raised_as_they_are() -> None:
    with pytest.raises(ModuleNotFoundError) as caught, brought_by("solve"):
        raise ModuleNotFoundError("No module named 'typo'", name="typo")
    assert not isinstance(caught.value, MissingExtra)


def test_every_extra_that_is_named_exists() -> None:
    assert set(EXTRA_OF.values()) <= set(asked()["project"]["optional-dependencies"])
