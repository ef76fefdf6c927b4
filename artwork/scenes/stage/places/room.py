"""A plastered room with a boarded floor, lit through a window on the left. The wall behind is y = 0, the floor z = 0."""
import numpy as np

from stage.mesh import grid_object
from stage.noise import ripple
from stage.placing import sawn
from stage.solids import block, grained, wood
from stage.studio import COOL, RIM, WARM, lamp, linear, plain

# The wall with the window stands out of the picture.
SIDE = -2.55
OPENING = (-2.25, -0.75, 0.85, 2.55)


def plastered(name, colour, bump=0.35):
    """Lime plaster: broad clouds in its colour, a trowel's unevenness in its face."""
    return grained(name, colour, (2.6, 2.6, 2.6), 0.035, 0.93, 0.12, bump)


def room(wall, floor, seed, wide=7.0, tall=4.0):
    """`wall` and `floor` are colours."""
    x, z = np.meshgrid(np.linspace(-wide / 2, wide / 2, 90), np.linspace(tall, 0, 60))
    flat = np.stack([x, 0 * x, z], 2)
    flat[..., 1] = -ripple(flat, 0.5, seed + 5) * 0.004
    face = grid_object("wall", flat, flat[..., ::2])
    face.data.materials.append(plastered("plaster", wall))
    _boards(floor, seed)
    skirting = block("skirting", (wide, 0.018, 0.11), plain("skirting", linear("#e8e0d3"), 0.45), 0.004)
    skirting.location = (0, -0.011, 0)


def _boards(colour, seed, wide=0.118):
    """Boards of uneven length side by side along x; each of another tone."""
    random = np.random.default_rng(seed)
    tones = [wood(f"board {n}", colour, depth=0.17, tone=tone) for n, tone in enumerate(np.linspace(0.88, 1.08, 6))]
    for y in np.arange(-4.2, 0, wide):
        x = -4.0 + random.uniform(-1.2, 0)
        while x < 3.6:
            long = random.uniform(1.1, 2.3)
            board = block("board", (long - 0.001, wide - 0.0016, 0.02), tones[random.integers(6)], 0.0012)
            board.location = (x + long / 2, y + wide / 2, -0.02 + random.normal() * 0.0003)
            sawn(board, random)
            x += long


def daylight(seen, patch, sun=900.0):
    """
    Morning at the window: its sky on `seen`, and sun through its bars that meets the wall behind at `patch` (x, z).
    """
    low, high, sill, head = OPENING
    white = plain("window", linear("#e6ded1"), 0.5)
    middle, up = (low + high) / 2, (sill + head) / 2
    for y, deep in ((low - 1.5, 3.0), (high + 1.0, 2.0)):
        _upright(y, -0.2, deep, 4.4, 0.12, white)
    for z, tall in ((head, 1.6), (-0.2, sill + 0.2)):
        _upright(middle, z, high - low, tall, 0.12, white)
    for y in (low + 0.5, high - 0.5):
        _upright(y, sill, 0.045, head - sill, 0.06, white)
    for z in (sill + 0.55, sill + 1.12):
        _upright(middle, z, high - low, 0.045, 0.06, white)
    lamp((SIDE + 0.14, middle, up), seen, 1.35, 62, WARM)
    way = np.array([patch[0] - SIDE, -middle, patch[1] - up])
    lamp(tuple(np.array([SIDE, middle, up]) - way * 1.15), (SIDE, middle, up), 0.11, sun, WARM)
    lamp((2.6, -3.1, 1.7), seen, 1.8, 13, COOL)
    lamp((0.5, -0.9, 3.3), seen, 1.2, 22, RIM)


def _upright(y, z, deep, tall, thick, material):
    block("side", (thick, deep, tall), material, 0.004).location = (SIDE, y, z)
