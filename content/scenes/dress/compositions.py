"""By which view, and in which cloths, each composition of the content is shown."""
from dataclasses import dataclass

from dress.outfit import PRINTED, SEWN, Piece


@dataclass(frozen=True)
class Shown:
    view: str
    outfit: dict
    shape: float | None = None
    """Width by height, where the picture is a slice of the view."""


def _plain(*dyes):
    return [Piece(dye) for dye in dyes]


# From below, as views/stack.py lays them.
STACKED = dict(
    enumerate(
        [
            *_plain("figure"),
            Piece("print", 0.8),
            *_plain("accent"),
            Piece("redyed figure", 0.7),
            *_plain("detail", "plain"),
            Piece("print", 0.8, offset=(0.04, 0.03)),
        ],
        1,
    )
)
# From below and from the left, as views/rolls.py heaps them.
ROLLED = dict(
    enumerate(
        [
            Piece("redyed accent", 0.8),
            Piece("accent"),
            Piece("print", 0.9),
            Piece("detail"),
            Piece("redyed figure", 0.7),
            Piece("print", 0.9, offset=(0.05, 0.11)),
        ],
        1,
    )
)
# From the front of the fan.
FANNED = {1: Piece("print", 0.62), 2: Piece("redyed accent", 0.62), 3: Piece("detail"), 4: Piece("accent")}
TOTE = {1: PRINTED, 2: PRINTED, 4: Piece("trim")}

COMPOSITIONS = {
    "stack": Shown("stack", STACKED),
    "bolt": Shown("rolls", ROLLED),
    "swatch": Shown("swatches", FANNED),
    "cloth": Shown("drape", {1: PRINTED}),
    "closeup": Shown("folds-near", {1: PRINTED}),
    "banner": Shown("folds-wide", {1: Piece(scale=1.2)}, shape=3.0),
    "slide": Shown("folds-wide", {1: Piece(scale=1.2)}),
    "curtain": Shown("curtain", {1: PRINTED}),
    "hanging": Shown("hanging", {1: PRINTED}),
    "towel": Shown("towel", {1: PRINTED}),
    "stole": Shown("stole", {1: PRINTED}),
    "tote": Shown("tote", TOTE),
    "tee": Shown("tee-front", SEWN),
    "oversize": Shown("oversize-front", SEWN),
    "longsleeve": Shown("longsleeve-front", SEWN),
    "sweatshirt": Shown("sweatshirt-front", SEWN),
    "midi": Shown("midi-front", SEWN),
    "teedress": Shown("teedress-front", SEWN),
    "trapeze": Shown("trapeze-front", SEWN),
}
