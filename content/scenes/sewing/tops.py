"""T-shirts and what is cut like them."""
from sewing.garment import FLEECE, JERSEY, Arm, Drape, Garment
from sewing.outline import Edge, curve


def _tee(neck_front, neck_width=0.082, length=0.70, chest=0.255, waist=0.247, hem=0.255):
    def outline(back):
        neck = 0.022 if back else neck_front
        return [
            Edge(curve((0, -neck), (neck_width * 0.62, -neck), (neck_width * 0.98, -neck * 0.52), (neck_width, 0)), "neck"),
            Edge(curve((neck_width, 0), (0.17, -0.022), (0.215, -0.048), (0.385, -0.192))),
            Edge(curve((0.385, -0.192), (0.318, -0.292)), "cuff"),
            Edge(curve((0.318, -0.292), (0.272, -0.236), (0.262, -0.236), (chest, -0.285))),
            Edge(curve((chest, -0.285), (waist, -0.45), (waist + 0.003, -0.55), (hem, -length))),
            Edge(curve((hem, -length), (0.15, -length - 0.006), (0.08, -length - 0.008), (0, -length - 0.008)), "hem"),
        ]

    return outline


def _long_sleeved(neck_front, length, chest, hem):
    def outline(back):
        neck, width = (0.02 if back else neck_front), 0.085
        return [
            Edge(curve((0, -neck), (width * 0.62, -neck), (width * 0.98, -neck * 0.52), (width, 0)), "neck"),
            Edge(curve((width, 0), (0.18, -0.025), (0.225, -0.055), (0.485, -0.475))),
            Edge(curve((0.485, -0.475), (0.405, -0.522)), "cuff"),
            Edge(curve((0.405, -0.522), (0.31, -0.30), (chest + 0.005, -0.26), (chest, -0.33))),
            Edge(curve((chest, -0.33), (chest - 0.002, -0.45), (chest - 0.002, -0.55), (hem, -length))),
            Edge(curve((hem, -length), (0.15, -length - 0.006), (0.08, -length - 0.008), (0, -length - 0.008)), "hem"),
        ]

    return outline


TEE_ARMHOLE = [
    (-0.040, 0.200), (-0.075, 0.194), (-0.11, 0.188), (-0.15, 0.187), (-0.20, 0.192), (-0.235, 0.215), (-0.262, 0.262),
]  # fmt: skip
LONG_ARMHOLE = [
    (-0.045, 0.208), (-0.08, 0.202), (-0.12, 0.197), (-0.16, 0.197), (-0.21, 0.204), (-0.25, 0.228), (-0.30, 0.295),
]  # fmt: skip

# The arm ends before the cuff and is thinner than it: a wrist that fills the cuff pushes it into points.
TEE_ARM = Arm((0.150, -0.088), (0.336, -0.230), (0.047, 0.026))
LONG_ARM = Arm((0.155, -0.095), (0.434, -0.482), (0.052, 0.021))

DOUBLE_STITCH = ("stitch", (0.020, 0.0255))

DROPPED_ARMHOLE = [
    (-0.060, 0.262), (-0.09, 0.256), (-0.12, 0.250), (-0.16, 0.247), (-0.20, 0.250), (-0.25, 0.266), (-0.285, 0.300),
]  # fmt: skip


def _oversize(back):
    neck = 0.020 if back else 0.090
    return [
        Edge(curve((0, -neck), (0.054, -neck), (0.085, -neck * 0.52), (0.086, 0)), "neck"),
        Edge(curve((0.086, 0), (0.19, -0.024), (0.25, -0.050), (0.425, -0.240))),
        Edge(curve((0.425, -0.240), (0.345, -0.345)), "cuff"),
        Edge(curve((0.345, -0.345), (0.315, -0.285), (0.300, -0.280), (0.298, -0.320))),
        Edge(curve((0.298, -0.320), (0.292, -0.45), (0.294, -0.58), (0.298, -0.72))),
        Edge(curve((0.298, -0.72), (0.18, -0.726), (0.08, -0.728), (0, -0.728)), "hem"),
    ]


def _jersey(back):
    """Cut for sport: a V neck, longer in the sleeve."""
    neck, width = (0.022 if back else 0.125), 0.080
    front = curve((0, -neck), (width * 0.45, -neck * 0.62), (width * 0.92, -neck * 0.28), (width, 0))
    round_ = curve((0, -neck), (width * 0.62, -neck), (width * 0.98, -neck * 0.52), (width, 0))
    return [
        Edge(round_ if back else front, "neck"),
        Edge(curve((0.080, 0), (0.17, -0.022), (0.218, -0.048), (0.402, -0.215))),
        Edge(curve((0.402, -0.215), (0.330, -0.314)), "cuff"),
        Edge(curve((0.330, -0.314), (0.277, -0.240), (0.267, -0.238), (0.260, -0.287))),
        Edge(curve((0.260, -0.287), (0.250, -0.45), (0.252, -0.57), (0.258, -0.725))),
        Edge(curve((0.258, -0.725), (0.15, -0.733), (0.08, -0.735), (0, -0.735)), "hem"),
    ]


TOPS = {
    "jersey": Garment(
        _jersey, Drape(0.19, 20, 7, 0.55), "straight", Arm((0.150, -0.088), (0.350, -0.250), (0.047, 0.027)), 0.0013, "pique",
        rib=0.017, armhole=TEE_ARMHOLE, grain=47, hems={"cuff": DOUBLE_STITCH, "hem": DOUBLE_STITCH},
    ),
    "oversize": Garment(
        _oversize, JERSEY, "straight", Arm((0.150, -0.088), (0.370, -0.276), (0.047, 0.030)), 0.0018, "knit",
        rib=0.024, armhole=DROPPED_ARMHOLE, grain=47, hems={"cuff": DOUBLE_STITCH, "hem": DOUBLE_STITCH},
    ),
    "tee": Garment(
        _tee(0.098), JERSEY, "straight", TEE_ARM, 0.0016, "knit",
        rib=0.021, armhole=TEE_ARMHOLE, grain=47, hems={"cuff": DOUBLE_STITCH, "hem": DOUBLE_STITCH},
    ),
    "longsleeve": Garment(
        _long_sleeved(0.095, 0.70, 0.262, 0.258), JERSEY, "straight", LONG_ARM, 0.0016, "knit",
        rib=0.021, armhole=LONG_ARMHOLE, grain=57, hems={"cuff": DOUBLE_STITCH, "hem": DOUBLE_STITCH},
    ),
    "sweatshirt": Garment(
        _long_sleeved(0.080, 0.665, 0.285, 0.258), FLEECE, "straight", LONG_ARM, 0.0040, "fleece",
        rib=0.026, armhole=LONG_ARMHOLE, grain=57, hems={"cuff": ("rib", 0.058), "hem": ("rib", 0.058)},
    ),
}  # fmt: skip
