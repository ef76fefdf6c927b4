"""A tape measure: lying about, or hung over something."""
import numpy as np
from mathutils import Matrix

from stage.things.boxes import write
from stage.mesh import mesh_object
from stage.things.ribbon import strip
from stage.studio import linear, plain

WIDE = 0.017


def tape(path, first, facing=(0, 0, 1)):
    """
    Along a path (n × 3), its right side `facing` (x, y, z; or n of them) at right angles to the path; the numbers start at
    `first` centimetres. Returns its pieces.
    """
    ink = plain("ink", linear("#2a2520"), 0.8)
    way = np.gradient(path, axis=0)
    facing = np.broadcast_to(np.array(facing, float), path.shape)
    across = np.cross(way, facing)
    across /= np.linalg.norm(across, axis=1)[:, None]
    made = [strip("tape", path, across, WIDE, plain("tape", linear("#ecdfb4"), 0.5, 0.3))]
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    at = lambda values, place: np.array([np.interp(place, length, values[:, axis]) for axis in range(3)])
    corners, faces = [], []
    for tick, place in enumerate(np.arange(0.004, length[-1], 0.005)):
        reach = 0.0068 if tick % 2 else 0.0040
        for ahead in (-0.0005, 0.0005):
            here, side, up = (at(values, place + ahead) for values in (path, across, facing))
            corners += [here + side * share + up * 0.0006 for share in (0.0082, 0.0082 - reach)]
        faces.append(tuple(4 * tick + i for i in (0, 1, 3, 2)))
        if tick % 2:
            run = at(way, place)
            ahead = run / np.linalg.norm(run)
            number = write(str(first + tick // 2), 0.0078, here - side * 0.0004 - ahead * 0.0036 + up * 0.0008, ink)
            number.rotation_euler = Matrix(np.stack([ahead, -side, up], 1).tolist()).to_euler()
            made.append(number)
    ticks = mesh_object("ticks", corners, faces)
    ticks.data.materials.append(ink)
    return [*made, ticks]
