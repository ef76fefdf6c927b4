"""Tassels at the end of a scarf."""
import numpy as np

from stage.mesh import mesh_object, smooth

# How far apart tassels are, how many threads each has, how wide a thread is; metres.
APART, THREADS, WIDE = 0.0085, 6, 0.0013
STEPS = 9


def knot_fringe(edge, long, material, seed):
    """Threads that hang from a line of points (n × 3), gathered by a knot a little below it; `long` in metres."""
    random = np.random.default_rng(seed + 70)
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(edge, axis=0), axis=1))])
    vertices, faces = [], []
    for at in np.arange(APART / 2, length[-1], APART):
        knot = [np.interp(at, length, edge[:, axis]) for axis in range(3)]
        for _ in range(THREADS):
            strip = _thread(np.array(knot), long * random.uniform(0.88, 1.04), random)
            start = len(vertices) * 2 * STEPS
            faces += [(start + 2 * i, start + 2 * i + 2, start + 2 * i + 3, start + 2 * i + 1) for i in range(STEPS - 1)]
            vertices.append(strip)
    points = np.concatenate(vertices)
    made = mesh_object("fringe", points, faces, np.zeros((len(points), 2)))
    smooth(made)
    made.data.materials.append(material)
    return made


def _thread(knot, long, random):
    """A strip of points, two a step: together at the knot, apart below it, never straight."""
    way = np.linspace(0, 1, STEPS)[:, None]
    spread = random.normal(size=2) * (0.0016, 0.0016)
    sway = random.normal(size=2) * 0.0018
    held = np.abs(way - 0.12).clip(0.03) ** 0.5
    aside = spread * held * 2.2 + sway * np.sin(way * np.pi * random.uniform(1.0, 2.2)) * way
    middle = knot + np.concatenate([aside, -way * long], 1)
    turn = random.uniform(-0.7, 0.7)
    half = np.array([np.cos(turn), np.sin(turn), 0]) * WIDE / 2
    return np.stack([middle - half, middle + half], 1).reshape(-1, 3)
