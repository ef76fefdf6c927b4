"""Traces of work on what a dummy wears: pins, a line of chalk, a tape measure round the neck."""
import bpy
import numpy as np

from stage.mesh import mesh_object, smooth
from stage.noise import ripple
from stage.things.ribbon import strip
from stage.skin import Skin
from stage.solids import thread
from stage.studio import linear, plain
from stage.things.tape import WIDE, tape

# Glass of the heads of pins.
KUMACH, OCHRE = "#b3202a", "#e0a02c"
PIN = 0.034


def pins(surface, side, places, glass, seed=1):
    """Pins with heads of glass, run into the cloth at places (x, y) of its pattern, each a little otherwise."""
    random = np.random.default_rng(seed)
    steel = plain("pin", (0.60, 0.59, 0.57), 0.25, 0.5, 1)
    made = []
    colour = plain("glass", linear(glass), 0.12, 0.6)
    for x, y in places:
        lean = np.radians(random.uniform(-22, 22))
        run = np.array([np.sin(lean), np.cos(lean)]) * random.choice((-1, 1), p=(0.15, 0.85))
        # It goes in, runs below two threads, and comes out again.
        lifts = ((0, 0.0042), (0.30, 0.0030), (0.42, -0.0016), (0.62, -0.0016), (0.74, 0.0022), (1, 0.0026))
        way = []
        for share, lift in lifts:
            point, normal = surface.at(side, *(np.array((x, y)) - run * PIN * share))
            way.append(point + normal * lift)
        made.append(thread("pin", way, 0.00055, steel))
        bpy.ops.mesh.primitive_uv_sphere_add(radius=0.0036, location=way[0], segments=20, ring_count=12)
        head = bpy.context.object
        smooth(head)
        head.data.materials.append(colour)
        made.append(head)
    return made


def chalk(surface, side, path, seed=1, wide=0.0022):
    """A line of blue chalk along places of the pattern (n × 2), worn as a hand draws it."""
    flat = np.concatenate([path, np.zeros((len(path), 1))], 1)
    half = wide / 2 * np.clip(0.8 + ripple(flat, 22, seed) * 0.5, 0.15, 1.3)
    way = np.gradient(path, axis=0)
    away = np.stack([way[:, 1], -way[:, 0]], 1) / np.linalg.norm(way, axis=1)[:, None] * half[:, None]
    rows = surface.lifted(side, np.stack([path - away, path + away], 1), 0.0014)
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(path) - 1)]
    drawn = mesh_object("chalk", rows.reshape(-1, 3), faces)
    drawn.data.materials.append(plain("chalk", linear("#4a6fb5"), 0.95, 0.05))
    return [drawn]


def tape_round_neck(things, ends=(-0.46, -0.60), first=13):
    """A tape measure laid round the neck over these things; its ends hang down before to these heights, the wearer's right one first."""
    skin = Skin(things)
    right, left = (_half_of_tape(skin, side, low) for side, low in zip((-1, 1), ends))
    path = _evenly(np.concatenate([right, left[::-1][1:]]), 0.004)
    for gap in (*(0.0042,) * 16, 0.0026):
        for _ in range(7):
            path[1:-1] = (path[:-2] + 2 * path[1:-1] + path[2:]) / 4
        path, normals = skin.outside(path, gap)
    for _ in range(160):
        normals[1:-1] = (normals[:-2] + 2 * normals[1:-1] + normals[2:]) / 4
    # What hangs free turns a little.
    free = np.clip((-0.24 - path[:, 2]) / 0.2, 0, 1)
    normals = normals * (1 - free)[:, None] + np.array([0, -1, 0]) * free[:, None]
    normals[:, 0] += free * 0.28 * np.sin(path[:, 2] * 15 + path[:, 0] * 9)
    way = np.gradient(path, axis=0)
    way /= np.linalg.norm(way, axis=1)[:, None]
    normals -= (normals * way).sum(1)[:, None] * way
    normals /= np.linalg.norm(normals, axis=1)[:, None]
    brass = plain("tip", (0.62, 0.46, 0.22), 0.35, 0.5, 1)
    tips = [strip("tip", path[ends], np.cross(way, normals)[ends], WIDE + 0.0012, brass) for ends in (slice(None, 4), slice(-4, None))]
    return [*tape(path, first, normals), *tips]


def _half_of_tape(skin, side, low):
    """From its end up the chest, over the shoulder and to the middle of the neck behind."""
    heights = np.arange(-0.075, low, -0.006)
    x = side * (0.083 + 0.010 * np.clip((-heights - 0.1) / 0.3, 0, 1)) + 0.004 * np.sin(heights * 11)
    front = np.array([skin.before(*place) for place in zip(x, heights)]) - 0.003
    # Below the fullest place it hangs.
    chest = np.stack([x, np.minimum.accumulate(front), heights], 1)[::-1]
    over = [(0.088, -0.030, 0.002), (0.086, 0.012, 0.022), (0.068, 0.052, 0.032), (0.036, 0.074, 0.036), (0.0, 0.080, 0.036)]
    return np.concatenate([chest, np.array(over) * (side, 1, 1)])


def _evenly(points, step):
    """Points of a smooth line through points, so far apart."""
    for _ in range(3):
        cut = np.stack([points[:-1] * 0.75 + points[1:] * 0.25, points[:-1] * 0.25 + points[1:] * 0.75], 1).reshape(-1, 3)
        points = np.concatenate([points[:1], cut, points[-1:]])
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))])
    at = np.linspace(0, length[-1], int(length[-1] / step))
    return np.stack([np.interp(at, length, points[:, axis]) for axis in range(3)], 1)
