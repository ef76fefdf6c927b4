"""In which sizes pictures are delivered, and of what quality."""
from dataclasses import dataclass


@dataclass(frozen=True)
class Delivery:
    """
    Widths in pixels, smallest first, of which none above the view's own is made; and the quality of their AVIF, chosen by
    looking at 100 %: below 50 threads are gone.
    """

    widths: tuple[int, ...]
    quality: int
    everywhere: int = 0
    """How many of the widths every picture gets; the rest only those that stand where they are seen large. 0: all."""

    def of(self, large):
        """Widths of a picture that is seen large, or is not."""
        return self.widths if large or not self.everywhere else self.widths[: self.everywhere]


GALLERY = (240, 480, 720, 1080)
PAGE = (640, 1200, 1920, 2560)

# One thing before the wall: most of it is plain, where losses show and cost little to mend.
CARD = Delivery(GALLERY, 55, everywhere=3)
# Those of `content/home/stories.yaml` have a width of 128 beside, scaled down from the largest that stood: their covers are discs of 62.
# Cloth that fills the frame hides its losses in the print, but has four times the bytes: a card and a phone take 656.
CLOTH = Delivery((240, 480, 660, 1080), 50, everywhere=3)
# Threads all over, no plain spot at all.
DENSE = Delivery((240, 400, 660, 960), 50, everywhere=2)
# Soft folds, as wide as a page.
ACROSS = Delivery(PAGE, 50)
# The first thing one sees, a handful of pictures.
OPENING = Delivery(PAGE, 56)
# Places full of small things, few pictures. A phone of 360 points takes 800 for a slide, which is cut at its sides: the next width has
# more than a phone may get.
FILM = Delivery((640, 800, 1200, 1920, 2560), 52)
# What phones open with, as wide as their screens.
TALL = Delivery((240, 480, 720, 960), 50)
# The first of those, which a phone's page waits for: only what is seen of it, as good as on a wide screen and still lighter.
FIRST = Delivery(TALL.widths, OPENING.quality)
