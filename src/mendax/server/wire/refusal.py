"""Errors of the server: refusals with an HTTP status, and the location of unexpected errors."""

from typing import Self

from mendax.core.game import MendaxError, Reason


class Refused(MendaxError):
    """A refused HTTP request and its status. The arguments may contain the seconds to wait."""

    def __init__(self, status: int, key: str, **arguments: str | int) -> None:
        super().__init__(Reason(key, arguments))
        self.status = status

    @classmethod
    def because(cls, status: int, reason: Reason) -> Self:
        """Return a refusal with an existing reason."""
        return cls(status, reason.key, **dict(reason.arguments))


def where(error: BaseException) -> str:
    """Return the function and line that raised an error.

    Logs contain nothing else about an unexpected error, because its message may contain secrets.
    """
    trace = error.__traceback__
    while trace and trace.tb_next:
        trace = trace.tb_next
    return f"{trace.tb_frame.f_code.co_qualname}:{trace.tb_lineno}" if trace else "?"
