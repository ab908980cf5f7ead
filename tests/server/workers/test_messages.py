"""Tests that messages between a parent and its workers are read back."""

from pathlib import Path

import msgspec
import pytest

from mendax.server.base.settings import Rate, ServerSettings, from_environment
from mendax.server.operations.admin_messages import DrainIn
from mendax.server.workers.messages import (
    Beat,
    Job,
    Slots,
    job_line,
    message,
    read_beat,
    read_job,
    read_order,
)

SETTINGS = from_environment(
    {
        "MENDAX_DATA": "/srv/tables",
        "MENDAX_DATABASE": "postgresql://h/d",
        "MENDAX_RATES": "messages=9/8,sockets=7",
        "MENDAX_PROXIES": "10.0.0.1",
    }
)


@pytest.mark.parametrize("settings", [ServerSettings(), SETTINGS])
def test_a_job_is_read_as_it_was_written(settings: ServerSettings) -> None:
    job = Job(2, settings, (7, 8), 6, prepares=True)
    line = job_line(job)
    assert line.endswith(b"\n")
    assert line.count(b"\n") == 1
    read = read_job(line)
    assert read == job
    assert isinstance(read.settings.data, Path)
    assert isinstance(read.settings.rates.messages, Rate)


def test_a_job_with_settings_that_are_unknown_is_refused() -> None:
    line = job_line(Job(1, ServerSettings(), (7,), 6, False)).replace(b'"port":8000', b'"port":"x"')
    with pytest.raises(msgspec.ValidationError):
        read_job(line)


def test_datagrams_are_read_as_they_were_written() -> None:
    for order in (Slots((0, 2)), DrainIn(60, False)):
        assert read_order(message(order)) == order
    beat = Beat(leaving=True, tables=3, sockets=7)
    assert read_beat(message(beat)) == beat
    for text in (b"", b"nonsense", message(Slots((1,)))):
        with pytest.raises(msgspec.MsgspecError):
            read_beat(text)
