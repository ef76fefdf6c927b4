"""Walls of brick, stone and boards, and paving: many small blocks as one thing. An opening is (left, right, low, high)."""
from dataclasses import dataclass

import numpy as np

from stage.mesh import mesh_object, smooth
from stage.solids import grained

SIDES = [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7), (3, 2, 1, 0)]
CORNERS = np.array([(0, 0, 0), (1, 0, 0), (1, 1, 0), (0, 1, 0), (0, 0, 1), (1, 0, 1), (1, 1, 1), (0, 1, 1)], float)


@dataclass(frozen=True)
class Bond:
    """How a wall is laid: metres; `tones` are the colours of its blocks, `uneven` how far they stand out or in."""

    long: float
    tall: float
    joint: float
    tones: tuple[str, ...]
    bevel: float
    uneven: float = 0.0012
    lean: float = 0.0
    """How far the lower edge of a board stands before the upper."""
    loose: float = 0.02
    """By what share the blocks differ in length."""
    grain: tuple[float, float, float] = (60, 60, 60)
    bump: float = 0.5


def courses(area, openings, bond, seed, laid=False):
    """
    Blocks in courses over an area (left, right, low, high), cut where openings are. Their faces lie in y = 0; if
    `laid`, they pave the plane z = 0 and `low` and `high` run along y.
    """
    random = np.random.default_rng(seed)
    points, faces, tones = [], [], []
    left, right, low, high = area
    for number, z in enumerate(np.arange(low, high - 1e-6, bond.tall)):
        top = min(z + bond.tall, high) - bond.joint
        x = left - bond.long * (0.5 * (number % 2) + (0.5 + random.uniform(-0.2, 0.2) if bond.loose > 0.1 else 0))
        while x < right:
            long = bond.long * (1 + random.uniform(-bond.loose, bond.loose))
            run = (max(x, left), min(x + long, right) - bond.joint)
            for start, end, low_edge, high_edge in _uncut(run, (z, top), openings, bond):
                faces += [tuple(len(points) + i for i in side) for side in SIDES]
                points += list(_block(start, end, low_edge, high_edge, bond, random))
                tones += [random.integers(len(bond.tones))] * 6
            x += long
    points = np.array(points)
    if laid:
        points = np.stack([points[:, 0], points[:, 2], -points[:, 1]], 1)
        faces = [tuple(reversed(face)) for face in faces]
    wall = mesh_object("courses", points, faces)
    for place, tone in enumerate(bond.tones):
        wall.data.materials.append(grained(f"block {seed} {place}", tone, bond.grain, 0.16, 0.9, 0.12, bond.bump))
    wall.data.polygons.foreach_set("material_index", tones)
    rounded = wall.modifiers.new("rounded", "BEVEL")
    rounded.width, rounded.segments = bond.bevel, 2
    smooth(wall)
    wall.data.use_auto_smooth = True
    wall.data.auto_smooth_angle = np.radians(50)
    return wall


def _block(start, end, low, high, bond, random):
    stands = random.normal() * bond.uneven
    box = CORNERS * (end - start, 0.05, high - low) + (start, stands, low)
    box += random.normal(size=box.shape) * bond.uneven * 0.35
    box[[0, 1], 1] -= bond.lean
    return box


def _uncut(run, course, openings, bond):
    """What openings leave of a block, as (left, right, low, high): what is too small is left out."""
    left = [(*run, *course)]
    for near, far, below, above in openings:
        cut = []
        for start, end, low, high in left:
            if end < near or start > far or high < below + 0.01 or low > above - 0.01:
                cut.append((start, end, low, high))
                continue
            middle = (max(start, near), min(end, far - bond.joint))
            cut += [(start, near, low, high), (far, end, low, high), (*middle, low, below), (*middle, above, high)]
        left = cut
    return [
        part for part in left if part[1] - part[0] > bond.joint * 2 and part[3] - part[2] > max(bond.tall * 0.3, 0.01)
    ]


def pierced(area, openings, y, material, deep=0.0):
    """A plane at y with openings in it, whose reveals go `deep` metres back."""
    left, right, low, high = area
    across = sorted({left, right, *(edge for o in openings for edge in o[:2])})
    up = sorted({low, high, *(edge for o in openings for edge in o[2:])})
    points, faces = [], []

    def face(*corners):
        faces.append(tuple(range(len(points), len(points) + 4)))
        points.extend(corners)

    for a, b in zip(across, across[1:]):
        for c, d in zip(up, up[1:]):
            if not any(l < (a + b) / 2 < r and n < (c + d) / 2 < h for l, r, n, h in openings):
                face((a, y, c), (b, y, c), (b, y, d), (a, y, d))
    if deep:
        for l, r, n, h in openings:
            back = y + deep
            face((l, y, n), (l, y, h), (l, back, h), (l, back, n))
            face((r, y, n), (r, back, n), (r, back, h), (r, y, h))
            face((l, y, h), (r, y, h), (r, back, h), (l, back, h))
            face((l, y, n), (l, back, n), (r, back, n), (r, y, n))
    wall = mesh_object("wall", points, faces)
    wall.data.materials.append(material)
    return wall
