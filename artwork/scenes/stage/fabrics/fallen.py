"""How a length of cloth falls from a rod: in waves that wander and deepen on their way down."""
from dataclasses import dataclass

import numpy as np

from stage.noise import ripple


@dataclass(frozen=True)
class Fall:
    """Cloth `cut` metres wide, gathered to `hung` metres; it reaches `tall` metres down in so many waves."""

    cut: float
    hung: float
    tall: float
    waves: float
    rod: float
    """Radius of the rod."""
    over: float = 0.0
    """How far the cloth goes over the rod and down behind."""
    below: bool = False
    """A second rod weighs the lower edge down."""


def fallen(fall, seed, rows=150, columns=None):
    """Rows of equal length, each a wavy line: points (rows × columns × 3), the rod along x through 0; and their UV."""
    behind = np.linspace(fall.over, 0, max(int(rows * 0.27), 2))[:-1] if fall.over else np.array([])
    down = np.linspace(0, fall.tall, rows)
    columns = columns or (260 if fall.waves > 2 else 120)
    lines, places = [], []
    for drop in np.concatenate([-behind, down]):
        line, across = _row(fall, max(drop, -drop * 0.6), columns, seed)
        back = drop < 0
        y = line[:, 1] * (-0.45 if back else 1)
        if fall.over:
            # What hangs before the rod stays before it, what hangs behind stays behind.
            y = y - (y.min() if back else y.max())
        # Over the rod in a half circle.
        turn = np.clip(abs(drop) / (fall.rod * np.pi / 2), 0, 1) * np.pi / 2
        y = y + (1 if back else -1) * fall.rod * np.sin(turn)
        z = np.full(columns, -max(abs(drop) - fall.rod * np.pi / 2, 0)) + fall.rod * np.cos(turn)
        lines.append(np.stack([line[:, 0], y, z], 1))
        places.append(np.stack([across, np.full(columns, fall.tall - drop)], 1))
    points = np.array(lines)
    points += ripple(points, 1.6, seed + 9)[..., None] * (0, 0.0018, 0)
    return points, np.array(places)


def _row(fall, drop, columns, seed):
    dense = np.linspace(-0.5, 0.5, 3000)
    probe = np.stack([dense * fall.cut, np.zeros(3000), np.full(3000, drop * 0.35)], 1)
    wander = ripple(probe, 0.9, seed) * 0.22 + ripple(probe, 2.2, seed + 1) * 0.07
    phase = 2 * np.pi * (dense * fall.waves + wander)
    uneven = 1 + 0.30 * ripple(probe, 1.1, seed + 2)
    wave = (np.sin(phase) + 0.16 * np.sin(2 * phase + 0.8)) * uneven
    # How deep waves have to be for the row to hold all of its cloth.
    low, high = 0.0, 0.2
    x = dense * fall.hung
    for _ in range(22):
        deep = (low + high) / 2
        arc = np.hypot(np.diff(x), np.diff(wave * deep)).sum()
        low, high = (deep, high) if arc < fall.cut else (low, deep)
    y = wave * deep
    arc = np.concatenate([[0], np.cumsum(np.hypot(np.diff(x), np.diff(y)))])
    at = np.linspace(0, arc[-1], columns)
    line = np.stack([np.interp(at, arc, x), np.interp(at, arc, y)], 1)
    # At the rod the cloth lies against it.
    line[:, 1] *= _eased(drop / 0.16) if fall.over else 1
    line[:, 1] *= _eased((fall.tall - drop) / 0.24 - 0.15) if fall.below else 1
    return line, at / arc[-1] * fall.cut


def _eased(share):
    """From 0 to 1 without a kink at either end."""
    share = np.clip(share, 0, 1)
    return share * share * (3 - 2 * share)
