"""Tailor's shears: two blades, two rings, a screw."""
import numpy as np

from stage.leaf import curved, leaf
from stage.solids import filleted, thread, turned
from stage.studio import plain

BLADE = [(-0.030, -0.0075), (0.0, -0.0105), (0.050, -0.0105), (0.118, -0.0030), (0.140, 0.0028), (0.136, 0.0040), (0.0, 0.0045), (-0.030, 0.0035)]  # fmt: skip
# The outlines are those of small shears.
SIZE = 1.35
ARM = [(-0.018, -0.0015), (-0.035, -0.006), (-0.052, -0.014)]


def shears(place, turned_by, opened):
    """Lies flat, its screw over `place`, the blades towards `turned_by`; `opened` is the angle between them."""
    steel = plain("steel", (0.62, 0.61, 0.59), 0.33, 0.5, 1)
    black = plain("lacquer", (0.018, 0.017, 0.016), 0.32, 0.5)
    for side, ring in ((1, (0.021, 0.014)), (-1, (0.031, 0.016))):
        parts = [_blade(side, steel), *_handle(side, ring, black)]
        for part in parts:
            part.location = (*place[:2], place[2] + 0.0042 + side * 0.0016)
            part.scale = [SIZE * share for share in part.scale]
            part.rotation_euler[2] = turned_by + side * opened / 2
    screw = turned("screw", filleted([(0.0052, 0), (0.0052, 0.0022), (0.0001, 0.0026)], 0.0008), steel, 40)
    screw.location = (*place[:2], place[2] + 0.0072)


def _blade(side, steel):
    outline = curved([(x, y * side) for x, y in BLADE], 0.01)
    made = leaf("blade", outline, 0.006, lambda p: 0 * p[:, 0], steel)
    solid = made.modifiers.new("solid", "SOLIDIFY")
    solid.thickness, solid.offset = 0.0026, 0
    rounded = made.modifiers.new("rounded", "BEVEL")
    rounded.width, rounded.segments, rounded.limit_method = 0.0007, 2, "ANGLE"
    made.data.use_auto_smooth = True
    return made


def _handle(side, ring, black):
    """An arm that thickens into an oval ring; the bows lie on the other side than their blade."""
    long, wide = ring
    angle = np.linspace(0, 2 * np.pi, 33)
    centre = np.array([-0.052 - long * 0.92, 0.024])
    tilt = np.radians(-14)
    oval = np.stack([np.cos(angle) * long, np.sin(angle) * wide], 1)
    oval = oval @ np.array([[np.cos(tilt), np.sin(tilt)], [-np.sin(tilt), np.cos(tilt)]]) + centre
    arm = [(x, -y) for x, y in ARM] + [tuple(oval[2])]
    flat = lambda points: [(x, y * side, 0) for x, y in points]
    bow = thread("bow", flat(oval), 0.0046, black)
    shank = thread("shank", flat(arm), 0.0052, black)
    for part in (bow, shank):
        part.data.bevel_resolution = 6
        part.scale[2] = 0.75
    return [bow, shank]
