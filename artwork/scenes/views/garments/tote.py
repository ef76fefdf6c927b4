"""A shopping bag on a peg."""
import bpy
import numpy as np

from sewing.bags import HANDLE
from sewing.seams import RIB
from stage.fabrics.cloth import fabric
from stage.mesh import grid_object, smooth, thicken
from stage.studio import COOL, RIM, WARM, camera, empty_room, lamp, linear, plain, wall
from views.garments.garment import sewn_garment

PEG, PEG_RADIUS, STRAP = 0.265, 0.011, 0.028


def build(view, width, height, seed, folder):
    empty_room(width, height)
    sewn_garment("tote", folder)
    tape = fabric("tape", "canvas", RIB, threads=760)
    for side in (-1, 1):
        strap = _strap(side)
        strap.data.materials.append(tape)
        thicken(strap, 0.0018)
    _peg()
    wall(0.12)
    middle = -0.075
    lamp((-1.5, -0.80, 0.62), (0, 0, middle), 0.6, 38, WARM)
    lamp((1.7, -1.3, 0.1), (0, 0, middle), 1.4, 6, COOL)
    lamp((1.0, -0.1, 0.9), (0, 0, middle), 0.5, 7, RIM)
    lamp((0, -2.4, 2.0), (0, 0, middle), 1.2, 5)
    camera((0.10, -4.0, middle + 0.06), (0, 0, middle), 36 * 4.0 / 0.86)


def _strap(side):
    """A tape from one foot over the peg to the other: flat on the bag, turned a quarter on the peg."""
    foot_y, peg_y = side * 0.0095, side * 0.017 - 0.010
    half = np.linspace(0, 1, 60)
    x = -HANDLE * (1 - half) ** 1.04 - PEG_RADIUS * np.sin(half * np.pi / 2) * (1 - half**8)
    z = -0.038 + (PEG + 0.038 + PEG_RADIUS) * half
    straight = np.clip((0.0 - z) / 0.03, 0, 1)
    x = x * (1 - straight) - HANDLE * straight
    path = np.stack([x, foot_y + (peg_y - foot_y) * half**1.5, z], 1)
    path[-6:, 2] = PEG + PEG_RADIUS * np.sqrt(np.clip(1 - (path[-6:, 0] / (PEG_RADIUS * 1.4)) ** 2, 0, 1))
    other = path[-2::-1] * (-1, 1, 1)
    path = np.concatenate([path, other])
    turn = np.clip(np.concatenate([half, half[-2::-1]]) * 1.15 - 0.12, 0, 1)
    turn = (turn**2 * (3 - 2 * turn)) * np.pi / 2
    across = np.stack([np.cos(turn), np.sin(turn), np.zeros_like(turn)], 1)
    width = np.linspace(-STRAP / 2, STRAP / 2, 9)
    points = path[:, None] + across[:, None] * width[None, :, None]
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    uv = np.stack(np.broadcast_arrays(width[None], length[:, None]), 2) + (0.5 + side * 0.2, 0.3)
    return grid_object("strap", points, uv)


def _peg():
    bpy.ops.mesh.primitive_cylinder_add(
        vertices=48, radius=PEG_RADIUS, depth=0.20, location=(0, 0.035, PEG), rotation=(np.pi / 2, 0, 0)
    )
    peg = bpy.context.object
    smooth(peg)
    peg.data.materials.append(plain("peg", linear("#b98f5e"), 0.5))
