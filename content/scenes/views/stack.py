"""Folded lengths of cloth, one on the other."""
import numpy as np

from stage.cloth import fabric
from stage.mesh import grid_object, subdivide, thicken
from stage.noise import ripple
from stage.studio import COOL, RIM, WARM, camera, empty_room, lamp, sweep

# From below: which cloth, and how high a piece of it lies.
PIECES = [("twill", 0.052), ("plain", 0.046), ("knit", 0.050), ("plain", 0.044), ("canvas", 0.049), ("plain", 0.043), ("twill", 0.047)]  # fmt: skip
COLUMNS = 64


def build(view, width, height, seed, folder):
    empty_room(width, height, 0.22)
    random = np.random.default_rng(seed + 4)
    top = 0.0
    for panel, (kind, tall) in enumerate(PIECES, 1):
        wide = 0.36 + random.normal() * 0.004
        deep = 0.27 + random.normal() * 0.003
        lies = (random.normal() * 0.004, random.normal() * 0.004, top + tall / 2)
        top = _piece(panel, kind, (wide, deep, tall), lies, random.normal() * 0.018, seed)
    sweep(1.6, 0.7)
    lamp((-1.3, -0.9, 1.5), (0, 0, 0.2), 1.0, 34, WARM)
    lamp((1.6, -1.2, 0.8), (0, 0, 0.2), 1.4, 7, COOL)
    lamp((0.3, 1.2, 1.6), (0, 0, 0.25), 0.9, 14, RIM)
    camera((0.62, -1.55, 0.60), (0.005, 0, top / 2 + 0.005), 84)


def _piece(panel, kind, size, lies, turned, seed):
    """Nested folds, the front fold towards the camera. Returns how high the next piece lies."""
    tall = size[2]
    layers = 5 if tall > 0.045 else 6
    random = np.random.default_rng(seed * 100 + panel)
    for layer, half in enumerate(np.linspace(tall / 2, tall / 2 / layers * 0.35, layers)):
        points, uv = _layer(size, layers, layer, half, random, seed * 31 + panel * 7)
        uv += (panel * 0.37, panel * 0.21)
        cloth = grid_object(f"piece {panel}", points[::-1], uv[::-1])
        cloth.location, cloth.rotation_euler[2] = lies, turned
        cloth.data.materials.append(_cloth(kind, panel))
        thicken(cloth, tall / layers / 2 * 0.62)
        subdivide(cloth, 1)
    return lies[2] + tall / 2 - tall * 0.035


def _cloth(kind, panel):
    import bpy

    name = f"cloth {panel}"
    return bpy.data.materials.get(name) or fabric(name, kind, panel, threads=560, bump=0.42)


def _layer(size, layers, layer, half, random, seed):
    """One U of the fold: top to the front, round, and back below; columns run along the piece."""
    wide, deep, tall = size
    inset = layer * tall / layers / 2 * 0.9 * 1.05
    back = deep * (1 - 0.012 * random.random())
    front = half + inset
    straight = np.linspace(0, 1, 31)
    turn = np.pi / 2 + np.pi * np.linspace(0, 1, 17)
    y = np.concatenate([back + (front - back) * straight[:-1], front + half * np.cos(turn), front + (back - front) * straight[1:]])
    z = np.concatenate([np.full(30, half), half * np.sin(turn), np.full(30, -half)])
    length = np.concatenate([[0], np.cumsum(np.hypot(np.diff(y), np.diff(z)))])
    along = np.linspace(0, 1, COLUMNS)
    x = (along - 0.5) * wide * (1 - 0.006 * random.random()) + random.normal() * 0.0015
    points = np.stack(np.broadcast_arrays(x[:, None], y[None], z[None]), 2).copy()
    above = points[..., 2] > 0
    near_front = np.clip(1 - points[..., 1] / (deep * 0.25), 0, None)
    uneven = ripple(points * (1, 0.9, 2.5), 1.1, seed) * 0.0028 + ripple(points, 3.4, seed + 1) * 0.0009
    sag = -0.09 * tall * (np.abs(along - 0.5) * 2)[:, None] ** 6 * above
    puff = 0.0035 * np.exp(-(((points[..., 1] - 0.035) / 0.03) ** 2)) * np.where(above, 1, -0.3)
    shifted = ripple(points * (1, 0, 0) + (0, layer * 0.1, 0), 1.4, seed + 2) * 0.0034
    points[..., 1] += shifted * near_front - deep / 2
    points[..., 2] += uneven * np.where(above, 1, 0.25) + sag + puff
    uv = np.stack(np.broadcast_arrays((along * wide)[:, None], -length[None]), 2).copy()
    return points, uv
