"""What the tailor's dummy wears."""
from sewing.garment import JERSEY, Arm, Fullness, Garment
from sewing.outline import Edge, curve, joined
from stage.fabrics.settle import Softness

VISCOSE = Softness(0.17, 20, 5, 0.22, damping=10)
COTTON = Softness(0.20, 26, 10, 0.9, damping=10)

# Padding of a sleeve: it ends before the hem and is thinner.
SHORT_ARM = Arm((0.142, -0.098), (0.278, -0.242), (0.044, 0.034))
LOOSE_ARM = Arm((0.142, -0.098), (0.306, -0.282), (0.047, 0.038))
LOOSE_ARMHOLE = [(-0.055, 0.232), (-0.10, 0.226), (-0.15, 0.224), (-0.20, 0.226), (-0.25, 0.238), (-0.29, 0.268)]
ARMHOLE = [(-0.030, 0.186), (-0.075, 0.178), (-0.11, 0.174), (-0.15, 0.174), (-0.20, 0.184), (-0.235, 0.205), (-0.255, 0.226)]

LONG_ARM = Arm((0.142, -0.104), (0.528, -0.494), (0.042, 0.030), lowered=18)
LONG_ARMHOLE = [(-0.034, 0.196), (-0.075, 0.190), (-0.12, 0.186), (-0.17, 0.188), (-0.22, 0.200), (-0.265, 0.224), (-0.292, 0.248)]

# The tip of a sleeve's hem, above and below.
SHORT = ((0.335, -0.190), (0.245, -0.278))
DROPPED = ((0.372, -0.262), (0.276, -0.352))
WIDE = ((0.345, -0.205), (0.245, -0.300))
LONG = ((0.593, -0.476), (0.508, -0.553))


def _round(deep, wide):
    return curve((0, -deep), (wide * 0.58, -deep), (wide * 0.94, -deep * 0.55), (wide, -0.004))


def _vee(deep, wide):
    return curve((0, -deep), (wide * 0.36, -deep * 0.62), (wide * 0.82, -deep * 0.24), (wide, -0.004))


def _outline(neck, neck_wide, sleeve, side, hem_drop=0.045, back_deep=0.026):
    """
    A half pattern with a sleeve cut on: `neck` is the front's neckline, `side` the line from below the arm to the hem,
    which sinks by `hem_drop` towards the middle.
    """
    (out_x, out_y), (in_x, in_y) = sleeve
    (top_x, top_y), (low_x, low_y) = side[0], side[-1]

    def outline(back):
        return [
            Edge(_round(back_deep, neck_wide) if back else neck, "neck"),
            Edge(curve((neck_wide, -0.004), (0.160, -0.018), (0.196, -0.040), sleeve[0])),
            Edge(curve((out_x, out_y), (in_x, in_y)), "cuff"),
            Edge(curve((in_x, in_y), (top_x, top_y + 0.022), (top_x - 0.002, top_y + 0.024), (top_x, top_y))),
            Edge(side),
            Edge(curve((low_x, low_y), (low_x * 0.7, low_y - hem_drop * 0.75), (low_x * 0.35, low_y - hem_drop), (0, low_y - hem_drop)), "hem"),
        ]

    return outline


def _skirted(chest, waist, hem, long):
    """Fitted to the waist, then flared."""
    return joined(
        curve((chest, -0.272), (chest - 0.012, -0.330), (waist, -0.370), (waist, -0.410)),
        curve((waist, -0.410), (waist + 0.002, -0.520), (hem - 0.110, long + 0.205), (hem, long)),
    )


def _straight(chest, waist, hip, long):
    return curve((chest, -0.272), (waist, -0.40), (hip - 0.012, long + 0.20), (hip, long))


DOUBLE_STITCH = (0.020, 0.0255)
KNIT_HEMS = {"cuff": DOUBLE_STITCH, "hem": DOUBLE_STITCH}
WOVEN_HEMS = {"cuff": (0.018,), "hem": (0.022,)}


def _sewn(outline, softness, cloth, thickness, **more):
    usual = {"arm": SHORT_ARM, "armhole": ARMHOLE, "grain": 44}
    return Garment(outline, softness, "form", thickness=thickness, cloth=cloth, **{**usual, **more})


def _knit(outline, **more):
    return _sewn(outline, JERSEY, "knit", 0.0016, hems=KNIT_HEMS, frames=70, **more)


# A shirt's front is lapped in its middle: collar, placket and buttons are laid on (stage/garments/shirting.py).
_SHIRT = _outline(
    _round(0.078, 0.080), 0.080, LONG, curve((0.254, -0.305), (0.242, -0.42), (0.244, -0.56), (0.258, -0.735)), 0.012, back_deep=0.018
)

# A wrap dress: the edge of its upper front, from the tip of the neckline to the belt and from there to the hem.
CROSSED = curve((0.0, -0.235), (-0.045, -0.305), (-0.075, -0.345), (-0.105, -0.398))
FALLEN = curve((-0.105, -0.420), (-0.120, -0.62), (-0.165, -0.86), (-0.185, -1.085))
UNDER = 7
_LOWER_FRONT = [(0.0, 0.05), *map(tuple, CROSSED), *map(tuple, FALLEN), (-0.69, -1.2), (-0.69, 0.05)]

DUMMY_WEAR = {
    "trapeze": _sewn(
        _outline(_round(0.105, 0.106), 0.106, SHORT, _skirted(0.226, 0.204, 0.470, -1.015), 0.030), VISCOSE, "viscose", 0.0011,
        cells=0.0115, frames=90, hems=WOVEN_HEMS, fullness=Fullness(-0.40, -1.05, 0.25, 4.2),
    ),
    "wrapdress": _sewn(
        _outline(_vee(0.235, 0.098), 0.098, SHORT, _skirted(0.226, 0.188, 0.490, -1.050), 0.030), VISCOSE, "viscose", 0.0011,
        cells=0.0115, frames=90, hems=WOVEN_HEMS, fullness=Fullness(-0.42, -1.08, 0.25, 4.7), pieces=((UNDER, _LOWER_FRONT),),
    ),
    "teedress": _knit(_outline(_round(0.100, 0.104), 0.104, WIDE, _straight(0.236, 0.226, 0.262, -0.900), 0.012), rib=0.021),
    "womentee": _knit(_outline(_round(0.135, 0.110), 0.110, SHORT, _straight(0.222, 0.192, 0.236, -0.625), 0.010), rib=0.016),
    "veetee": _knit(_outline(_vee(0.185, 0.092), 0.092, SHORT, _straight(0.224, 0.196, 0.238, -0.640), 0.010), rib=0.018),
    "oversize": _knit(
        _outline(_round(0.092, 0.092), 0.092, DROPPED, curve((0.285, -0.335), (0.283, -0.45), (0.280, -0.55), (0.284, -0.690)), 0.006),
        rib=0.023, arm=LOOSE_ARM, armhole=LOOSE_ARMHOLE,
    ),
    "scrubs": _sewn(
        _outline(_vee(0.200, 0.090), 0.090, WIDE, _straight(0.240, 0.226, 0.262, -0.690), 0.008), COTTON, "poplin", 0.0011,
        hems=WOVEN_HEMS, frames=70,
    ),
    "bandshirt": _sewn(
        _SHIRT, COTTON, "poplin", 0.0011, cells=0.0112, frames=96, hems={"hem": (0.009,)}, cuff=0.058, arm=LONG_ARM, armhole=LONG_ARMHOLE,
    ),
    "shirt": _sewn(
        _SHIRT, COTTON, "poplin", 0.0011, cells=0.0112, hems={"hem": (0.009,)}, cuff=0.058, cuff_of=3, arm=LONG_ARM, armhole=LONG_ARMHOLE, hung="bandshirt",
    ),
    "chefjacket": _sewn(
        _SHIRT, COTTON, "twill", 0.0013, cells=0.0112, hems={"hem": (0.022,)}, cuff=0.075, arm=LONG_ARM, armhole=LONG_ARMHOLE, hung="bandshirt",
    ),
}  # fmt: skip
