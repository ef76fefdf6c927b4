"""The T-shirt that hangs in the air."""
from sewing.garment import JERSEY, Arm, Garment
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


TEE_ARMHOLE = [
    (-0.040, 0.200), (-0.075, 0.194), (-0.11, 0.188), (-0.15, 0.187), (-0.20, 0.192), (-0.235, 0.215), (-0.262, 0.262),
]  # fmt: skip

# The arm ends before the cuff and is thinner than it: a wrist that fills the cuff pushes it into points.
TEE_ARM = Arm((0.150, -0.088), (0.336, -0.230), (0.047, 0.026))

DOUBLE_STITCH = (0.020, 0.0255)


TOPS = {
    "tee": Garment(
        _tee(0.098), JERSEY, "straight", TEE_ARM, 0.0016, "knit",
        rib=0.021, armhole=TEE_ARMHOLE, grain=47, hems={"cuff": DOUBLE_STITCH, "hem": DOUBLE_STITCH},
    ),
}  # fmt: skip
