"""A flag in the wind on its pole; a pair of small ones, hanging, on a stand for a desk."""
import bpy
import numpy as np
from mathutils import Matrix

from stage.fabrics.cloth import fabric
from stage.mesh import grid_object, smooth, soften, subdivide
from stage.noise import ripple
from stage.solids import turned, wood
from stage.studio import COOL, RIM, WARM, camera, empty_room, lamp, linear, plain, sweep, wall

WIDE, TALL, POLE, SMALL = 1.35, 0.90, 0.0125, 0.0036
COLUMNS, ROWS = 181, 121


def build(view, width, height, seed, folder):
    empty_room(width, height, 0.20)
    SCENES[view.of](seed)


def _street(seed):
    points, uv = _flown((WIDE, TALL), seed)
    points[..., 0] += POLE * 0.6
    flag = grid_object("flag", points, uv)
    flag.data.materials.append(fabric("flag", "viscose"))
    soften(flag, 3, 0.5)
    subdivide(flag, 1)
    _sleeve(seed)
    _pole(POLE, -3.0, TALL / 2 + 0.12)
    wall(0.55)
    lamp((-1.7, -1.0, 0.95), (0.5, 0, 0), 0.7, 52, WARM)
    lamp((2.2, -1.5, 0.2), (0.5, 0, 0), 1.4, 8, COOL)
    lamp((0.8, 0.35, 1.7), (0.5, 0, 0), 0.8, 14, RIM)
    camera((0.30, -4.2, -0.18), (0.52, 0, -0.18), 36 * 4.2 / 1.72)


def _flown(size, seed, wave=0.50, steep=1.2, droop=0.08):
    """
    A flag held at its left edge. Each row keeps its length: waves are turns of its way, `steep` radians at most,
    that grow from the pole and lean with the cloth's weight.
    """
    wide, tall = size
    along, down = np.meshgrid(np.linspace(0, wide, COLUMNS), np.linspace(0, tall, ROWS))
    share, depth = along / wide, down / tall
    flat = np.stack([along / wide, 0.35 * depth, 0 * depth], 2)
    leaned = along - (0.30 + 0.25 * share) * down
    phase = 2 * np.pi * leaned / (wave * wide / 1.35) * (1.12 - 0.22 * share) + 0.9 * ripple(flat, 0.7, seed)
    grown = np.clip(share / 0.32, 0, 1) ** 1.4 * (1 + 0.22 * ripple(flat, 1.1, seed + 1))
    turn = steep * grown * (np.sin(phase) + 0.22 * np.sin(2 * phase + 1.1 + ripple(flat, 1, seed + 2)))
    turn += 0.10 * ripple(flat, 2.6, seed + 3) * grown - 0.16
    # The cloth hangs from its upper corner: it falls most where the wind has let go of it.
    fall = droop * (1 + 0.9 * share) * (0.75 + 0.5 * depth) + 0.10 * grown * np.sin(phase + 1.2)
    step = wide / (COLUMNS - 1)
    way = np.stack([np.cos(turn) * np.cos(fall), np.sin(turn) * np.cos(fall), -np.sin(fall)], 2) * step
    points = np.cumsum(way, 1) - way[:, :1]
    points[..., 2] += tall / 2 - down
    return points, np.stack([along + 0.2, tall - down + 0.2], 2)


def _sleeve(seed):
    """The pocket the pole goes through."""
    turn, down = np.meshgrid(np.linspace(0, 2 * np.pi, 33), np.linspace(-0.002, TALL + 0.002, 90))
    radius = POLE * 1.14 + 0.0006 * np.sin(down * 55 + 2 * np.sin(turn))
    points = np.stack([-np.sin(turn) * radius, np.cos(turn) * radius, TALL / 2 - down], 2)
    points += ripple(points, 3, seed)[..., None] * (0.0007, 0.0007, 0)
    sleeve = grid_object("sleeve", points, np.stack([turn * POLE + 0.3, down + 0.3], 2))
    sleeve.data.materials.append(fabric("sleeve", "viscose", 2))


def _pole(radius, low, high, x=0.0):
    bpy.ops.mesh.primitive_cylinder_add(vertices=64, radius=radius, depth=high - low, location=(x, 0, (low + high) / 2))
    parts = [bpy.context.object]
    bpy.ops.mesh.primitive_uv_sphere_add(
        radius=radius * 2.1, location=(x, 0, high + radius * 1.7), segments=48, ring_count=24
    )
    parts.append(bpy.context.object)
    wood = plain("pole", linear("#c79d6b"), 0.42)
    for part in parts:
        smooth(part)
        part.data.materials.append(wood)
    return parts


def _desk(seed):
    """Two satin flags on staffs that lean apart, in one beech foot."""
    beech = wood("beech", "#c79d6b", along=0, depth=0.15)
    turned("foot", [(0.058, 0), (0.058, 0.020), (0.056, 0.024), (0.050, 0.026), (0, 0.026)], beech)
    for side, lean in ((-1, -7.5), (1, 7)):
        points, uv = _flown((0.22, 0.15), seed + 4 + side, wave=0.60, steep=0.95, droop=0.26)
        points = points + (SMALL * 0.6, 0, 0)
        if side < 0:
            # Seen from the same side, the print reads the same: only the way of the cloth is mirrored.
            points = (points * (-1, 1, 1))[:, ::-1]
        flag = grid_object("flag", points, uv)
        flag.data.materials.append(fabric(f"flag {side}", "silk", threads=2600))
        soften(flag, 3, 0.5)
        parts = [flag, *_pole(SMALL, -0.215, 0.105)]
        for part in parts:
            turn = Matrix.Rotation(np.radians(lean), 4, "Y")
            stand = Matrix.Translation((side * 0.040, 0, 0.225))
            part.matrix_world = stand @ turn @ Matrix.Translation(part.location)
    sweep(0.55, 0.4)
    lamp((-0.85, -0.42, 0.62), (0, 0, 0.2), 0.35, 9.5, WARM)
    lamp((1.0, -0.8, 0.4), (0, 0, 0.2), 0.8, 1.6, COOL)
    lamp((0.3, 0.35, 0.75), (0, 0, 0.2), 0.4, 2.6, RIM)
    camera((0.12, -2.2, 0.36), (0, 0, 0.175), 36 * 2.2 / 0.60)


SCENES = {"street": _street, "desk": _desk}
