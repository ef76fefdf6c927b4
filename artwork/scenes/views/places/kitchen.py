"""The dye kitchen: pastes in enamel, a spatula, strips of test prints."""
import numpy as np

from stage.things.boxes import write
from stage.fabrics.cloth import fabric
from stage.things.enamel import bowl, drip, handle, paste
from stage.leaf import curved, leaf
from stage.mesh import grid_object, thicken
from stage.noise import ripple
from stage.solids import planks, wood
from stage.studio import COOL, RIM, WARM, camera, empty_room, lamp, linear, plain

# Where, radius, height, radius of the foot, swelling; how full; which dye.
VESSELS = [
    ((-0.215, 0.045, 0), 0.108, 0.084, 0.058, 0.55, 0.66, 1),
    ((0.020, 0.185, 0), 0.092, 0.074, 0.052, 0.50, 0.70, 3),
    ((-0.030, -0.085, 0), 0.066, 0.058, 0.040, 0.60, 0.72, 4),
    ((0.215, 0.120, 0), 0.050, 0.086, 0.0475, 0.9, 0.86, 2),
]
# Where the nearer end lies, turned by, panel.
STRIPS = [((0.095, -0.222), -15, 6), ((0.168, -0.230), -25, 5), ((0.236, -0.205), -37, 7)]
BLADE = [(0.0, -0.008), (0.20, -0.0085), (0.235, -0.024, 1), (0.318, -0.027), (0.330, 0.0, 1), (0.318, 0.027), (0.235, 0.024, 1), (0.20, 0.0085), (0.0, 0.008), (-0.006, 0.0, 1)]  # fmt: skip


def build(view, width, height, seed, folder):
    empty_room(width, height, 0.14)
    wet = {"roughness": 0.24, "sheen": 0.0, "specular": 0.5, "bump": 0.0}
    dyes = {number: fabric(f"dye {number}", "biflex", number, **wet) for number in (1, 2, 3, 4)}
    for number, (place, radius, tall, foot, belly, full, dye) in enumerate(VESSELS):
        wall = bowl(place, radius, tall, foot, belly)
        level = tall * full
        paste((*place[:2], level), wall(level), dyes[dye], seed * 9 + number, 0.4 if number == 3 else 1.0)
        if number in (0, 1, 2):
            towards = np.radians((-62, -118, -40)[number])
            drip(place, wall, tall, towards, tall * (0.44, 0.30, 0.62)[number], dyes[dye], number)
    handle(VESSELS[3][0], VESSELS[3][1], VESSELS[3][2], np.radians(-24))
    _spatula()
    for order, (place, degrees, panel) in enumerate(STRIPS):
        _strip(place, np.radians(degrees), panel, order, seed)
    _dabs(seed)
    planks(1.5, "#a98a66", seed=seed)
    lamp((-1.05, -0.10, 0.62), (0, 0, 0.03), 0.42, 17, WARM)
    lamp((1.1, -0.9, 0.8), (0, 0, 0.03), 1.2, 3.0, COOL)
    lamp((0.3, 1.15, 0.75), (0, 0.05, 0.03), 0.7, 8, RIM)
    camera((0.10, -1.02, 0.76), (0.015, 0.010, 0.02), 36 * 1.27 / 0.79)


def _spatula():
    """Stands in the large bowl, its handle over the rim."""
    made = leaf("spatula", curved(BLADE, 0.006), 0.008, lambda p: 0 * p[:, 0], wood("beech", "#c39a69", depth=0.25))
    solid = made.modifiers.new("solid", "SOLIDIFY")
    solid.thickness, solid.offset = 0.0062, 0
    rounded = made.modifiers.new("rounded", "BEVEL")
    rounded.width, rounded.segments, rounded.limit_method = 0.0022, 3, "ANGLE"
    made.data.use_auto_smooth = True
    made.location = (-0.4365, 0.173, 0.1190)
    made.rotation_euler = (np.radians(10), np.radians(12), np.radians(-31))


def _strip(place, turned, panel, order, seed):
    """A narrow cutting with pinked ends; it keeps a little of the roll it came from."""
    wide, long, cell = 0.066, 0.235, 0.0022
    columns, rows = round(wide / cell) | 1, round(long / cell) | 1
    x, y = np.meshgrid(np.linspace(-wide / 2, wide / 2, columns), np.linspace(long, 0, rows))
    uv = np.stack([x + panel * 0.31, y + panel * 0.17], 2)
    y[0, ::2] += 0.0022
    y[-1, ::2] -= 0.0022
    flat = np.stack([x, y, 0 * x], 2)
    curl = 0.010 * np.clip(1 - y / 0.07, 0, 1) ** 2 + 0.018 * np.clip((y - 0.15) / 0.085, 0, 1) ** 2
    z = 0.0012 + order * 0.0016 + curl * (1 + 0.3 * order) + ripple(flat, 3, seed + panel) * 0.0006
    cos, sin = np.cos(turned), np.sin(turned)
    points = np.stack([place[0] + cos * x - sin * y, place[1] + sin * x + cos * y, z], 2)
    cloth = grid_object(f"strip {panel}", points, uv)
    cloth.data.materials.append(fabric(f"strip {panel}", "plain", panel, threads=700, bump=0.34))
    thicken(cloth, 0.0007)


def _dabs(seed):
    """A piece of linen on which each dye was tried, with what was mixed in pencil."""
    x, y = np.meshgrid(np.linspace(-0.13, 0.13, 118), np.linspace(0.045, -0.045, 42))

    def lies(places, above=0.0007):
        flat = np.concatenate([places, np.zeros((*places.shape[:-1], 1))], -1)
        lifted = 0.006 * np.clip((places[..., 0] - 0.09) / 0.04, 0, 1) ** 2
        return 0.0010 + ripple(flat, 2.5, seed + 40) * 0.0007 + lifted + above

    flat = np.stack([x, y], 2)
    linen = grid_object("linen", np.dstack([flat, lies(flat, 0.0)]), np.stack([x + 0.7, y + 0.3], 2))
    linen.data.materials.append(fabric("linen", "linen", 8, threads=620))
    thicken(linen, 0.0008)
    pencil = plain("pencil", linear("#3a342c"), 0.9)
    parts = [linen]
    for number, (dye, words) in enumerate(((1, "1:12"), (3, "1:8"), (4, "1:30"))):
        centre = np.array([-0.088 + number * 0.073, 0.008])
        angle = np.linspace(0, 2 * np.pi, 72, endpoint=False)
        circle = np.stack([np.cos(angle), np.sin(angle), 0 * angle], 1)
        radius = 0.0235 * (1 + 0.035 * ripple(circle, 0.5, seed + number) + 0.012 * ripple(circle, 2.5, number))
        spot = leaf("dab", centre + circle[:, :2] * radius[:, None], 0.004, lies, fabric("dab", "plain", dye, bump=0.1))
        spot.data.uv_layers[0].data.foreach_set("uv", np.zeros(2 * len(spot.data.loops)))
        parts += [spot, write(words, 0.0135, (centre[0] - 0.014, -0.035, 0.0028), pencil)]
    turned, (left, near) = np.radians(14), (-0.185, -0.172)
    for part in parts:
        x, y, z = part.location
        across, deep = np.cos(turned) * x - np.sin(turned) * y, np.sin(turned) * x + np.cos(turned) * y
        part.location = (left + across, near + deep, z)
        part.rotation_euler[2] = turned
