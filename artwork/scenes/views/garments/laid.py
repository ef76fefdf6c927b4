"""A garment laid out on the table and taken from above; the table stands upright, as the wall of the other pictures."""
import bpy
import cv2
import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

from places import CACHE
from sewing.drawn import DENSITY, HARD, HEIGHT, INSIDE_PIECE, NOTHING, STEP, drawn, looked_up, map_of_pieces, outlines_of
from sewing.flat_seams import draw_flat_seams
from sewing.flats import FLATS
from stage.fabrics.cloth import CLOTHS, fabric
from stage.mesh import mesh_object, smooth, soften, thicken
from stage.numbers import INSIDE
from stage.studio import COOL, WARM, camera, empty_room, lamp, linear, plain, wall

CELLS = 0.0042
DISTANCE = 4.0
MIDDLE = -HEIGHT / 2
IVORY, BOARD, PAPER = "#efe6d8", "#b98f5e", "#fbf8f2"


def build(view, width, height, seed, folder):
    garment, flat = drawn(view.of), FLATS[view.of]
    near = 1 / flat.frame
    empty_room(width, height, 0.13)
    moved = np.load(CACHE / "laid" / f"{view.of}.npy")
    cloth = map_of_pieces(garment)
    seams = draw_flat_seams(garment, flat.ribbed, folder)
    thread = {"threads": CLOTHS[flat.kind].threads * flat.frame}
    thickness = flat.thickness * near
    # The wrong side of the back is seen through openings only.
    hidden = cv2.erode((cloth != NOTHING).astype(np.uint8), np.ones((3, 3)), iterations=round(0.0025 * DENSITY)) > 0
    below = _sheet("back", hidden, None, thickness * 0.3)
    below.data.materials.append(fabric("back", flat.kind, INSIDE + INSIDE_PIECE, **thread))
    above = _sheet("front", (cloth != NOTHING) & (cloth != INSIDE_PIECE), moved, thickness * 1.4)
    above.data.materials.append(fabric("front", flat.kind, 1, seams, **thread))
    for sheet in (below, above):
        thicken(sheet, thickness)
    _boards(garment, cloth, moved, near, thickness * 2)
    _buttons(garment, moved, near, thickness * 2)
    wall(0.0)
    _light()
    camera((0.02, -DISTANCE, MIDDLE + 0.05), (0, 0, MIDDLE), 36 * DISTANCE / HEIGHT)


def _light():
    """The light of every picture: a warm low key from the left, a cool fill, no lamp at the camera."""
    lamp((-1.9, -0.62, MIDDLE + 0.95), (0, 0, MIDDLE), 0.5, 66, WARM)
    lamp((1.9, -1.5, MIDDLE + 0.1), (0, 0, MIDDLE), 1.4, 5, COOL)
    lamp((0, -1.2, MIDDLE + 2.2), (0, 0, MIDDLE), 1.2, 8)


def _sheet(name, area, moved, lift):
    """A sheet of the shape of an area, `lift` above the table, displaced as the cloth was when it settled."""
    points, edges, start = [], [], 0
    loops = outlines_of(area, CELLS)
    for loop in loops:
        points += loop.tolist()
        edges += [(start + i, start + (i + 1) % len(loop)) for i in range(len(loop))]
        start += len(loop)
    points += _grid_within(area).tolist()
    vertices, _, faces, *_ = delaunay_2d_cdt([Vector(p) for p in points], edges, [], 0, 1e-7)
    flat = np.array([tuple(v) for v in vertices])
    faces = np.array([tuple(f) for f in faces])
    faces = faces[looked_up(area, flat[faces].mean(1))]
    offset = _sampled(moved, flat) if moved is not None else np.zeros((len(flat), 3))
    at = np.stack([flat[:, 0] + offset[:, 0], -(offset[:, 2] + lift), flat[:, 1] + offset[:, 1]], 1)
    made = mesh_object(name, at, faces, flat)
    smooth(made)
    soften(made, 2, 0.4)
    return made


def _grid_within(area):
    deep = cv2.distanceTransform(area.astype(np.uint8), cv2.DIST_L2, 5) / DENSITY
    rows = np.arange(0, HEIGHT, CELLS * 0.866)
    columns = np.arange(-0.5, 0.5, CELLS)
    grid = np.array([(x + (CELLS / 2 if k % 2 else 0), -y) for k, y in enumerate(rows) for x in columns])
    return grid[looked_up(deep, grid) > CELLS * 0.55]


def _sampled(moved, flat):
    """Displacement at places of the drawing, between the points of the grid it was found on."""
    rows, columns = moved.shape[:2]
    x = ((flat[:, 0] + 0.5) / STEP - 0.5).clip(0, columns - 1.001)
    y = (-flat[:, 1] / STEP - 0.5).clip(0, rows - 1.001)
    i, j = y.astype(int), x.astype(int)
    s, t = (y - i)[:, None], (x - j)[:, None]
    upper = moved[i, j] * (1 - t) + moved[i, j + 1] * t
    lower = moved[i + 1, j] * (1 - t) + moved[i + 1, j + 1] * t
    return upper * (1 - s) + lower * s


def _boards(garment, cloth, moved, near, lift):
    """What is not cloth: a stick of wood below it, a paper label upon it."""
    for piece in garment.pieces:
        if piece.of not in HARD:
            continue
        # A path may come back to where it began, or leave that to its Z.
        closed = np.allclose(piece.outline[0], piece.outline[-1])
        middle = piece.outline.mean(0)[None]
        upon = looked_up(cloth, middle)[0] != NOTHING
        height = _sampled(moved, middle)[0, 2] + lift if upon else 0.002
        corners = [(x, -height, z) for x, z in piece.outline[: -1 if closed else None]]
        made = mesh_object(piece.of, corners, [range(len(corners))])
        made.data.materials.append(plain(piece.of, linear(BOARD if piece.of == "wood" else PAPER), 0.6))
        solid = made.modifiers.new("solid", "SOLIDIFY")
        solid.thickness = (0.014 if piece.of == "wood" else 0.0015) * near
        round_ = made.modifiers.new("round", "BEVEL")
        round_.width, round_.segments = solid.thickness * 0.35, 3


def _buttons(garment, moved, near, lift):
    """Four holes in a disc with a rim."""
    horn = plain("button", linear(IVORY), 0.35, 0.5)
    hole = plain("hole", (0.02, 0.02, 0.02))
    radius = 0.0058 * near
    for x, z in garment.buttons:
        height = _sampled(moved, np.array([[x, z]]))[0, 2] + lift + 0.0012 * near
        turn = (np.pi / 2, 0, 0)
        bpy.ops.mesh.primitive_cylinder_add(vertices=40, radius=radius, depth=0.0022 * near, location=(x, -height, z), rotation=turn)
        disc = bpy.context.object
        edge = disc.modifiers.new("round", "BEVEL")
        edge.width, edge.segments = 0.0008 * near, 3
        bpy.ops.mesh.primitive_torus_add(
            location=(x, -height - 0.0011 * near, z), rotation=turn, major_radius=radius * 0.86, minor_radius=0.0007 * near
        )
        for thing in (disc, bpy.context.object):
            smooth(thing)
            thing.data.materials.append(horn)
        for dx, dz in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
            place = (x + dx * radius * 0.24, -height - 0.0011 * near, z + dz * radius * 0.24)
            bpy.ops.mesh.primitive_cylinder_add(vertices=16, radius=radius * 0.12, depth=0.0003 * near, location=place, rotation=turn)
            bpy.context.object.data.materials.append(hole)
