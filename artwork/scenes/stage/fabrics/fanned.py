"""How a square of silk lies that was let go of by one corner: ridges run from there and open on their way, flat cloth between them."""
import numpy as np

from stage.noise import ripple

# Half of the corner that is held.
HALF = np.pi / 4
# A ridge: where it runs (a share of the half corner), how high it is far from the corner, where it is highest, over how long, how it bends.
RIDGES = (
    (-0.80, 0.020, 0.50, 0.30, 0.10),
    (-0.50, 0.030, 0.85, 0.60, -0.12),
    (-0.27, 0.022, 0.42, 0.34, 0.16),
    (-0.03, 0.033, 0.80, 0.70, -0.16),
    (0.20, 0.020, 0.55, 0.40, 0.20),
    (0.44, 0.031, 0.75, 0.55, -0.10),
    (0.74, 0.026, 0.62, 0.45, 0.14),
)
STEEPEST = 0.84


def fanned(side, cells, seed):
    """Points (rows × columns × 3) of a square, x to the right, y towards the table, z up, its held corner in the origin; and their UV."""
    across, down = np.meshgrid(np.linspace(0, side, cells), np.linspace(0, side, cells))
    aside, below = (across - down) / 2**0.5, (across + down) / 2**0.5
    away, turn = np.hypot(aside, below), np.arctan2(aside, below)
    rows = np.linspace(0.004, side * 2**0.5, 420)
    angle = np.linspace(-HALF, HALF, 1400)
    narrowed, heights = (np.array(part) for part in zip(*(_row(row, angle) for row in rows)))
    at = lambda table: _looked_up(table, (away - rows[0]) / (rows[1] - rows[0]), (turn + HALF) / (angle[1] - angle[0]))
    lies = at(narrowed) + 0.05 * np.sin(away * 3.4 + 0.4) * away
    points = np.stack([away * np.sin(lies), -at(heights), -away * np.cos(lies)], 2)
    points += ripple(points * (1, 0, 1), 4.5, seed)[..., None] * (0, -0.0022, 0) + ripple(points * (1, 0, 1), 11, seed + 1)[..., None] * (0, -0.0006, 0)
    return points, np.stack([across, side - down], 2)


def _row(away, angle):
    """At that distance from the corner: where the cloth of each angle lies, and how high."""
    height = np.zeros_like(angle)
    for place, high, highest, long, bent in RIDGES:
        middle = HALF * (place + bent * (away - 0.5) + 0.05 * np.sin(away * 7 + place * 9))
        # Near the corner there is no room for more than a pleat.
        tall = min(high * (0.25 + 0.75 * np.exp(-(((away - highest) / long) ** 2))), 0.062 * away)
        wide = tall * 1.15 + 0.004 * away
        off = (angle - middle) * away / wide
        # One flank is steeper than the other.
        height += tall * np.exp(-((off * np.where(off > 0, 1 + 0.9 * bent, 1 - 0.9 * bent)) ** 2))
    step = away * (angle[1] - angle[0])
    slope = np.clip(np.gradient(height) / step, -STEEPEST, STEEPEST)
    run = np.concatenate([[0], np.cumsum(np.sqrt(1 - slope[1:] ** 2) * step)]) / away
    return run - run[-1] / 2, height


def _looked_up(table, row, column):
    row, column = row.clip(0, table.shape[0] - 1.001), column.clip(0, table.shape[1] - 1.001)
    i, j = row.astype(int), column.astype(int)
    s, t = row - i, column - j
    return (table[i, j] * (1 - t) + table[i, j + 1] * t) * (1 - s) + (table[i + 1, j] * (1 - t) + table[i + 1, j + 1] * t) * s
