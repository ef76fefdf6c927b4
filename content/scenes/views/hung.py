"""Lengths that hang from a rod: a curtain, a banner of cloth, a towel, a stole."""
from dataclasses import dataclass

import bpy
import numpy as np

from stage.cloth import fabric
from stage.mesh import grid_object, smooth, subdivide, thicken
from stage.noise import ripple
from stage.studio import COOL, RIM, WARM, camera, empty_room, lamp, linear, plain, wall


@dataclass(frozen=True)
class Length:
    """Cloth `cut` metres wide, gathered to `hung` metres; its fold is `deep` in the middle of a wave."""

    kind: str
    cut: float
    hung: float
    tall: float
    waves: float
    rod: float
    """Radius of the rod."""
    over: float = 0.0
    """How far the cloth goes over the rod and down behind."""
    stick: str = "#b98f5e"
    below: bool = False
    """A second rod weighs the lower edge down."""
    rings: bool = False
    """Hangs from rings below the rod instead of lying over it."""
    framed: float = 0.86
    """Share of the frame the length takes; more than one lets it run out below."""
    key: float = 0.9
    """How far before the cloth the first lamp stands: the nearer, the deeper the folds."""
    border: tuple[float, float] | None = None
    """A woven band of another dye, from and to so far above the lower edge."""


LENGTHS = {
    "curtain": Length("linen", 1.90, 1.08, 2.1, 8.5, 0.014, rings=True, framed=1.55),
    "hanging": Length("plain", 0.90, 0.876, 1.18, 1.3, 0.011, 0.04, below=True, framed=0.80, key=0.60),
    "towel": Length(
        "terry", 0.50, 0.415, 0.86, 2.1, 0.010, 0.40, "#8b8f90", framed=0.80, key=0.60, border=(0.055, 0.105)
    ),
    "stole": Length("viscose", 0.70, 0.36, 1.25, 4.2, 0.011, 0.03, framed=0.86),
}


def build(view, width, height, seed, folder):
    length = LENGTHS[view.of]
    empty_room(width, height, 0.20)
    points, uv = _fallen(length, seed)
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


def _fallen(length, seed):
    """Rows of equal length, each a wavy line; the waves wander and deepen on their way down."""
    behind = np.linspace(length.over, 0, 40)[:-1] if length.over else np.array([])
    down = np.linspace(0, length.tall, 150)
    columns = 260 if length.waves > 2 else 120
    rows, places = [], []
    for index, drop in enumerate(np.concatenate([-behind, down])):
        line, across = _row(length, max(drop, -drop * 0.6), columns, seed)
        back = drop < 0
        y = line[:, 1] * (-0.45 if back else 1)
        if length.over:
            # What hangs before the rod stays before it, what hangs behind stays behind.
            y = y - (y.min() if back else y.max())
        # Over the rod in a half circle.
        turn = np.clip(abs(drop) / (length.rod * np.pi / 2), 0, 1) * np.pi / 2
        y = y + (1 if back else -1) * length.rod * np.sin(turn)
        z = np.full(columns, -max(abs(drop) - length.rod * np.pi / 2, 0)) + length.rod * np.cos(turn)
        rows.append(np.stack([line[:, 0], y, z], 1))
        places.append(np.stack([across, np.full(columns, length.tall - drop)], 1))
    points = np.array(rows)
    points += ripple(points, 1.6, seed + 9)[..., None] * (0, 0.0018, 0)
    return points, np.array(places)


def _row(length, drop, columns, seed):
    dense = np.linspace(-0.5, 0.5, 3000)
    probe = np.stack([dense * length.cut, np.zeros(3000), np.full(3000, drop * 0.35)], 1)
    wander = ripple(probe, 0.9, seed) * 0.22 + ripple(probe, 2.2, seed + 1) * 0.07
    phase = 2 * np.pi * (dense * length.waves + wander)
    uneven = 1 + 0.30 * ripple(probe, 1.1, seed + 2)
    wave = (np.sin(phase) + 0.16 * np.sin(2 * phase + 0.8)) * uneven
    # How deep waves have to be for the row to hold all of its cloth.
    low, high = 0.0, 0.2
    x = dense * length.hung
    for _ in range(22):
        deep = (low + high) / 2
        arc = np.hypot(np.diff(x), np.diff(wave * deep)).sum()
        low, high = (deep, high) if arc < length.cut else (low, deep)
    y = wave * deep
    arc = np.concatenate([[0], np.cumsum(np.hypot(np.diff(x), np.diff(y)))])
    at = np.linspace(0, arc[-1], columns)
    line = np.stack([np.interp(at, arc, x), np.interp(at, arc, y)], 1)
    # At the rod the cloth lies against it.
    line[:, 1] *= _eased(drop / 0.16) if length.over else 1
    line[:, 1] *= _eased((length.tall - drop) / 0.24 - 0.15) if length.below else 1
    return line, at / arc[-1] * length.cut


def _eased(share):
    """From 0 to 1 without a kink at either end."""
    share = np.clip(share, 0, 1)
    return share * share * (3 - 2 * share)


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
