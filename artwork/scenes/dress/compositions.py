"""By which view, and in which cloths, each composition of the content is shown."""
from dataclasses import dataclass, replace

from dress.cities import OUTFITS
from dress.delivery import ACROSS, CARD, CLOTH, DENSE, FILM, FIRST, OPENING, TALL, Delivery
from dress.outfit import PRINTED, SEWN, Piece
from sewing.drawn import INSIDE_PIECE, drawn
from sewing.flats import FLATS
from views.catalogue import WEAVES


@dataclass(frozen=True)
class Shown:
    view: str
    outfit: dict
    weave: str = "plain"
    shape: float | None = None
    """Width by height, where the picture is a slice of the view."""
    across: float = 0.5
    """Where the middle of such a slice lies, if it is narrower than the view, as a share of its width."""
    delivery: Delivery = CARD
    placed: bool = False
    """Whether it is dyed plain and bears a graphic: its name then has a motif where others have a family."""
    sheet: tuple[int, int, int, int] | None = None
    """Of a document: where its paper lies in the drawing of the same name (left, top, width, height)."""
    focus: dict | None = None
    """What a crop keeps, as shares of width and height, where that is not the middle of the cloth: beside a label, below a head."""


def _plain(*dyes):
    return [Piece(dye) for dye in dyes]


# From below, as views/fabrics/stack.py lays them.
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
# From below, as views/garments/teestack.py lays them; then their collars.
SHIRTS = {
    **dict(enumerate([*_plain("figure", "accent"), Piece("redyed figure"), *_plain("plain", "detail"), PRINTED], 1)),
    **dict(enumerate([*_plain("figure", "accent", "plain", "plain", "detail"), Piece("trim")], 7)),
}
# From below and from the left, as views/fabrics/rolls.py heaps them.
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

# Lid, ribbon, and the folded piece before them.
PARCEL = {1: Piece(scale=0.5, weave="fine"), 2: Piece("accent", weave="fine"), 3: Piece("redyed figure", 0.6)}

# Shelf by shelf from below, as views/places/store.py fills them: what lies on the board, what on that, what beyond the post.
_STORED = (
    "accent print figure detail redyed-figure plain print accent | redyed-accent figure print | redyed-figure | "
    "print plain redyed-figure accent detail figure redyed-accent print | detail print accent | plain"
)
STORED = {
    number: Piece(cloth.replace("-", " "), 0.6 + number % 3 * 0.08, offset=(number * 0.037, 0))
    for number, cloth in enumerate(_STORED.replace("|", "").split(), 1)
}

# Pastes and dabs of each dye, three strips of test prints, and the linen the dabs are on.
KITCHEN = {
    **dict(enumerate(_plain("plain", "figure", "accent", "detail"), 1)),
    5: Piece(scale=0.5),
    6: Piece("redyed figure", 0.5),
    7: Piece("redyed detail", 0.5),
    8: Piece("figure", weave="linen"),
}

# Printed lids, ribbons, folded lengths and the small box, as views/places/dispatch.py numbers them.
DISPATCHED = {
    1: Piece(scale=0.5, weave="fine"),
    2: Piece("accent", weave="fine"),
    3: Piece("figure", weave="fine"),
    4: Piece("redyed figure", 0.5, weave="fine"),
    5: Piece("detail"),
    6: Piece(scale=0.6, offset=(0.06, 0.02)),
    7: Piece("redyed accent", 0.6),
    8: Piece("plain"),
    9: Piece("redyed figure", 0.6, offset=(0.03, 0.05)),
    10: Piece("accent", weave="fine"),
    11: Piece("redyed detail", 0.6),
}

# A printed sheet, and the folded length beside it.
DOCUMENT = {1: Piece("plain", weave="none"), 2: Piece(scale=0.6)}

# What a piece of a flat garment is cut from.
STUFFS = {"plain": "plain", "trim": "trim", "print": "print"}


def _flat_outfit(name):
    """Each piece starts its repeat elsewhere, as it does when cloth is cut to save cloth."""
    outfit = {INSIDE_PIECE: PRINTED}
    for piece in drawn(name).cloth():
        start = (0.0, 0.0) if FLATS[name].whole else (piece.number * 0.083, piece.number * 0.051)
        outfit[piece.number] = Piece(STUFFS[piece.of], FLATS[name].scale, piece.turn, start)
    return outfit


LAID = {name: Shown(f"laid-{name}", _flat_outfit(name), flat.weave) for name, flat in FLATS.items()}

# views/fabrics/macro.py builds its cloths 15 to 30 times larger than life: a print lies on them at a seventh to a fourteenth of
# its size, so that a picture of some millimetres shows where two dyes meet.
MACROS = {f"macro{weave}": Shown(f"macro-{weave}", {1: Piece(scale=2.2)}, "none", delivery=DENSE) for weave in WEAVES}

# The thread one sees on cloths that hang otherwise than silk: none through a nap.
DRAPED = {
    **{"sheer": "fine", "fluid": "fine", "crisp": "plain", "soft": "fleece"},
    **{"stiff": "canvas", "pile": "none", "stretch": "fine"},
}

# A wrap dress has its lower front cut elsewhere from the cloth than its upper, and a belt of another dye.
WORN = {**SEWN, 5: Piece("accent"), 7: Piece(offset=(0.071, 0.043))}
# An apron of the print over a plain shirt.
APRONED = {**dict.fromkeys((1, 2, 3, 4), Piece("plain", weave="knit")), 8: PRINTED, 9: Piece("accent"), 10: PRINTED, 5: Piece("accent")}

# Shirts on the dummy: collars and cuffs of the ground's dye or of another.
PLAIN_COLLARED = {**SEWN, 4: Piece("plain")}
WORN_SHIRTS = {"bandshirt": (PLAIN_COLLARED, "fine"), "shirt": ({**SEWN, 4: PRINTED}, "fine"), "chefjacket": ({**SEWN, 4: Piece("accent")}, "twill")}

# Rolls in the crate beside the wrap dress.
ROLLS_BY_DUMMY = {20: Piece("redyed figure", 0.6), 21: Piece("figure"), 22: Piece("detail"), 23: Piece(scale=0.6, offset=(0.05, 0.11))}
# Three aprons as views/garments/fitting.py numbers them: cloth, straps, pocket; the shirts below are of one dye.
TEAM = {
    **dict.fromkeys((1, 2, 3, 4), Piece("plain", weave="knit")),
    **{8: Piece("figure"), 9: Piece("detail"), 10: Piece("figure")},
    **{12: PRINTED, 13: Piece("accent"), 14: PRINTED},
    **{16: Piece("accent"), 17: Piece("figure"), 18: Piece("accent")},
}
WORN_WEAVES = {"trapeze": "linen", "wrapdress": "fine", "teedress": "knit", "womentee": "knit", "veetee": "knit", "oversize": "knit", "scrubs": "fine"}

COMPOSITIONS = {
    "stack": Shown("stack", STACKED),
    "teestack": Shown("teestack", SHIRTS, "knit"),
    "bolt": Shown("rolls", ROLLED, delivery=CLOTH),
    "swatch": Shown("swatches", FANNED, delivery=CLOTH),
    "cloth": Shown("drape", {1: PRINTED}, "fine", delivery=CLOTH),
    **{f"cloth{hand}": Shown(f"drape-{hand}", {1: PRINTED}, weave, delivery=CLOTH) for hand, weave in DRAPED.items()},
    "closeup": Shown("folds-near", {1: PRINTED}, delivery=CLOTH),
    "banner": Shown("folds-wide", {1: Piece(scale=0.48)}, "fine", shape=3.0, delivery=ACROSS),
    "slide": Shown("folds-wide", {1: Piece(scale=0.6)}, "fine", delivery=OPENING),
    "slidetall": Shown("folds-near", {1: Piece(scale=0.9)}, "fine", shape=1.25, delivery=FIRST),
    "storetall": Shown("rolls", ROLLED, delivery=TALL),
    "fitting": Shown(
        "fitting", {**WORN, **ROLLS_BY_DUMMY}, "fine", delivery=OPENING, focus={"x": 0.1, "y": 0.27}
    ),
    "team": Shown("team", TEAM, "twill", delivery=OPENING),
    "teamtall": Shown("team", TEAM, "twill", shape=1.0, across=0.64, delivery=TALL),
    "tee": Shown("tee-front", SEWN, "knit"),
    "teeback": Shown("tee-back", SEWN, "knit"),
    "teequarter": Shown("tee-quarter", SEWN, "knit"),
    "tote": Shown("tote", TOTE, "canvas"),
    "curtain": Shown("curtain", {1: PRINTED}, "linen", delivery=DENSE),
    "stole": Shown("stole", {1: PRINTED}, "fine"),
    "scarf": Shown("hooked-stole", {1: PRINTED}, "fine"),
    **dict.fromkeys(("fanscarf", "sash"), Shown("hooked-scarf", {1: PRINTED, 2: Piece("accent", weave="fine")}, "knit")),
    "cushion": Shown("cushion", {1: Piece(scale=0.8), 2: Piece("accent"), 4: Piece("accent")}),
    "flag": Shown("flag", {1: PRINTED, 2: Piece("accent")}, "fine"),
    "tablecloth": Shown("tablecloth", {1: PRINTED}, "linen"),
    **LAID,
    "kerchief": Shown("kerchief", {1: PRINTED, 2: Piece("trim"), 3: Piece("plain")}, "fine"),
    "bed": Shown("bed", {1: PRINTED, 2: Piece("plain"), 3: Piece("accent"), 4: Piece("accent")}),
    "runner": Shown("runner", {1: Piece(scale=0.8), 2: Piece("accent")}, "canvas"),
    "tableflag": Shown("tableflag", {1: Piece(scale=0.3)}, "fine"),
    "parcel": Shown("parcel", PARCEL),
    "store": Shown("store", STORED, delivery=FILM),
    "cutting": Shown("cutting", {1: Piece(scale=0.85)}, delivery=FILM),
    "kitchen": Shown("kitchen", KITCHEN, delivery=FILM),
    "dispatch": Shown("dispatch", DISPATCHED, delivery=FILM),
    "press": Shown("press", {1: Piece(scale=0.8)}, delivery=FILM),
    "roller": Shown("roller", {1: PRINTED, 2: Piece("plain")}),
    "sewing": Shown("cones", dict(enumerate(_plain("figure", "accent", "detail", "plain", "wall", "seam"), 1)), "fine", delivery=FILM),
    "certificate": Shown("document", DOCUMENT, sheet=(90, 90, 720, 1020)),
    "layout": Shown("document", DOCUMENT, sheet=(110, 80, 580, 820)),
    "invoice": Shown("document", DOCUMENT, sheet=(130, 120, 540, 764)),
    "hanging": Shown("hanging", {1: PRINTED}),
    "chaircover": Shown("chaircover", {1: PRINTED, 2: Piece("accent", weave="fine")}, "twill"),
    **{f"worn{name}": Shown(f"dummy-{name}-front", WORN, weave) for name, weave in WORN_WEAVES.items()},
    **{f"worn{name}aside": Shown(f"dummy-{name}-quarter", WORN, weave) for name, weave in WORN_WEAVES.items()},
    **{f"worn{name}": Shown(f"dummy-{name}-front", outfit, weave) for name, (outfit, weave) in WORN_SHIRTS.items()},
    **{f"worn{name}aside": Shown(f"dummy-{name}-quarter", outfit, weave) for name, (outfit, weave) in WORN_SHIRTS.items()},
    "wornapron": Shown("dummy-womentee+apron-front", APRONED, "twill"),
    "wornapronaside": Shown("dummy-womentee+apron-quarter", APRONED, "twill"),
    **MACROS,
    "towel": Shown("towel", {1: Piece(scale=0.8), 2: Piece("accent", weave="plain")}, "canvas"),
}
BEARERS = ("tee", "teeback", "oversize", "longsleeve", "sweatshirt", "hoodie", "teedress", "apron", "tote", "cushion")
COMPOSITIONS |= {f"placed{name}": replace(COMPOSITIONS[name], placed=True) for name in BEARERS}


def print_of(shown, name):
    """(family, colourway, variant) of the cloth: under a graphic it is dyed, with ribs of the same dye."""
    return ("knit", name["colourway"], "2") if shown.placed else (name["family"], name["colourway"], name["variant"])


# These have a view for each number a picture's name can bear, and begin anew when there are no more. Their lowest rows,
# streaked by the denoiser, are cut off.
NUMBERED = {
    word: [Shown(view, outfit, shape=1.53, delivery=FILM) for view, outfit in OUTFITS.items() if view.startswith(word)]
    for word in ("showroom", "facade")
}


def shown_for(name):
    """How a picture is shown, by its composition and perhaps its number; None if no view shows it."""
    numbered = NUMBERED.get(name["composition"])
    return numbered[(int(name["variant"]) - 1) % len(numbered)] if numbered else COMPOSITIONS.get(name["composition"])


def weave_of(shown, name):
    """A length of plain knit or twill shows its own thread; a garment has that of its cut."""
    own = {"knit": "knit", "twill": "twill"}
    return own.get(name["family"], shown.weave) if shown.weave == "plain" else shown.weave
