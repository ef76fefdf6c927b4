"""Dresses. Seams at the waist and hem widths make them; the machine is the T-shirt's."""
from sewing.garment import JERSEY, VISCOSE, Arm, Drape, Garment
from sewing.outline import Edge, curve, joined

DRESS_ARM = Arm((0.14, -0.085), (0.262, -0.205), (0.042, 0.027))
DRESS_ARMHOLE = [
    (-0.036, 0.178), (-0.07, 0.172), (-0.11, 0.167), (-0.15, 0.167), (-0.19, 0.174), (-0.22, 0.192), (-0.245, 0.213),
]  # fmt: skip


def _midi(back):
    """Fitted above the waist, flared below; a V neck."""
    neck, width = (0.025 if back else 0.150), 0.092
    # Nearly straight past the waist: more length than the body has buckles into lumps.
    side = joined(
        curve((0.208, -0.265), (0.200, -0.32), (0.186, -0.37), (0.184, -0.415)),
        curve((0.184, -0.415), (0.205, -0.55), (0.36, -0.95), (0.45, -1.12)),
    )
    return [
        Edge(curve((0, -neck), (width * 0.30, -neck * 0.72), (width * 0.8, -neck * 0.30), (width, 0)), "neck"),
        Edge(curve((width, 0), (0.15, -0.018), (0.19, -0.040), (0.300, -0.165))),
        Edge(curve((0.300, -0.165), (0.232, -0.262)), "cuff"),
        Edge(curve((0.232, -0.262), (0.215, -0.238), (0.211, -0.236), (0.208, -0.265))),
        Edge(side),
        Edge(curve((0.45, -1.12), (0.32, -1.172), (0.16, -1.195), (0, -1.195)), "hem"),
    ]


def _straight(length, hem, neck_front=0.088):
    """A T-shirt that goes on: `hem` is half its width below."""

    def outline(back):
        neck, width = (0.022 if back else neck_front), 0.084
        return [
            Edge(curve((0, -neck), (width * 0.62, -neck), (width * 0.98, -neck * 0.52), (width, 0)), "neck"),
            Edge(curve((width, 0), (0.165, -0.022), (0.205, -0.046), (0.360, -0.186))),
            Edge(curve((0.360, -0.186), (0.292, -0.282)), "cuff"),
            Edge(curve((0.292, -0.282), (0.252, -0.236), (0.244, -0.236), (0.236, -0.280))),
            Edge(curve((0.236, -0.280), (0.228, -0.42), (0.24, -0.60), (hem, -length))),
            Edge(curve((hem, -length), (hem * 0.6, -length - 0.012), (hem * 0.3, -length - 0.018), (0, -length - 0.018)), "hem"),
        ]

    return outline


STRAIGHT_ARMHOLE = [
    (-0.039, 0.190), (-0.075, 0.184), (-0.11, 0.178), (-0.15, 0.177), (-0.20, 0.181), (-0.235, 0.202), (-0.262, 0.244),
]  # fmt: skip
STRAIGHT_ARM = Arm((0.145, -0.086), (0.314, -0.222), (0.046, 0.026))
HEMS = {"cuff": ("stitch", (0.020,)), "hem": ("stitch", (0.022,))}

DRESSES = {
    "midi": Garment(
        _midi, VISCOSE, "fitted", DRESS_ARM, 0.0008, "viscose", cells=0.0135, frames=92,
        armhole=DRESS_ARMHOLE, grain=45, hems=HEMS,
        lines=(curve((0.182, -0.405), (0.10, -0.418), (0.05, -0.42), (0, -0.42)),),
    ),
    "teedress": Garment(
        _straight(0.92, 0.262), JERSEY, "straight", STRAIGHT_ARM, 0.0016, "knit", cells=0.0115, frames=70,
        rib=0.020, armhole=STRAIGHT_ARMHOLE, grain=47, hems={"cuff": ("stitch", (0.020, 0.0255)), "hem": ("stitch", (0.020, 0.0255))},
    ),
    "trapeze": Garment(
        _straight(0.94, 0.400), Drape(0.18, 20, 6, 0.40), "straight", STRAIGHT_ARM, 0.0009, "viscose", cells=0.012, frames=80,
        armhole=STRAIGHT_ARMHOLE, grain=47, hems=HEMS,
    ),
}  # fmt: skip
