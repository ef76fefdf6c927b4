"""Furniture of a showroom, of planed wood and black steel. Each piece stands round the origin on z = 0, its front to -y."""
import math

import bpy
import numpy as np

from stage.mesh import smooth
from stage.placing import sawn
from stage.solids import block, wood
from stage.studio import linear, plain

OAK = "#b08c63"


def _board(size, place, seed, colour=OAK, along=0, bevel=0.003):
    random = np.random.default_rng(seed)
    tone = random.uniform(0.93, 1.06)
    made = block("board", size, wood(f"joinery {seed}", colour, along, 0.17, tone), bevel)
    made.location = place
    return sawn(made, random)


def steel():
    return bpy.data.materials.get("black steel") or plain("black steel", linear("#2a2826"), 0.42, 0.4)


def bar(start, end, radius, material=None):
    """A round bar from one point to another."""
    start, end = np.array(start), np.array(end)
    way = end - start
    long = float(np.linalg.norm(way))
    bpy.ops.mesh.primitive_cylinder_add(vertices=40, radius=radius, depth=long, location=tuple((start + end) / 2))
    made = bpy.context.object
    made.rotation_euler = (0, math.acos(way[2] / long), math.atan2(way[1], way[0]))
    smooth(made)
    made.data.use_auto_smooth = True
    edge = made.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments, edge.limit_method = min(radius / 4, 0.002), 2, "ANGLE"
    made.data.materials.append(material or steel())
    return made


def table(size, seed, colour=OAK):
    """(width, depth, height): a top of boards on four legs with a rail below it."""
    wide, deep, tall = size
    boards = round(deep / 0.15)
    each = deep / boards
    made = [
        _board((wide, each - 0.0008, 0.034), (0, -deep / 2 + each * (n + 0.5), tall - 0.034), seed * 20 + n, colour)
        for n in range(boards)
    ]
    for n, (sx, sy) in enumerate(((-1, -1), (1, -1), (1, 1), (-1, 1))):
        place = (sx * (wide / 2 - 0.07), sy * (deep / 2 - 0.06), 0)
        made.append(_board((0.062, 0.062, tall - 0.034), place, seed * 20 + 10 + n, colour, 2))
    for n, sy in enumerate((-1, 1)):
        place = (0, sy * (deep / 2 - 0.06), tall - 0.034 - 0.085)
        made.append(_board((wide - 0.18, 0.026, 0.085), place, seed * 20 + 15 + n, colour))
    return made


def shelving(wide, deep, floors, tall, posts, seed, colour=OAK):
    """Boards whose upper sides lie at the heights `floors`, between uprights at the places `posts` along x."""
    made = [_board((wide, deep, 0.026), (0, 0, floor - 0.026), seed * 40 + n, colour) for n, floor in enumerate(floors)]
    for n, x in enumerate(posts):
        made.append(_board((0.026, deep + 0.004, tall), (x, -0.001, 0), seed * 40 + 20 + n, colour, 2))
    back = block("back", (wide, 0.008, tall - 0.02), wood(f"back {seed}", colour, 2, 0.10, 0.80), 0.001)
    back.location = (0, deep / 2 - 0.006, 0.01)
    return [*made, back]


def crate(wide, deep, tall, seed, colour="#bd9a6c"):
    """Slats nailed to four corner posts."""
    made = []
    rows = round(tall / 0.095)
    random = np.random.default_rng(seed)
    for row in range(rows):
        z = 0.012 + row * tall / rows
        for side, (size, x, y) in enumerate((
            ((wide, 0.011, 0.074), 0, -deep / 2), ((wide, 0.011, 0.074), 0, deep / 2),
            ((0.011, deep - 0.013, 0.074), -wide / 2 + 0.006, 0), ((0.011, deep - 0.013, 0.074), wide / 2 - 0.006, 0),
        )):  # fmt: skip
            slat = _board(size, (x, y, z), seed * 60 + row * 4 + side, colour, 0 if side < 2 else 1, 0.002)
            slat.rotation_euler[1 if side < 2 else 0] = random.normal() * 0.003
            made.append(slat)
    for n, (sx, sy) in enumerate(((-1, -1), (1, -1), (1, 1), (-1, 1))):
        place = (sx * (wide / 2 - 0.024), sy * (deep / 2 - 0.018), 0)
        made.append(_board((0.024, 0.024, tall), place, seed * 60 + 40 + n, colour, 2))
    made.append(_board((wide - 0.02, deep - 0.02, 0.012), (0, 0, 0.008), seed * 60 + 50, colour))
    return made


def pole(wide, height, away, seed):
    """A wooden pole along x, `away` from the wall, on steel brackets."""
    wooden = bar((-wide / 2, -away, height), (wide / 2, -away, height), 0.016, wood(f"pole {seed}", OAK, 2, 0.14))
    made = [wooden]
    for x in (-wide / 2 + 0.10, wide / 2 - 0.10):
        made.append(bar((x, -0.004, height - 0.021), (x, -away - 0.03, height - 0.021), 0.0055))
        plate = block("plate", (0.05, 0.006, 0.09), steel(), 0.0015)
        plate.location = (x, -0.004, height - 0.065)
        made.append(plate)
    return made


def rail(wide, height, deep):
    """A rail of steel bars to stand on the floor."""
    made = [bar((-wide / 2 - 0.10, 0, height), (wide / 2 + 0.10, 0, height), 0.0125)]
    for x in (-wide / 2, wide / 2):
        made.append(bar((x, 0, height), (x, 0, 0.02), 0.0125))
        made.append(bar((x, -deep / 2, 0.014), (x, deep / 2, 0.014), 0.0125))
    made.append(bar((-wide / 2, 0, 0.16), (wide / 2, 0, 0.16), 0.008))
    return made
