"""A roll of cloth on a cardboard core: a spiral sheet, as cloth on a roll is."""
from dataclasses import dataclass

import numpy as np

from stage.fabrics.cloth import fabric
from stage.mesh import grid_object, mesh_object, thicken
from stage.noise import ripple

CORE, PITCH = 0.027, 0.0017


@dataclass(frozen=True)
class Roll:
    panel: int
    kind: str
    place: tuple[float, float, float]
    """Its middle; its axis runs along y."""
    tail_at: float
    """Angle of the loose end, in radians; 0 points right, a quarter turn up."""
    seed: int
    radius: float = 0.0775
    length: float = 1.0
    along: int = 22
    """Columns of points from end to end."""


def rolled(roll, kraft):
    """Turns with an uneven cut, soft dents on the outside and a loose end; and the core, of the material kraft. Returns both."""
    random = np.random.default_rng(roll.seed * 50 + roll.panel)
    turns = (roll.radius - CORE) / PITCH
    angle = np.linspace(0, turns * 2 * np.pi, int(turns * 60))
    radius = CORE + PITCH * angle / 2 / np.pi
    radius = radius + np.clip((angle - angle[-1] + 0.5) / 0.5, 0, 1) ** 2 * 0.006
    way = angle[-1] - angle + roll.tail_at
    x, z = np.cos(way) * radius, np.sin(way) * radius
    arc = np.concatenate([[0], np.cumsum(np.hypot(np.diff(x), np.diff(z)))])
    # Columns stand closer at the ends, where the cut edge is uneven from turn to turn.
    share = 0.5 - 0.5 * np.cos(np.linspace(0, 1, roll.along) * np.pi)
    turn = angle / 2 / np.pi
    near, far = (np.interp(turn, np.arange(int(turns) + 3), random.normal(size=int(turns) + 3) * 0.0013) for _ in "ab")
    y = (roll.length * (share - 0.5))[:, None] + near * (1 - share[:, None]) ** 3 + far * share[:, None] ** 3
    points = np.stack(np.broadcast_arrays(x[None], y, z[None]), 2).copy()
    outer = np.clip((radius - (roll.radius - 3 * PITCH)) / (2 * PITCH), 0, 1)
    dents = ripple(points * (1, 0.4, 1), 1.5, roll.seed + roll.panel) * 0.0020
    dents += ripple(points * (1, 0.3, 1), 5, roll.panel) * 0.0005
    points[..., 0] *= 1 + dents * outer / roll.radius
    points[..., 2] *= 1 + dents * outer / roll.radius
    start = (roll.panel * 0.31, roll.panel * 0.17)
    uv = np.stack(np.broadcast_arrays((roll.length * share)[:, None], arc[None]), 2) + start
    cloth = grid_object(f"roll {roll.panel}", points[::-1], uv[::-1])
    cloth.location = roll.place
    cloth.data.materials.append(fabric(f"roll {roll.panel}", roll.kind, roll.panel, threads=560, bump=0.42))
    thicken(cloth, 0.0012)
    return cloth, _core(roll, kraft)


def _core(roll, kraft):
    count, rings = 48, []
    for y in (-roll.length / 2 - 0.012, roll.length / 2 + 0.012):
        for radius in (0.0265, 0.0225):
            turn = np.linspace(0, 2 * np.pi, count, endpoint=False)
            rings += [(np.cos(a) * radius, y, np.sin(a) * radius) for a in turn]
    faces = []
    for i in range(count):
        j = (i + 1) % count
        faces += [(i, j, 96 + j, 96 + i), (48 + j, 48 + i, 144 + i, 144 + j)]
        faces += [(j, i, 48 + i, 48 + j), (96 + i, 96 + j, 144 + j, 144 + i)]
    core = mesh_object("core", rings, faces)
    core.location = roll.place
    core.data.materials.append(kraft)
    return core
