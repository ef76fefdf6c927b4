"""A cushion leaning against the wall."""
import numpy as np

from sewing.seams import BACK, FRONT, RIB
from stage.fabrics.cloth import fabric
from stage.mesh import grid_object, smooth, subdivide
from stage.noise import ripple
from stage.studio import COOL, RIM, WARM, camera, empty_room, lamp, sweep

SIDE, PUFF, CELLS, PIPING = 0.45, 0.105, 110, 0.0042
LEAN = np.radians(68)


def build(view, width, height, seed, folder):
    empty_room(width, height, 0.20)
    parts = []
    for panel, sign in ((FRONT, 1), (BACK, -1)):
        points, uv = _side(sign, seed)
        face = grid_object(f"side {panel}", points[:: sign], uv[:: sign])
        face.data.materials.append(fabric(f"side {panel}", "linen", panel))
        subdivide(face, 1)
        parts.append(face)
    edge = _edge()
    edge.data.materials.append(fabric("piping", "canvas", RIB, threads=900))
    for part in (*parts, edge):
        part.rotation_euler = (LEAN, 0, np.radians(-14))
        part.location = (0, 0, 0.2125)
    sweep(0.62, 0.35)
    lamp((-1.2, -0.75, 0.85), (0, 0, 0.22), 0.6, 22, WARM)
    lamp((1.4, -1.1, 0.4), (0, 0, 0.22), 1.2, 4.5, COOL)
    lamp((0.4, 0.45, 1.2), (0, 0, 0.2), 0.5, 6, RIM)
    camera((0.10, -2.9, 0.50), (0, 0, 0.222), 36 * 2.9 / 0.72)


def _pinched(share, other):
    """A filled square draws its sides in and keeps its corners."""
    return share * (1 - 0.085 * (1 - other**2) * np.abs(share) ** 3)


def _side(sign, seed):
    across = np.sin(np.linspace(-np.pi / 2, np.pi / 2, CELLS))
    s, t = np.meshgrid(across, across[::-1])
    room = np.clip((1 - s**2) * (1 - t**2), 0, 1)
    x, y = _pinched(s, t) * SIDE / 2, _pinched(t, s) * SIDE / 2
    flat = np.stack([x, y, np.zeros_like(x)], 2)
    puff = PUFF * room**0.46 * (1 + 0.10 * ripple(flat, 1.3, seed + 5 + sign))
    # Wrinkles run out of the corners and across the drawn-in sides.
    away = np.hypot(1 - np.abs(s), 1 - np.abs(t))
    angle = np.arctan2(1 - np.abs(t), 1 - np.abs(s))
    phase = ripple(np.stack([np.sign(s), np.sign(t), 0 * s], 2), 0.3, seed) * 2
    wrinkle = np.sin(angle * 11 + phase) * np.exp(-((away - 0.34) ** 2) / 0.035) * 0.0042
    seam = np.sin(s * 34 + ripple(flat, 2, seed) * 2) * np.exp(-((1 - np.abs(t)) / 0.10) ** 2) * 0.0016
    side = np.sin(t * 34 + ripple(flat, 2, seed + 1) * 2) * np.exp(-((1 - np.abs(s)) / 0.10) ** 2) * 0.0016
    depth = puff + (wrinkle + seam + side) * np.clip(room * 14, 0, 1)
    uv = np.stack([s * SIDE / 2 + 0.5, t * SIDE / 2 + 0.5], 2)
    return np.stack([x, y, sign * depth], 2), uv


def _edge():
    """A corded piping round the seam."""
    turn = np.linspace(0, 1, 140)
    one = [(2 * turn - 1, -np.ones(140)), (np.ones(140), 2 * turn - 1), (1 - 2 * turn, np.ones(140)), (-np.ones(140), 1 - 2 * turn)]  # fmt: skip
    s, t = (np.concatenate([side[i][:-1] for side in one]) for i in (0, 1))
    path = np.stack([_pinched(s, t), _pinched(t, s)], 1) * SIDE / 2
    path = np.concatenate([path, path[:1]])
    along = np.gradient(path, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    out = np.stack([along[:, 1], -along[:, 0]], 1)
    round_ = np.linspace(0, 2 * np.pi, 13)
    points = np.stack(
        [
            path[:, None, 0] + out[:, None, 0] * np.cos(round_) * PIPING,
            path[:, None, 1] + out[:, None, 1] * np.cos(round_) * PIPING,
            np.broadcast_to(np.sin(round_) * PIPING, (len(path), 13)),
        ],
        2,
    )
    length = np.linspace(0, 4 * SIDE, len(path))
    uv = np.stack(np.broadcast_arrays(round_[None] * PIPING, length[:, None]), 2) + 0.5
    made = grid_object("piping", points, uv)
    smooth(made)
    return made
