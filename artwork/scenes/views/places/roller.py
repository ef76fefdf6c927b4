"""Printing: cloth comes over a steel cylinder and runs down towards the camera, its print side seen."""
import bpy
import numpy as np

from stage.fabrics.cloth import fabric
from stage.mesh import grid_object, mesh_object, smooth, thicken
from stage.noise import ripple
from stage.studio import COOL, RIM, WARM, camera, empty_room, lamp, linear, plain, wall

WIDE, RADIUS = 0.92, 0.15
# How steeply the cloth runs down from the cylinder.
SLOPE = np.radians(60)
CYLINDER = WIDE + 0.16
# Where the press lies on the cylinder (y, z), and what the plates at both ends look like from the side.
PRESS = (0.118, 0.204)
CHEEK = [(-0.30, -1.6), (0.55, -1.6), (0.55, 0.20), (0.40, 0.42), (0.04, 0.42), (-0.12, 0.26), (-0.24, 0.05), (-0.30, -0.25)]  # fmt: skip


def build(view, width, height, seed, folder):
    empty_room(width, height, 0.07)
    steel = plain("steel", (0.62, 0.62, 0.63), 0.24, 0.5, 1)
    painted = plain("cheek", linear("#3a4744"), 0.42)
    _barrel((0, 0, 0), RADIUS, CYLINDER, steel)
    _barrel((0, 0, 0), 0.032, CYLINDER + 0.34, steel)
    _barrel((0, *PRESS), 0.085, CYLINDER, steel)
    _barrel((0, *PRESS), 0.022, CYLINDER + 0.34, steel)
    for side in (-1, 1):
        _cheek(side * (CYLINDER / 2 + 0.075), painted)
    for panel, cloth in enumerate(_web(seed), 1):
        cloth.data.materials.append(fabric(f"web {panel}", "plain", panel))
        thicken(cloth, 0.0008)
    wall(1.6, "#3d3833")
    lamp((-1.9, -0.7, 1.1), (0, -0.2, -0.1), 0.6, 60, WARM)
    lamp((1.9, -1.4, 0.5), (0, -0.3, -0.2), 1.3, 9, COOL)
    lamp((-0.5, 0.9, 1.5), (0, 0, 0.1), 0.9, 40, RIM)
    camera((1.05, -3.3, 0.80), (0.0, -0.18, -0.20), 36 * 3.5 / 1.62)


def _barrel(middle, radius, length, material):
    bpy.ops.mesh.primitive_cylinder_add(
        vertices=160, radius=radius, depth=length, location=middle, rotation=(0, np.pi / 2, 0)
    )
    barrel = bpy.context.object
    smooth(barrel)
    barrel.data.use_auto_smooth = True
    edge = barrel.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments = min(0.004, radius / 6), 3
    barrel.data.materials.append(material)


def _cheek(x, material):
    """A cast plate with a bearing that carries the cylinder."""
    half, n = 0.030, len(CHEEK)
    corners = [(x + side, y, z) for side in (-half, half) for y, z in CHEEK]
    faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
    faces += [(i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n)]
    plate = mesh_object("cheek", corners, faces)
    edge = plate.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments = 0.008, 4
    plate.data.materials.append(material)
    for (y, z), radius in (((0, 0), 0.085), (PRESS, 0.055)):
        _barrel((x, y, z), radius, 2 * half + 0.03, material)


def _web(seed):
    """From behind up over the cylinder and straight down; taut, but for a breath of unevenness where it runs free."""
    behind = np.linspace(-2.4, 0, 100)[:-1]
    leaves = np.pi / 2 - SLOPE
    # Angles round the cylinder, from the rear to where it runs off in front.
    rear = np.radians(150)
    turn = np.linspace(rear, leaves, 120)
    reach = RADIUS + 0.0012
    front = np.linspace(0, 2.0, 200)[1:]
    up = np.array([np.sin(rear), -np.cos(rear)])
    first = np.array([np.cos(rear), np.sin(rear)]) * reach
    last = np.array([np.cos(leaves), np.sin(leaves)]) * reach
    off = np.array([np.sin(leaves), -np.cos(leaves)])
    over = np.stack([np.cos(turn), np.sin(turn)], 1) * reach
    path = np.concatenate([first + behind[:, None] * up, over, last + front[:, None] * off])
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    across = np.linspace(-WIDE / 2, WIDE / 2, 240)
    # Forward is towards the camera, -y.
    y, z = -path[:, 0], path[:, 1]
    points = np.stack(np.broadcast_arrays(across[None], y[:, None], z[:, None]), 2).copy()
    free = np.clip((length - length[len(behind) + len(turn) - 1]) / 0.5, 0, 1)[:, None]
    flat = np.stack(np.broadcast_arrays(across[None], length[:, None], 0.0), 2)
    lengthwise = ripple(flat * (1, 0.12, 1), 2.3, seed) * 0.0040 + ripple(flat * (1, 0.10, 1), 6, seed + 1) * 0.0013
    edge = np.clip((np.abs(across) / (WIDE / 2) - 0.86) / 0.14, 0, 1)[None] ** 2
    lift = free * (lengthwise + edge * 0.012 * ripple(flat * (0, 1, 0), 1.2, seed + 3))
    points[..., 1] -= lift * np.sin(SLOPE)
    points[..., 2] += lift * np.cos(SLOPE)
    uv = np.stack(np.broadcast_arrays(across[None] + 1, 3 - length[:, None]), 2)
    # Until the press it is not printed yet.
    press = len(behind) + np.argmax(turn < np.radians(120))
    coming = grid_object("coming", points[: press + 1], uv[: press + 1])
    return grid_object("printed", points[press:], uv[press:]), coming
