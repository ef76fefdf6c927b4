"""Lengths that hang from a rod: a curtain, a banner of cloth, a towel, a stole."""
from dataclasses import dataclass

import bpy
import numpy as np

from stage.fabrics.cloth import fabric
from stage.fabrics.fallen import Fall, fallen
from stage.mesh import grid_object, smooth, subdivide, thicken
from stage.studio import COOL, RIM, WARM, camera, empty_room, lamp, linear, plain, wall


@dataclass(frozen=True)
class Length(Fall):
    kind: str = "plain"
    stick: str = "#b98f5e"
    rings: bool = False
    """Hangs from rings below the rod instead of lying over it."""
    framed: float = 0.86
    """Share of the frame the length takes; more than one lets it run out below."""
    key: float = 0.9
    """How far before the cloth the first lamp stands: the nearer, the deeper the folds."""
    border: tuple[float, float] | None = None
    """A woven band of another dye, from and to so far above the lower edge."""


LENGTHS = {
    "curtain": Length(1.90, 1.08, 2.1, 8.5, 0.014, kind="linen", rings=True, framed=1.55),
    "hanging": Length(0.90, 0.876, 1.18, 1.3, 0.011, 0.04, below=True, framed=0.80, key=0.60),
    "towel": Length(
        0.50, 0.415, 0.86, 2.1, 0.010, 0.40, kind="terry", stick="#8b8f90", framed=0.80, key=0.60, border=(0.055, 0.105)
    ),
    "stole": Length(0.70, 0.36, 1.25, 4.2, 0.011, 0.03, kind="viscose", framed=0.86),
}


def build(view, width, height, seed, folder):
    length = LENGTHS[view.of]
    empty_room(width, height, 0.20)
    points, uv = fallen(length, seed)
    cloth = grid_object("length", points, uv)
    cloth.data.materials.append(fabric("length", length.kind))
    if length.border:
        _weave_border(cloth, uv[..., 1], length.border)
    subdivide(cloth, 1)
    thicken(cloth, 0.0055 if length.kind == "terry" else 0.0008)
    _rod(length, 0.030 if length.rings else 0.0)
    if length.rings:
        _hang_rings(points[0], length)
    if length.below:
        _rod(length, -length.tall + 3.2 * length.rod)
    wall(0.16)
    frame = length.tall / length.framed if length.framed < 1 else length.hung / 0.80 * 1.25
    frame = max(frame, length.hung * 1.25 / 0.86)
    centre = -length.tall / 2 if length.framed < 1 else -frame / 2 + 0.10
    lamp((-1.6, -length.key, centre + 0.95), (0, 0, centre + 0.1), 0.7, 36, WARM)
    lamp((1.6, -1.4, centre + 0.2), (0, 0, centre), 1.4, 7, COOL)
    lamp((0, -0.5, centre + 1.9), (0, 0, centre), 0.8, 10, RIM)
    distance = 3.6
    camera((0.22, -distance, centre + 0.08), (0, 0, centre), 36 * distance / frame)


def _weave_border(cloth, height, border):
    """The faces whose rows lie in the border are of the second panel; `height` (rows × columns) is above the edge."""
    cloth.data.materials.append(fabric("border", "plain", 2))
    row = (height[:-1, :-1] + height[1:, :-1]) / 2
    cloth.data.polygons.foreach_set("material_index", ((row > border[0]) & (row < border[1])).astype(int).ravel())


def _rod(length, z):
    bpy.ops.mesh.primitive_cylinder_add(
        vertices=48, radius=length.rod * 0.78, depth=length.hung + 0.16, location=(0, 0, z), rotation=(0, np.pi / 2, 0)
    )
    rod = bpy.context.object
    smooth(rod)
    rod.data.materials.append(plain("rod", linear(length.stick), 0.5))


def _hang_rings(edge, length):
    """A ring where the upper edge comes forward."""
    forward = edge[:, 1]
    crests = [i for i in range(2, len(edge) - 2) if forward[i] == forward[i - 2 : i + 3].min()]
    brass = plain("brass", (0.8, 0.55, 0.22), 0.3, 0.5, 1)
    for i in crests:
        bpy.ops.mesh.primitive_torus_add(
            location=(edge[i, 0], 0, 0.018), rotation=(0, np.pi / 2, 0), major_radius=0.030, minor_radius=0.0022
        )
        smooth(bpy.context.object)
        bpy.context.object.data.materials.append(brass)
