"""Which cloth each panel of a view is made of, for a print in its dyes."""
from dataclasses import dataclass


@dataclass(frozen=True)
class Piece:
    """
    `cloth` is `print`, `plain` (the ground's dye alone), the name of a dye (`figure`, `accent`, `detail`), `undyed` linen,
    or `redyed <dye>`: the print with ground and that dye changed round.
    """

    cloth: str = "print"
    scale: float = 1.0
    degrees: float = 0.0
    offset: tuple[float, float] = (0.0, 0.0)
    weave: str = ""
    """Where this piece is woven otherwise than the rest; see threads.py."""


PRINTED = Piece()
# What a tailor's dummy is covered with, whatever it wears.
LINEN = "#ded0b4"
COVER = Piece("undyed", weave="linen")
# A garment: front, back and sleeves of the print, each cut elsewhere from the cloth; ribs of the accent.
SEWN = {1: PRINTED, 2: Piece(offset=(0.37, 0.21)), 3: PRINTED, 4: Piece("trim", weave="knit")}
