"""A stole or a scarf, gathered into pleats and hung over one wooden peg, both its ends down."""
from dataclasses import dataclass

import numpy as np

from stage.fabrics.cloth import fabric
from stage.garments.fringe import knot_fringe
from stage.mesh import grid_object, subdivide, thicken
from stage.noise import ripple
from stage.solids import turned, wood
from stage.studio import COOL, RIM, WARM, camera, empty_room, lamp, wall

DISTANCE = 3.4
WALL = 0.105


@dataclass(frozen=True)
class End:
    """One end of a scarf: how far it hangs down, how wide it opens below, how far before the other it hangs."""

    side: int
    long: float
    wide: float
    before: float


@dataclass(frozen=True)
class Scarf:
    """`cut` metres wide, laid in so many pleats; `heap` is how high they lie on the peg, `round` how far their middle is from its axis."""

    kind: str
    cut: float
    pleats: float
    heap: float
    round: float
    ends: tuple[End, End]
    thickness: float = 0.0008
    fringe: float = 0.0


SCARVES = {
    "stole": Scarf("viscose", 0.62, 3.4, 0.038, 0.032, (End(-1, 0.80, 0.225, 0.030), End(1, 0.94, 0.195, -0.028))),
    "scarf": Scarf(
        "knit", 0.17, 1.3, 0.020, 0.025, (End(-1, 0.60, 0.118, 0.016), End(1, 0.71, 0.112, -0.016)), 0.0026, fringe=0.075
    ),
}


def build(view, width, height, seed, folder):
    scarf = SCARVES[view.of]
    empty_room(width, height, 0.22)
    points, uv = _hung(scarf, seed)
    cloth = grid_object("scarf", points, uv)
    cloth.data.materials.append(fabric("scarf", scarf.kind))
    subdivide(cloth, 1)
    thicken(cloth, scarf.thickness)
    if scarf.fringe:
        for edge in (points[0], points[-1]):
            knot_fringe(edge, scarf.fringe, fabric("fringe", "plain", 2), seed)
    wall(WALL)
    _peg()
    low = points[..., 2].min() - scarf.fringe
    centre, tall = (low + 0.06) / 2, (0.06 - low) / 0.80
    lamp((-1.6, -0.75, centre + 0.95), (0, 0, centre + 0.1), 0.7, 36, WARM)
    lamp((1.6, -1.4, centre + 0.2), (0, 0, centre), 1.4, 10, COOL)
    lamp((0, -0.5, centre + 1.9), (0, 0, centre), 0.8, 10, RIM)
    camera((0.22, -DISTANCE, centre + 0.08), (0, 0, centre), 36 * DISTANCE / tall)


def _hung(scarf, seed):
    """The scarf from its left end over the peg to its right end: points (rows × columns × 3) and UV."""
    left, right = scarf.ends
    way = np.linspace(-left.long, right.long, 300)
    rows = [_row(scarf, at, left if at < 0 else right, seed) for at in way]
    points, across = (np.array(part) for part in zip(*rows))
    points += ripple(points, 0.9, seed + 8)[..., None] * (0.005, 0, 0) + ripple(points, 1.8, seed + 9)[..., None] * (0.002, 0.002, 0)
    uv = np.stack([across, np.broadcast_to(way[:, None] + left.long, across.shape)], 2)
    return points, uv


def _row(scarf, at, end, seed, columns=220):
    """The cloth `at` metres from the peg's top: pleats that lie close there and open on their way down."""
    below = max(abs(at) - scarf.round * np.pi / 2, 0)
    opened = 1 - np.exp(-((below / 0.36) ** 1.3))
    spread = scarf.heap + (end.wide - scarf.heap) * opened
    out, depth, across = _pleated(scarf, at, spread, columns, seed)
    # The inner pleats have a shorter way over the peg.
    radius = scarf.round + out + (spread - scarf.heap) / 2 * 0.70
    over = scarf.round + out * scarf.heap / spread
    turn = np.clip(abs(at) / over, 0, np.pi / 2)
    down = np.clip(abs(at) - over * np.pi / 2, 0, None)
    x = end.side * np.where(turn < np.pi / 2, over * np.sin(turn), radius)
    y = depth - end.before * opened
    return np.stack([x, y, over * np.cos(turn) - down], 1), across


def _pleated(scarf, at, spread, columns, seed):
    """A wavy line that holds the whole width of the scarf: distances from its middle, depths, and places across."""
    share = np.linspace(-0.5, 0.5, 3000)
    probe = np.stack([share * scarf.cut, np.zeros(3000), np.full(3000, at * 0.35)], 1)
    wander = ripple(probe, 0.9, seed) * 0.16 + ripple(probe, 2.2, seed + 1) * 0.05
    phase = 2 * np.pi * (share * scarf.pleats + wander)
    wave = (np.sin(phase) + 0.15 * np.sin(2 * phase + 0.8)) * (1 + 0.32 * ripple(probe, 1.1, seed + 2))
    low, high = 0.0, 0.2
    for _ in range(22):
        deep = (low + high) / 2
        long = np.hypot(np.diff(share * spread), np.diff(wave * deep)).sum()
        low, high = (deep, high) if long < scarf.cut else (low, deep)
    along = np.concatenate([[0], np.cumsum(np.hypot(np.diff(share * spread), np.diff(wave * deep)))])
    where = np.linspace(0, along[-1], columns)
    return (
        np.interp(where, along, share * spread),
        np.interp(where, along, wave * deep),
        where / along[-1] * scarf.cut,
    )


def _peg():
    """A turned peg that comes out of the wall below the pleats and ends in a knob."""
    reach = WALL + 0.074
    profile = [(0, 0), (0.022, 0), (0.022, 0.004), (0.012, 0.011), (0.0105, 0.03), (0.0105, reach - 0.026), (0.0125, reach - 0.013),
               (0.0175, reach - 0.007), (0.0185, reach - 0.002), (0.0165, reach + 0.002), (0.009, reach + 0.005), (0, reach + 0.006)]  # fmt: skip
    peg = turned("peg", profile, wood("peg", "#b98f5e", along=2, depth=0.2))
    subdivide(peg, 1)
    peg.rotation_euler[0], peg.location[1] = np.radians(90), WALL
