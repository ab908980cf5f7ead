"""What the coach says: figures as people read them, pictures no finer than a screen shows."""

from msgspec.structs import asdict

from mendax.coach.results import Picture, PictureClaim, PicturePage, PictureRow, figure, rounded

PAGE = PicturePage(
    to_beat=31,
    worth=0.123456,
    unseen=None,
    lies=0.999949,
    claims=(PictureClaim(61, 0.111111, 0.222222, 0.333333),),
    rolls=(PictureRow(54, None, (0.444444, 0.555556), 0.666666),),
)
PICTURE = Picture("lives=3", 2, (3, 3), "chance", (31, 61), (PAGE,), 6, None)


def test_a_worth_is_percent_points_or_chips() -> None:
    assert figure(-3.14159, "chips") == "-3.1"
    assert figure(0.1236, "chance") == "12.4"
    assert figure(-1.005001, "points") == "-1.01"


def test_a_picture_is_rounded_to_four_digits_and_else_the_same() -> None:
    page = rounded(PICTURE).pages[0]
    assert (page.worth, page.lies) == (0.1235, 0.9999)
    assert page.claims == (PictureClaim(61, 0.1111, 0.2222, 0.3333),)
    assert page.rolls == (PictureRow(54, None, (0.4444, 0.5556), 0.6667),)
    assert asdict(rounded(PICTURE)) | {"pages": ()} == asdict(PICTURE) | {"pages": ()}
    assert rounded(rounded(PICTURE)) == rounded(PICTURE)
