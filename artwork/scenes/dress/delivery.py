"""In which sizes pictures are delivered."""
from dataclasses import dataclass


@dataclass(frozen=True)
class Delivery:
    """Three widths in pixels, smallest first, and how many bytes the AVIF of each may take, more or less."""

    widths: tuple[int, int, int]
    bytes: tuple[int, int, int]


# A thousand and more stand in the repository. One thing before the wall: most of it is plain.
CARD = Delivery((240, 480, 720), (2_700, 6_600, 10_500))
# Cloth that fills the frame: of a busy print fewer pixels, or their losses would show.
CLOTH = Delivery((240, 440, 600), (2_700, 6_400, 9_500))
# Yarn by yarn there is no plain spot at all.
MACRO = Delivery((240, 400, 560), (3_500, 8_000, 11_000))
# Soft folds, as wide as a page.
ACROSS = Delivery((640, 1200, 1600), (5_800, 11_500, 15_000))
# The first thing one sees, a handful of pictures.
OPENING = Delivery((640, 1200, 1600), (12_000, 34_000, 54_000))
# Small objects, few pictures.
FILM = Delivery((320, 640, 1200), (6_000, 16_000, 42_000))
