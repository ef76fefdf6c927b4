"""The body that a garment is filled with. It is never seen."""
import math

import bpy
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
BODIES = {"straight": STRAIGHT, "bag": BAG}


def mannequin(garment):
    """Torso and arms, melted into one skin."""
    parts = [_torso(BODIES[garment.body])]
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
    skin.mode, skin.voxel_size = "VOXEL", 0.016
    smooth = body.modifiers.new("smooth", "SMOOTH")
    smooth.iterations, smooth.factor = 6, 0.5
    for modifier in list(body.modifiers):
        bpy.ops.object.modifier_apply(modifier=modifier.name)
    return body


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
