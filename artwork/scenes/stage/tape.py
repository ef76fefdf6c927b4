"""A tape measure lying about."""
import numpy as np

from stage.boxes import write
from stage.mesh import mesh_object
from stage.ribbon import strip
from stage.studio import linear, plain

WIDE = 0.017


def tape(path, first):
    """Along a path (n × 3), its right side up; the numbers start at `first` centimetres."""
    ink = plain("ink", linear("#2a2520"), 0.8)
    way = np.gradient(path, axis=0)
    across = np.stack([way[:, 1], -way[:, 0], 0 * way[:, 0]], 1) / np.linalg.norm(way[:, :2], axis=1)[:, None]
    strip("tape", path, across, WIDE, plain("tape", linear("#ecdfb4"), 0.5, 0.3))
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    at = lambda values, place: np.array([np.interp(place, length, values[:, axis]) for axis in range(3)])
    corners, faces = [], []
    for tick, place in enumerate(np.arange(0.004, length[-1], 0.005)):
        reach = 0.0068 if tick % 2 else 0.0040
        for ahead in (-0.0005, 0.0005):
            here, side = at(path, place + ahead), at(across, place + ahead)
            corners += [here + side * share + (0, 0, 0.0006) for share in (0.0082, 0.0082 - reach)]
        faces.append(tuple(4 * tick + i for i in (0, 1, 3, 2)))
        if tick % 2:
            run = at(way, place)
            ahead = run / np.linalg.norm(run)
            foot = here - side * 0.0004 - ahead * 0.0036
            number = write(str(first + tick // 2), 0.0078, (*foot[:2], here[2] + 0.0008), ink)
            number.rotation_euler[2] = np.arctan2(run[1], run[0])
    mesh_object("ticks", corners, faces).data.materials.append(ink)
