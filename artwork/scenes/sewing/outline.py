"""Lines of a paper pattern. x runs to the wearer's left, y up; the shoulder by the neck is at height 0. Metres."""
from dataclasses import dataclass

import numpy as np


@dataclass(frozen=True)
class Edge:
    """One edge of a half pattern. `open` edges (neck, cuff, hem) stay apart, the others are sewn front to back."""

    points: np.ndarray
    open: str = ""


def curve(start, *rest, steps=24):
    """A straight line through two points, or a cubic Bézier through four."""
    points = [np.array(p, float) for p in (start, *rest)]
    t = np.linspace(0, 1, steps + 1)[:, None]
    if len(points) == 2:
        return points[0] * (1 - t) + points[1] * t
    a, b, c, d = points
    return (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t**3 * d


def joined(*lines):
    return np.concatenate([lines[0], *(line[1:] for line in lines[1:])])


def resampled(line, step):
    """The line again in steps of nearly the given length."""
    length = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    count = max(2, round(length[-1] / step))
    at = np.linspace(0, length[-1], count + 1)
    return np.stack([np.interp(at, length, line[:, 0]), np.interp(at, length, line[:, 1])], 1)


def mirrored(line):
    return line * np.array([-1, 1])


def normals(line):
    """Unit normals to the left of the way the line runs."""
    along = np.gradient(line, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None] + 1e-9
    return np.stack([-along[:, 1], along[:, 0]], 1)
