"""The body that a garment is filled with. It is never seen."""
import math

import bpy
import numpy as np
from mathutils import Vector

from stage.mesh import mesh_object

# Height, half width, half depth, how far to the back.
STRAIGHT = [
    (-1.35, 0.10, 0.08, 0), (-0.95, 0.17, 0.115, 0.01), (-0.80, 0.178, 0.122, 0.01), (-0.70, 0.175, 0.118, 0.005),
    (-0.60, 0.158, 0.105, 0), (-0.45, 0.138, 0.094, 0), (-0.33, 0.160, 0.106, -0.012), (-0.24, 0.172, 0.108, -0.018),
    (-0.15, 0.172, 0.098, -0.005), (-0.085, 0.165, 0.080, 0.008), (-0.045, 0.13, 0.064, 0.014),
    (-0.012, 0.085, 0.058, 0.016), (0.03, 0.062, 0.056, 0.015), (0.12, 0.058, 0.056, 0.0),
]  # fmt: skip
# What lies in a bag that is not quite empty.
BAG = [(-0.402, 0.150, 0.012, 0), (-0.375, 0.168, 0.034, 0), (-0.30, 0.170, 0.046, 0), (-0.18, 0.166, 0.042, 0), (-0.07, 0.166, 0.026, 0), (-0.03, 0.160, 0.014, 0)]  # fmt: skip
# A tailor's dummy of size 44, to below the hips; views/garments/dummy.py shows it.
FORM = [
    (-0.80, 0.150, 0.098, 0.014), (-0.74, 0.166, 0.112, 0.014), (-0.62, 0.173, 0.120, 0.012), (-0.54, 0.163, 0.110, 0.008),
    (-0.47, 0.140, 0.096, 0.002), (-0.405, 0.122, 0.087, -0.002), (-0.33, 0.132, 0.092, -0.006), (-0.25, 0.149, 0.098, -0.010),
    (-0.17, 0.160, 0.090, -0.004), (-0.11, 0.172, 0.076, 0.006), (-0.065, 0.168, 0.062, 0.012), (-0.038, 0.135, 0.056, 0.015),
    (-0.012, 0.092, 0.053, 0.016), (0.010, 0.068, 0.052, 0.015), (0.045, 0.058, 0.051, 0.010), (0.085, 0.055, 0.050, 0.004),
]  # fmt: skip
# Height, distance from the middle, how far they come forward.
BUST = (-0.252, 0.076, 0.020)
BODIES = {"straight": STRAIGHT, "bag": BAG}


def mannequin(garment):
    """Torso and arms, melted into one skin."""
    parts = [dress_form() if garment.body == "form" else _torso(BODIES[garment.body])]
    if garment.arm:
        parts += [_arm(garment.arm, side) for side in (1, -1)]
    for part in parts:
        part.select_set(True)
    body = parts[0]
    bpy.context.view_layer.objects.active = body
    bpy.ops.object.join()
    bpy.ops.object.mode_set(mode="EDIT")
    bpy.ops.mesh.select_all(action="SELECT")
    bpy.ops.mesh.normals_make_consistent(inside=False)
    bpy.ops.object.mode_set(mode="OBJECT")
    skin = body.modifiers.new("skin", "REMESH")
    skin.mode, skin.voxel_size = "VOXEL", 0.010 if garment.body == "form" else 0.016
    smooth = body.modifiers.new("smooth", "SMOOTH")
    smooth.iterations, smooth.factor = 4 if garment.body == "form" else 6, 0.5
    for modifier in list(body.modifiers):
        bpy.ops.object.modifier_apply(modifier=modifier.name)
    return body


def dress_form(columns=96, step=0.006):
    """The dummy's torso, its skin as smooth as it is sewn."""
    heights, *measures = np.array(FORM).T
    levels = np.linspace(heights[0], heights[-1], round((heights[-1] - heights[0]) / step))
    width, depth, back = (_eased(levels, heights, measure)[:, None] for measure in measures)
    angle = np.arange(columns) / columns * math.tau
    power = lambda value: np.sign(value) * np.abs(value) ** 0.86
    x = width * power(np.cos(angle))
    y = back + depth * power(np.sin(angle))
    height, apart, forward = BUST
    near = np.exp(-(((np.abs(x) - apart) / 0.052) ** 2) - ((levels[:, None] - height) / 0.060) ** 2)
    y -= np.where(np.sin(angle) < 0, forward * near, 0)
    points = np.stack([x, y, np.broadcast_to(levels[:, None], x.shape)], 2).reshape(-1, 3)
    faces = [face for row in range(len(levels) - 1) for face in _band(row * columns, columns)]
    last = (len(levels) - 1) * columns
    faces += [tuple(range(columns - 1, -1, -1)), tuple(range(last, last + columns))]
    return mesh_object("form", points, faces)


def _eased(at, heights, values):
    """A smooth line through measures (cubic, of the slopes between neighbours)."""
    slopes = np.gradient(values, heights)
    i = np.clip(np.searchsorted(heights, at) - 1, 0, len(heights) - 2)
    long = heights[i + 1] - heights[i]
    t = (at - heights[i]) / long
    return (
        (2 * t**3 - 3 * t**2 + 1) * values[i] + (t**3 - 2 * t**2 + t) * long * slopes[i]
        + (3 * t**2 - 2 * t**3) * values[i + 1] + (t**3 - t**2) * long * slopes[i + 1]
    )  # fmt: skip


def _torso(rings, count=32, roundness=0.82):
    vertices, faces = [], []
    power = lambda value: math.copysign(abs(value) ** roundness, value)
    for height, width, depth, back in rings:
        for k in range(count):
            angle = k / count * math.tau
            vertices.append((width * power(math.cos(angle)), back + depth * power(math.sin(angle)), height))
    for i in range(len(rings) - 1):
        faces += _band(i * count, count)
    faces += [tuple(range(count - 1, -1, -1)), tuple(range((len(rings) - 1) * count, len(rings) * count))]
    return mesh_object("torso", vertices, faces)


def _arm(arm, side, count=20, rings=14):
    (x0, z0), (x1, z1) = arm.shoulder, arm.wrist
    way = Vector((x1 - x0, 0, z1 - z0))
    along, across = way.normalized(), Vector((0, 1, 0))
    up = along.cross(across)
    vertices, faces = [], []
    for i in range(rings + 1):
        share = i / rings
        radius = arm.radii[0] + (arm.radii[1] - arm.radii[0]) * share
        centre = Vector((x0, 0.004, z0)) + way * share
        for k in range(count):
            angle = k / count * math.tau
            point = centre + across * math.cos(angle) * radius + up * math.sin(angle) * radius * 1.05
            vertices.append((point.x * side, point.y, point.z))
    for i in range(rings):
        faces += _band(i * count, count)
    faces += [tuple(range(count)), tuple(range(rings * count, (rings + 1) * count))]
    return mesh_object("arm", vertices, faces)


def _band(first, count):
    turn = lambda k: (k + 1) % count
    return [(first + k, first + turn(k), first + count + turn(k), first + count + k) for k in range(count)]
