"""The press, close: the print leaves the copper cylinder and runs down towards us."""
import bpy
import numpy as np

from stage.fabrics.cloth import fabric
from stage.mesh import grid_object, thicken
from stage.noise import ripple
from stage.solids import block, filleted, grained, turned
from stage.studio import COOL, RIM, WARM, camera, empty_room, lamp, linear, plain, wall

BED, COPPER = 0.165, 0.066
# Angles on the bed, from its front upwards: where the copper presses, where the cloth leaves.
NIP, LEAVES = np.radians(108), np.radians(47)
LEFT, RIGHT = -0.285, 0.62


def build(view, width, height, seed, folder):
    empty_room(width, height, 0.16)
    _cloth(seed)
    blanket = grained("blanket", "#cfc6b4", (500, 500, 500), 0.08, 0.95, 0.1, 0.3)
    _cylinder((0, 0, 0), BED, (LEFT - 0.032, RIGHT + 0.05), blanket, 0.004)
    away = BED + COPPER + 0.0012
    axis = (0, -away * np.cos(NIP), away * np.sin(NIP))
    copper = plain("copper", (0.80, 0.42, 0.26), 0.24, 0.5, 1)
    steel = plain("steel", (0.58, 0.57, 0.55), 0.34, 0.5, 1)
    _cylinder(axis, COPPER, (LEFT - 0.022, RIGHT + 0.05), copper, 0.003)
    _cylinder(axis, 0.021, (LEFT - 0.10, RIGHT + 0.1), steel, 0.001)
    _frame(axis, steel)
    wall(1.1)
    lamp((-1.15, -0.60, 0.75), (0.05, -0.1, 0.08), 0.40, 26, WARM)
    lamp((1.2, -1.2, 0.7), (0, 0, 0.1), 1.3, 4.5, COOL)
    lamp((0.3, 0.75, 1.1), (0, 0, 0.15), 0.8, 14, RIM)
    camera((-0.34, -1.42, 0.66), (0.060, -0.035, 0.092), 36 * 1.57 / 0.92)


def _cloth(seed):
    """Round the bed behind the copper, over it, and straight down where it leaves. Tension draws it into soft bands."""
    angle = np.linspace(np.radians(200), LEAVES, 130)
    straight = np.linspace(0, 0.62, 150)[1:]
    radius = BED + 0.0009
    y = np.concatenate([-radius * np.cos(angle), -radius * np.cos(LEAVES) - np.sin(LEAVES) * straight])
    z = np.concatenate([radius * np.sin(angle), radius * np.sin(LEAVES) - np.cos(LEAVES) * straight])
    free = np.concatenate([0 * angle, np.clip(straight / 0.12, 0, 1)])
    length = np.concatenate([[0], np.cumsum(np.hypot(np.diff(y), np.diff(z)))])
    x = np.linspace(LEFT, RIGHT, 240)
    points = np.stack(np.broadcast_arrays(x[None], y[:, None], z[:, None]), 2).copy()
    run = np.stack(np.broadcast_arrays(x[None], length[:, None] * 0.10, 0 * x[None]), 2)
    bands = ripple(run, 5.5, seed) * 0.0055 + ripple(run, 13, seed + 1) * 0.0012
    slack = ripple(points * (1, 1, 0), 1.1, seed + 2) * 0.003
    sag = -0.010 * np.concatenate([0 * angle, np.sin(np.clip(straight / 0.62, 0, 1) * np.pi) ** 3])
    # Where it leaves the bed it can only bulge outward.
    lift = (bands + slack + 0.011) * free[:, None] + sag[:, None]
    points[..., 1] -= lift * np.cos(LEAVES)
    points[..., 2] += lift * np.sin(LEAVES)
    # The selvedge is never ruled.
    wavering = ripple(np.stack([0 * length, length, 0 * length], 1), 2.5, seed + 4)
    points[..., 0] += np.exp(-(x - LEFT) / 0.05)[None] * wavering[:, None] * 0.0016
    uv = np.stack(np.broadcast_arrays(x[None] + 1, -length[:, None]), 2)
    cloth = grid_object("print", points, uv)
    cloth.data.materials.append(fabric("print", "plain", 1, threads=760, bump=0.34))
    thicken(cloth, 0.0008)


def _cylinder(centre, radius, ends, material, rounded):
    """Lies along x from one end to the other."""
    long = ends[1] - ends[0]
    profile = filleted([(0.0001, 0), (radius, 0), (radius, long), (0.0001, long)], rounded)
    made = turned("cylinder", profile, material, 160)
    made.data.use_auto_smooth = True
    made.location, made.rotation_euler = (ends[0], *centre[1:]), (0, np.pi / 2, 0)
    return made


def _frame(axis, steel):
    """A painted side of the machine, with the bearing of the copper's shaft."""
    paint = plain("paint", linear("#3f4b46"), 0.38, 0.4)
    side = block("side", (0.034, 0.52, 1.0), paint, 0.004)
    side.location = (LEFT - 0.062, 0.09, -0.66)
    profile = filleted([(0.0001, 0), (0.047, 0), (0.047, 0.016), (0.026, 0.016), (0.024, 0.0165)], 0.002)
    bush = turned("bush", profile, steel)
    bush.location, bush.rotation_euler = (LEFT - 0.046, *axis[1:]), (0, np.pi / 2, 0)
    for degrees in (35, 125, 215, 305):
        turn = np.radians(degrees)
        bpy.ops.mesh.primitive_cylinder_add(
            vertices=6, radius=0.0048, depth=0.005, rotation=(0, np.pi / 2, turn),
            location=(LEFT - 0.0285, axis[1] + 0.037 * np.cos(turn), axis[2] + 0.037 * np.sin(turn)),
        )  # fmt: skip
        bpy.context.object.data.materials.append(steel)
