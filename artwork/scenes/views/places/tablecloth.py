"""A round table under its cloth, seen a little from above."""
import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

from stage.fabrics.cloth import fabric
from stage.mesh import mesh_object, smooth, soften, subdivide, thicken
from stage.noise import ripple
from stage.fabrics.settle import Softness, obstacle, settled, settled_once
from stage.solids import turned
from stage.studio import COOL, RIM, WARM, camera, empty_room, lamp, linear, plain, sweep

TABLE, TALL, DROP = 0.46, 0.74, 0.46
CELL = 0.0145
# Half profiles of what is turned, from below: (radius, height above the table).
TOP = [(0, -0.028), (TABLE - 0.006, -0.028), (TABLE, -0.022), (TABLE, -0.008), (TABLE - 0.008, 0), (0, 0)]
FOOT = [(0.23, -0.74), (0.228, -0.729), (0.22, -0.724), (0.038, -0.718), (0.032, -0.70), (0.032, -0.03)]


def build(view, width, height, seed, folder):
    empty_room(width, height, 0.18)
    top = turned("top", TOP, plain("wood", linear("#8a5f38"), 0.45))
    foot = turned("foot", FOOT, plain("iron", linear("#2e2b29"), 0.55))
    top.location[2] = foot.location[2] = TALL
    obstacle(top)
    _cloth(seed, folder)
    sweep(1.5, 0.8)
    lamp((-2.0, -1.0, 1.75), (0, 0, 0.55), 0.8, 74, WARM)
    lamp((2.0, -1.6, 1.0), (0, 0, 0.5), 1.5, 9, COOL)
    lamp((0.6, 1.2, 2.1), (0, 0, 0.7), 0.9, 22, RIM)
    distance = 4.2
    camera((0.25, -distance, 1.95), (0, 0, 0.45), 36 * distance / 1.36)


def _cloth(seed, folder):
    points, faces = _disc(TABLE + DROP, seed)
    start = np.column_stack([points, np.full(len(points), TALL + 0.004)])
    away = np.clip(np.hypot(*points.T) - TABLE, 0, None)
    start[:, 2] += ripple(start, 1.6, seed) * away * 0.10
    held = np.nonzero(np.hypot(*points.T) < TABLE * 0.9)[0]
    lain = settled_once(folder / f"settled-{seed}.npy", lambda: settled(start, faces, Softness(), 90, held))
    cloth = mesh_object("cloth", lain, faces, points + 0.5)
    smooth(cloth)
    cloth.data.materials.append(fabric("cloth", "linen"))
    soften(cloth, 2, 0.4)
    subdivide(cloth, 2)
    thicken(cloth, 0.0009)


def _disc(radius, seed):
    """Points of a disc in triangles of one size, the rim in even steps."""
    random = np.random.default_rng(seed)
    steps = round(2 * np.pi * radius / CELL)
    turn = np.arange(steps) / steps * 2 * np.pi
    rim = radius * np.stack([np.cos(turn), np.sin(turn)], 1)
    side = np.arange(-radius, radius, CELL)
    x, y = np.meshgrid(side, np.arange(-radius, radius, CELL * 0.866))
    x[::2] += CELL / 2
    inside = np.stack([x.ravel(), y.ravel()], 1) + random.normal(size=(x.size, 2)) * CELL * 0.06
    inside = inside[np.hypot(*inside.T) < radius - CELL * 0.6]
    points = np.concatenate([rim, inside])
    made = delaunay_2d_cdt([Vector(p) for p in points], [], [list(range(steps))], 1, 1e-6)
    return np.array([tuple(p) for p in made[0]]), [tuple(f) for f in made[2]]
