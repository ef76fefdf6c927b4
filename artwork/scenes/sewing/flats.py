"""Which drawn garments are laid out and photographed from above, and what each is made of."""
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Lie:
    """Stiffnesses are measured against that of stretching: bending in m², weight in 1/m, grip of the table in 1/m²."""

    bending: float = 1.5e-7
    weight: float = 0.012
    grip: float = 60.0
    surplus: float = 0.017
    """How much longer the cloth is than its place where it is pushed together, as a share; across that it is drawn taut."""
    taut: float = 0.008
    gathered: float = 0.0
    """Share of cloth that is pushed together from the sides everywhere, as below a waist."""
    filling: float = 0.013
    """Height of the filling far from an edge, metres."""
    ply: float = 0.0012
    """How much a piece lies above the one below it, metres."""


@dataclass(frozen=True)
class Flat:
    """`frame` is how many metres the picture is wide; `kind` the cloth of stage/fabrics/cloth.py, `weave` that of dress/threads.py."""

    kind: str
    weave: str
    lie: Lie
    frame: float = 1.0
    thickness: float = 0.0018
    ribbed: bool = False
    """Trims are knitted ribs."""
    scale: float = 1.0
    """Size of the print, where its own is too large for so small a thing."""
    whole: bool = False
    """The print runs on from piece to piece, as over pleats that were laid after printing."""
    art: tuple[float, float, float, float] | None = None
    """Where a single motif may stand: its middle, and the largest width and height, in metres of cloth."""

    def in_picture(self):
        """The lie in a picture's own metre: a small thing is seen larger, with all its folds."""
        near, lie = 1 / self.frame, self.lie
        return replace(
            lie,
            bending=lie.bending * near**2,
            weight=lie.weight / near,
            grip=lie.grip / near**2,
            filling=lie.filling * near**0.7,
            ply=lie.ply * near,
        )


KNIT = Flat("knit", "knit", Lie(ply=0.002), ribbed=True)
FLEECE = Flat("fleece", "fleece", Lie(bending=3e-7, surplus=0.021, filling=0.024, ply=0.003), thickness=0.0034, ribbed=True)
SHIRTING = Flat("plain", "plain", Lie(bending=2e-7, surplus=0.013, ply=0.0018), thickness=0.0012)
VISCOSE = Flat("viscose", "fine", Lie(bending=1e-7, surplus=0.018, ply=0.0012), 1.1, 0.0010)
STIFF = Flat("twill", "twill", Lie(bending=8e-7, surplus=0.010, ply=0.0022), thickness=0.0018)
CANVAS = Flat("canvas", "canvas", Lie(bending=1.5e-6, surplus=0.008, ply=0.0026), thickness=0.0024)
ELASTIC = Flat("biflex", "fine", Lie(bending=1.5e-7, surplus=0.010, filling=0.018, ply=0.0012), thickness=0.0012)
LINEN = Flat("linen", "linen", Lie(bending=4e-7, surplus=0.013, filling=0.004, ply=0.0016), thickness=0.0014)
SHEET = Flat("plain", "plain", Lie(bending=2e-7, surplus=0.013, filling=0.002, ply=0.0016), thickness=0.0010)


def _like(flat, frame=None, scale=None, **lie):
    """The same cloth for something larger or smaller, or filled otherwise."""
    changed = replace(flat, lie=replace(flat.lie, **lie))
    return replace(changed, frame=frame or flat.frame, scale=scale or flat.scale)


FLATS = {
    **dict.fromkeys(("longsleeve", "oversize", "tank", "jersey"), replace(KNIT, art=(0, -0.56, 0.32, 0.40))),
    **dict.fromkeys(("henley", "croptee", "hockey"), KNIT),
    "womenpolo": _like(KNIT, 0.95),
    "knitvest": _like(FLEECE, 0.85, filling=0.014),
    **dict.fromkeys(("womentee", "veetee"), replace(KNIT, art=(0, -0.54, 0.26, 0.32))),
    **dict.fromkeys(("polo", "longpolo"), replace(KNIT, art=(0.10, -0.42, 0.10, 0.12))),
    **dict.fromkeys(("sweatshirt", "sweatdress"), replace(FLEECE, art=(0, -0.58, 0.32, 0.38))),
    "hoodie": replace(FLEECE, art=(0, -0.60, 0.30, 0.26)),
    **dict.fromkeys(("ziphoodie", "bomber"), FLEECE),
    **dict.fromkeys(("shirt", "blouse", "camp", "kosovorotka"), SHIRTING),
    **dict.fromkeys(("shirtdress", "wrapdress", "trapeze"), VISCOSE),
    **dict.fromkeys(("sundress", "sunskirt"), _like(VISCOSE, gathered=0.03)),
    **dict.fromkeys(("trousers", "workcoat", "chefjacket"), _like(STIFF, 1.05)),
    **dict.fromkeys(("leggings", "cyclers"), _like(ELASTIC, 1.05)),
    **dict.fromkeys(("bandshirt", "flannelshirt"), SHIRTING),
    "scrubs": _like(SHIRTING, 0.95),
    "jacket": _like(STIFF, 0.95),
    "hivis": _like(SHIRTING, 0.85),
    "maidset": _like(SHIRTING, 1.15),
    "sarafan": _like(SHIRTING, 1.2, gathered=0.01),
    "nightgown": _like(VISCOSE, 1.15, gathered=0.02),
    "flounced": _like(VISCOSE, 1.1, gathered=0.02),
    "pleatskirt": replace(_like(VISCOSE, 0.95, surplus=0.004, filling=0.006, ply=0.002), whole=True),
    "kilt": replace(_like(STIFF, 0.75, surplus=0.004, filling=0.006, ply=0.0028), whole=True),
    "pinafore": _like(STIFF, 0.95, surplus=0.006, filling=0.008, ply=0.0026),
    "tracksuit": _like(FLEECE, 1.85),
    "teamset": replace(_like(KNIT, 1.75), ribbed=False),
    "linensuit": _like(STIFF, 1.7),
    "welcomeset": replace(_like(KNIT, 1.6, 0.8), ribbed=False),
    "kitchenset": _like(CANVAS, 1.4, filling=0.006),
    "joggers": _like(FLEECE, 1.05),
    "teedress": replace(_like(KNIT, 1.05), art=(0, -0.50, 0.32, 0.40)),
    "babybody": _like(KNIT, 0.55, 0.6),
    "bib": _like(KNIT, 0.9),
    "snood": _like(KNIT, 0.5, 0.7, filling=0.03),
    "headband": _like(KNIT, 0.40, 0.5, filling=0.03),
    "beanie": _like(KNIT, 0.40, 0.6, filling=0.03),
    "sock": replace(_like(KNIT, 0.42, 0.5), ribbed=False),
    "gaiter": replace(_like(KNIT, 0.50, 0.5), ribbed=False),
    "maxi": _like(VISCOSE, 1.25, gathered=0.02),
    "midi": _like(VISCOSE, 1.0, gathered=0.03),
    "cape": _like(VISCOSE, 1.2, gathered=0.03),
    "kidsdress": _like(VISCOSE, 0.65, 0.6, gathered=0.02),
    "robe": _like(VISCOSE, 1.1),
    "pyjamas": _like(SHIRTING, 1.2),
    "shorts": _like(FLEECE, 0.85),
    "pencil": _like(STIFF, 0.9),
    "vest": _like(STIFF, 0.85),
    "panama": _like(STIFF, 0.45, 0.5, filling=0.03),
    "tie": _like(VISCOSE, 0.7, 0.5),
    "swimsuit": _like(ELASTIC, 0.75, 0.7),
    "sporttop": _like(ELASTIC, 0.6, 0.7),
    "apron": replace(_like(CANVAS, 0.95, filling=0.003), art=(0, -0.49, 0.26, 0.32)),
    "halfapron": _like(CANVAS, 0.9, filling=0.003),
    "chefhat": _like(SHIRTING, 0.45, 0.6, filling=0.03),
    "backpack": _like(CANVAS, 0.55, 0.7, filling=0.03),
    "beltbag": _like(CANVAS, 0.45, 0.5, filling=0.03),
    "duffel": _like(CANVAS, 0.70, 0.7, filling=0.04),
    "pencilcase": _like(CANVAS, 0.25, 0.35, filling=0.015),
    "pouch": _like(CANVAS, 0.32, 0.4, filling=0.015),
    "sack": _like(LINEN, 0.40, 0.5, filling=0.03),
    "garmentbag": _like(CANVAS, 1.1, filling=0.02),
    "laptopcase": _like(CANVAS, 0.48, 0.6, filling=0.02),
    "mitt": _like(CANVAS, 0.30, 0.5, filling=0.010),
    "lanyard": _like(CANVAS, 0.50, 0.3, filling=0.001),
    "bandana": _like(SHEET, 0.75),
    "napkins": _like(LINEN, 0.75),
    "pillowcase": _like(SHIRTING, 0.85, filling=0.03),
    "plaidthrow": _like(FLEECE, 1.2, filling=0.006),
    "romanblind": _like(LINEN, 1.2),
    "bunting": _like(SHEET, 1.3),
    "pennant": _like(SHEET, 0.5, 0.6),
}
