"""What every part of the server says of what is not done: refused with a status, or failed."""

from typing import Self

from mendax.core.game import MendaxError, Reason


class Refused(MendaxError):
    """What was asked for over HTTP is not done; carries the status and the seconds to wait."""

    def __init__(self, status: int, key: str, **arguments: str | int) -> None:
        super().__init__(Reason(key, arguments))
        self.status = status

    @classmethod
    def because(cls, status: int, reason: Reason) -> Self:
        """For a reason that is known already."""
        return cls(status, reason.key, **dict(reason.arguments))


def where(error: BaseException) -> str:
    """Where in the program something went wrong: all that is said of an error nobody foresaw,
    as its own message may hold what is secret."""
    trace = error.__traceback__
    while trace and trace.tb_next:
        trace = trace.tb_next
    return f"{trace.tb_frame.f_code.co_qualname}:{trace.tb_lineno}" if trace else "?"
