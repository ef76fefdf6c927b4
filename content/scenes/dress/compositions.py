"""By which view, and in which cloths, each composition of the content is shown."""
from dataclasses import dataclass

from dress.outfit import PRINTED, SEWN, Piece


@dataclass(frozen=True)
class Shown:
    view: str
    outfit: dict
    weave: str = "plain"
    shape: float | None = None
    """Width by height, where the picture is a slice of the view."""


def _plain(*dyes):
    return [Piece(dye) for dye in dyes]


# From below, as views/stack.py lays them.
STACKED = dict(
    enumerate(
        [
            *_plain("figure"),
            Piece("print", 0.6),
            *_plain("accent"),
            Piece("redyed figure", 0.55),
            *_plain("detail", "plain"),
            Piece("print", 0.6, offset=(0.04, 0.03)),
        ],
        1,
    )
)
# From below and from the left, as views/rolls.py heaps them.
ROLLED = dict(
    enumerate(
        [
            Piece("redyed accent", 0.7),
            Piece("accent"),
            Piece("print", 0.75),
            Piece("detail"),
            Piece("redyed figure", 0.55),
            Piece("print", 0.75, offset=(0.05, 0.11)),
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
    "cloth": Shown("drape", {1: PRINTED}, "fine"),
    "closeup": Shown("folds-near", {1: PRINTED}),
    "banner": Shown("folds-wide", {1: Piece(scale=0.48)}, "fine", shape=3.0),
    "slide": Shown("folds-wide", {1: Piece(scale=0.6)}, "fine"),
    "tee": Shown("tee-front", SEWN, "knit"),
    "tote": Shown("tote", TOTE, "canvas"),
    "curtain": Shown("curtain", {1: PRINTED}, "linen"),
    "stole": Shown("stole", {1: PRINTED}, "fine"),
    "cushion": Shown("cushion", {1: Piece(scale=0.8), 2: Piece("accent"), 4: Piece("accent")}),
}
# Set up, not judged good yet: only `--look` shows them. One that passes at 100 % moves up.
TRIED = {
    "hanging": Shown("hanging", {1: PRINTED}),
    "towel": Shown("towel", {1: Piece(scale=0.8)}, "canvas"),
    "jersey": Shown("jersey-front", SEWN, "knit"),
    "oversize": Shown("oversize-front", SEWN, "knit"),
    "longsleeve": Shown("longsleeve-front", SEWN, "knit"),
    "sweatshirt": Shown("sweatshirt-front", SEWN, "fleece"),
    "midi": Shown("midi-front", SEWN, "fine"),
    "teedress": Shown("teedress-front", SEWN, "knit"),
    "trapeze": Shown("trapeze-front", SEWN, "fine"),
}


def weave_of(shown, name):
    """A length of plain knit or twill shows its own thread; a garment has that of its cut."""
    own = {"knit": "knit", "twill": "twill"}
    return own.get(name["family"], shown.weave) if shown.weave == "plain" else shown.weave
