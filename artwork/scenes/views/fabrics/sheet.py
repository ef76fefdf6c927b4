"""A length of printed cloth hung from two pins, from afar and from near."""
from dataclasses import dataclass

import numpy as np

from places import MESHES
from stage.fabrics.cloth import fabric
from stage.fabrics.fanned import fanned
from stage.mesh import grid_object, smooth, soften, subdivide, thicken
from stage.studio import COOL, RIM, WARM, camera, empty_room, lamp, plain, wall


@dataclass(frozen=True)
class Drape:
    """What a sheet of sewing/sheet.py is made of, and where it hangs."""

    kind: str = "silk"
    thickness: float = 0.0007
    nails: tuple[tuple[float, float], ...] = ((-0.27, -0.045), (0.25, 0.045))
    """Where on the wall, x and z in metres."""


# A kerchief, in metres and in cells; from its edge a border of another dye, and a line of the ground between it and the print.
KERCHIEF, CELLS, BORDER, LINE = 0.9, 181, 10, 2

# A curtain's: uneven, as a hand sets them.
PILE_HOOKS = (-0.345, -0.215, -0.06, 0.075, 0.21, 0.345)
CORNERS = tuple((x, z) for x in (-0.36, 0.36) for z in (0.055, -0.945))
DRAPES = {
    "drape-sheer": Drape("voile", 0.0003, ((-0.31, -0.015), (0.29, 0.065))),
    "drape-fluid": Drape("viscose", 0.0006, ((-0.33, 0.045), (0.03, -0.045), (0.33, 0.065))),
    "drape-crisp": Drape("poplin", 0.0006, ((-0.30, 0.035), (0.24, -0.045))),
    "drape-soft": Drape("flannel", 0.0030, ((0.0, 0.055),)),
    "drape-stiff": Drape("canvas", 0.0016, ((-0.30, 0.045), (0.29, -0.025))),
    "drape-pile": Drape("velour", 0.0022, tuple((x, 0.055) for x in PILE_HOOKS)),
    "drape-stretch": Drape("biflex", 0.0008, CORNERS),
}


def build(view, width, height, seed, folder):
    name, _, framing = view.of.partition(" ")
    FRAMINGS[framing](name, width, height)


def _length_of_cloth(name, kind, thickness=0.0007, **changes):
    stored = np.load(MESHES / f"{name}.npz")
    cloth = grid_object("cloth", stored["grid"] / 1e4, stored["place"] / 1e4)
    cloth.data.materials.append(fabric("cloth", kind, **changes))
    soften(cloth, 3, 0.5)
    subdivide(cloth)
    thicken(cloth, thickness)
    return cloth


def _pinned(name, width, height):
    import bpy

    drape = DRAPES.get(name, Drape())
    empty_room(width, height, 0.20)
    _length_of_cloth(name, drape.kind, drape.thickness)
    wall(0.13)
    for x, z in drape.nails:
        bpy.ops.mesh.primitive_uv_sphere_add(radius=0.013, location=(x, -0.055, z), segments=32, ring_count=16)
        smooth(bpy.context.object)
        bpy.context.object.data.materials.append(plain("brass", (0.8, 0.55, 0.22), 0.25, 0.5, 1))
    lamp((-1.5, -0.75, 0.35), (0, 0, -0.40), 0.7, 38, WARM)
    lamp((1.6, -1.3, -0.3), (0, 0, -0.4), 1.4, 7, COOL)
    lamp((0, -0.6, 1.4), (0, 0, -0.4), 0.8, 10, RIM)
    camera((0.12, -3.4, -0.45), (0.0, 0, -0.44), 106)


def _swag(name, width, height):
    """Wide: nothing but the folds between the pins."""
    _hung_light(width, height)
    _length_of_cloth(name, "silk", threads=1100)
    camera((0.16, -2.6, -0.39), (-0.012, 0, -0.485), 36 * 2.6 / 0.47)


def _near(name, width, height):
    """Upright: the folds fill the frame, one sees the weave."""
    _hung_light(width, height)
    _length_of_cloth(name, "plain", threads=760, bump=0.32)
    camera((-0.20, -2.4, -0.59), (-0.012, 0, -0.61), 36 * 2.4 / 0.53)


def _laid(name, width, height):
    """A kerchief on a table, with the border it is printed with and a rolled hem."""
    empty_room(width, height, 0.15)
    points, place = fanned(KERCHIEF, CELLS, 3)
    cloth = grid_object("kerchief", points, place)
    for panel in (1, 2, 3):
        cloth.data.materials.append(fabric(f"kerchief {panel}", "silk", panel))
    rows, columns = (side - 1 for side in points.shape[:2])
    row, column = np.meshgrid(np.arange(rows), np.arange(columns), indexing="ij")
    edge = np.minimum(np.minimum(row, rows - 1 - row), np.minimum(column, columns - 1 - column))
    cloth.data.polygons.foreach_set("material_index", np.select([edge < BORDER, edge < BORDER + LINE], [1, 2], 0).ravel())
    subdivide(cloth, 1)
    thicken(cloth, 0.0007)
    _rolled_hem(points)
    wall(points[..., 1].max() + 0.0015)
    low = points[..., 2].min()
    middle = low / 2
    lamp((-1.7, -0.50, middle + 0.75), (0, 0, middle), 0.5, 46, WARM)
    lamp((1.8, -1.5, middle + 0.1), (0, 0, middle), 1.4, 6, COOL)
    lamp((0, -1.0, middle + 2.0), (0, 0, middle), 1.0, 10, RIM)
    camera((0.02, -4.0, middle - 0.25), (0, 0, middle), 36 * 4.0 * 0.8 * 0.90 / np.ptp(points[..., 0]))


def _rolled_hem(points, radius=0.0013):
    """The edge of a silk, rolled between two fingers and sewn."""
    around = np.concatenate([points[0], points[1:, -1], points[-1, -2::-1], points[-2::-1, 0]])
    for _ in range(2):
        around = (np.roll(around, 1, 0) + 2 * around + np.roll(around, -1, 0)) / 4
    around = np.concatenate([around, around[:1]])
    way = np.gradient(around, axis=0)
    way /= np.linalg.norm(way, axis=1)[:, None]
    up = np.array([0, -1, 0]) - way * -way[:, 1:2]
    up /= np.linalg.norm(up, axis=1)[:, None]
    aside = np.cross(way, up)
    turn = np.linspace(0, 2 * np.pi, 9)[None, :, None]
    tube = around[:, None] + radius * (np.cos(turn) * up[:, None] + np.sin(turn) * aside[:, None])
    along = np.linspace(0, 3.6, len(around))[:, None]
    uv = np.stack(np.broadcast_arrays(along, radius * turn[..., 0]), 2)
    hem = grid_object("hem", tube, uv)
    hem.data.materials.append(fabric("hem", "silk", 2))
    subdivide(hem, 1)


def _hung_light(width, height):
    empty_room(width, height, 0.18)
    wall(0.13)
    lamp((-1.5, -0.62, 0.25), (0, 0, -0.45), 0.6, 36, WARM)
    lamp((1.6, -1.3, -0.3), (0, 0, -0.4), 1.4, 6, COOL)
    lamp((0, -0.6, 1.4), (0, 0, -0.4), 0.8, 9, RIM)


FRAMINGS = {"pinned": _pinned, "wide": _swag, "near": _near, "laid": _laid}
