"""Rolls of cloth in a heap, their cut ends towards the camera."""
import numpy as np

from stage.cloth import fabric
from stage.mesh import grid_object, mesh_object, thicken
from stage.noise import ripple
from stage.studio import COOL, RIM, WARM, camera, empty_room, lamp, linear, plain, sweep

RADIUS, CORE, PITCH, LENGTH = 0.0775, 0.027, 0.0017, 1.0
ROWS = [3, 2, 1]
KINDS = ["twill", "plain", "plain", "canvas", "plain", "plain"]
ALONG = 22


def build(view, width, height, seed, folder):
    empty_room(width, height, 0.25)
    random = np.random.default_rng(seed)
    kraft = plain("kraft", linear("#b48a5e"), 0.85)
    panel = 0
    step = 0.160
    for level, count in enumerate(ROWS):
        for i in range(count):
            panel += 1
            x = (i - (count - 1) / 2) * step + random.normal() * 0.0008
            place = (x, random.normal() * 0.012, 0.081 + level * step * 0.8675)
            _roll(panel, KINDS[panel - 1], place, random.uniform(1.2, 2.6), seed)
            _core(place, kraft)
    sweep(2.4, 1.0)
    lamp((-1.6, -1.5, 1.6), (0, -0.3, 0.25), 1.0, 62, WARM)
    lamp((1.8, -1.4, 0.7), (0, -0.2, 0.25), 1.3, 10, COOL)
    lamp((0.2, 1.3, 1.7), (0, 0, 0.3), 1.0, 26, RIM)
    camera((0.95, -2.25, 0.80), (0.0, -0.1, 0.205), 84)


def _roll(panel, kind, place, tail_at, seed):
    """A spiral sheet of thirty turns with an uneven cut, soft dents on the outside and a loose end."""
    random = np.random.default_rng(seed * 50 + panel)
    turns = (RADIUS - CORE) / PITCH
    angle = np.linspace(0, turns * 2 * np.pi, int(turns * 60))
    radius = CORE + PITCH * angle / 2 / np.pi
    radius = radius + np.clip((angle - angle[-1] + 0.5) / 0.5, 0, 1) ** 2 * 0.006
    way = angle[-1] - angle + tail_at
    x, z = np.cos(way) * radius, np.sin(way) * radius
    length = np.concatenate([[0], np.cumsum(np.hypot(np.diff(x), np.diff(z)))])
    # Columns stand closer at the ends, where the cut edge is uneven from turn to turn.
    share = 0.5 - 0.5 * np.cos(np.linspace(0, 1, ALONG) * np.pi)
    turn = angle / 2 / np.pi
    near, far = (np.interp(turn, np.arange(int(turns) + 3), random.normal(size=int(turns) + 3) * 0.0013) for _ in "ab")
    y = (-LENGTH / 2 + LENGTH * share)[:, None] + near * (1 - share[:, None]) ** 3 + far * share[:, None] ** 3
    points = np.stack(np.broadcast_arrays(x[None], y, z[None]), 2).copy()
    outer = np.clip((radius - (RADIUS - 3 * PITCH)) / (2 * PITCH), 0, 1)
    dents = ripple(points * (1, 0.4, 1), 1.5, seed + panel) * 0.0020 + ripple(points * (1, 0.3, 1), 5, panel) * 0.0005
    points[..., 0] *= 1 + dents * outer / RADIUS
    points[..., 2] *= 1 + dents * outer / RADIUS
    uv = np.stack(np.broadcast_arrays((LENGTH * share)[:, None] + panel * 0.31, length[None] + panel * 0.17), 2).copy()
    cloth = grid_object(f"roll {panel}", points[::-1], uv[::-1])
    cloth.location = place
    cloth.data.materials.append(fabric(f"roll {panel}", kind, panel, threads=560, bump=0.42))
    thicken(cloth, 0.0012)


def _core(place, kraft):
    count, rings = 48, []
    for y in (-LENGTH / 2 - 0.012, LENGTH / 2 + 0.012):
        for radius in (0.0265, 0.0225):
            turn = np.linspace(0, 2 * np.pi, count, endpoint=False)
            rings += [(np.cos(a) * radius, y, np.sin(a) * radius) for a in turn]
    faces = []
    for i in range(count):
        j = (i + 1) % count
        faces += [(i, j, 96 + j, 96 + i), (48 + j, 48 + i, 144 + i, 144 + j)]
        faces += [(j, i, 48 + i, 48 + j), (96 + i, 96 + j, 144 + j, 144 + i)]
    core = mesh_object("core", rings, faces)
    core.location = place
    core.data.materials.append(kraft)
