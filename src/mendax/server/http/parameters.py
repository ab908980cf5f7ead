"""Types of path and query parameters shared by several operations."""

from typing import Annotated

from msgspec import Meta

TableId = Annotated[str, Meta(pattern="^[a-z2-9]{16}$")]
ReplayCode = Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]
GameNumber = Annotated[int, Meta(ge=1, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=19)]
GameName = Annotated[str, Meta(max_length=40)]
Query = Annotated[str, Meta(max_length=2000)]
