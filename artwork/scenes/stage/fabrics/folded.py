"""A folded length of cloth: nested folds, the front one towards the camera."""
import numpy as np

from stage.fabrics.cloth import fabric
from stage.mesh import grid_object, subdivide, thicken
from stage.noise import ripple

COLUMNS = 64


def folded(panel, kind, size, lies, turned, seed, levels=1):
    """
    A piece of (width, depth, height), its mesh refined so many times: not at all if it is seen from afar. Returns how
    high the next piece lies on it.
    """
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
        if levels:
            subdivide(cloth, levels)
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
