"""A chair in its cover, a sash tied round the back; seen from where the guests come in."""
import bpy
import numpy as np
from mathutils.geometry import convex_hull_2d

from stage.fabrics.cloth import fabric
from stage.mesh import grid_object, mesh_object, smooth, soften, subdivide, thicken
from stage.noise import ripple
from stage.things.ribbon import bow
from stage.fabrics.settle import Softness, obstacle, settled, settled_once
from stage.studio import COOL, RIM, WARM, camera, empty_room, lamp, sweep

# Blocks of the chair: from and to, in x, y and z. Its back is turned to the camera.
BACK = ((-0.19, 0.19), (-0.235, -0.195), (0.0, 1.0))
SEAT = ((-0.215, 0.215), (-0.235, 0.23), (0.0, 0.455))
SASH, TIED = 0.12, 0.64
CLOTH = Softness(mass=0.25, tension=18, shear=5, bending=0.6, air=2, grown=0.035)


def build(view, width, height, seed, folder):
    empty_room(width, height, 0.18)
    chair = [_block("back", BACK, 0), _block("seat", SEAT, 0)]
    for part in chair:
        obstacle(part, 0.002, 12)
    cover = _cover(seed, folder)
    for part in chair:
        part.hide_render = True
    _sash(cover, seed)
    sweep(1.5, 0.8)
    lamp((-1.9, -1.0, 1.45), (0, 0, 0.5), 0.7, 66, WARM)
    lamp((2.0, -1.5, 0.9), (0, 0, 0.5), 1.5, 8, COOL)
    lamp((0.7, 1.2, 1.9), (0, 0, 0.7), 0.9, 20, RIM)
    camera((2.35, -3.35, 1.30), (0.0, 0.0, 0.475), 36 * 4.1 / 1.36)


def _block(name, sides, wider):
    (left, right), (front, rear), (low, high) = sides
    middle = ((left + right) / 2, (front + rear) / 2, (low + high + wider) / 2)
    bpy.ops.mesh.primitive_cube_add(size=1, location=middle)
    made = bpy.context.object
    made.name = name
    made.scale = (right - left + 2 * wider, rear - front + 2 * wider, high - low + wider)
    return made


def _cover(seed, folder):
    """A shell round both blocks, open below and wider there, that comes to rest on them. Returns its points."""
    points, faces = _shell()
    down = np.clip((0.46 - points[:, 2]) / 0.46, 0, 1)[:, None]
    # Godets: the skirt is wider than the chair, and most of it falls at the corners.
    turn = np.arctan2(points[:, 1], points[:, 0])[:, None]
    waves = 0.5 + 0.5 * np.cos(4 * turn - np.pi) + 0.22 * np.cos(15 * turn + ripple(points, 0.8, seed)[:, None])
    points[:, :2] = points[:, :2] * (1 + 0.26 * down**1.2 * waves + 0.05 * down)
    # A back is narrower above and leans away from who sits.
    above = np.clip(points[:, 2] - 0.5, 0, None)
    points[:, 0] *= 1 - 0.10 * above
    lain = settled_once(folder / f"settled-{seed}.npy", lambda: settled(points, faces, CLOTH, 36))
    cover = mesh_object("cover", lain, faces, loop_uv=_sides_of(points, faces))
    smooth(cover)
    cover.data.materials.append(fabric("cover", "twill"))
    soften(cover, 2, 0.5)
    subdivide(cover, 2)
    thicken(cover, 0.0008)
    return lain


def _shell():
    """Points and faces of both blocks as one, edges rounded, without a bottom."""
    blocks = [_block("shell", sides, 0.014) for sides in (BACK, SEAT)]
    bpy.ops.object.select_all(action="DESELECT")
    for block in blocks:
        block.select_set(True)
    bpy.context.view_layer.objects.active = blocks[0]
    bpy.ops.object.join()
    bpy.ops.object.transform_apply(location=True, rotation=True, scale=True)
    shell = blocks[0]
    whole = shell.modifiers.new("whole", "REMESH")
    whole.mode, whole.voxel_size = "VOXEL", 0.018
    soften(shell, 9, 0.5)
    mesh = shell.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    points = np.array([v.co[:] for v in mesh.vertices])
    faces = [tuple(p.vertices) for p in mesh.polygons]
    bpy.data.objects.remove(shell)
    faces = [face for face in faces if points[list(face), 2].max() > 0.03]
    used = np.unique(np.concatenate([np.array(face) for face in faces]))
    number = np.full(len(points), -1)
    number[used] = np.arange(len(used))
    return points[used], [tuple(int(number[i]) for i in face) for face in faces]


def _sides_of(points, faces):
    """Where each corner of each face lies in the cloth: back, sides and tops are pieces of their own."""
    places = []
    for face in faces:
        corners = points[list(face)]
        normal = np.abs(np.cross(corners[2] - corners[0], corners[-1] - corners[1]))
        across, up, start = [(1, 2, 0.7), (0, 2, 0.0), (0, 1, 1.3)][int(normal.argmax())]
        places.append(corners[:, (across, up)] + (start + 0.5, start * 0.6 + 0.3))
    return np.concatenate(places)


def _sash(cover, seed):
    """A gathered band round the back of the cover (n × 3), and its bow."""
    cloth = fabric("sash", "silk", 2)
    share = np.linspace(-0.5, 0.5, 60)
    ring, out = _outline(cover)
    turn = np.linspace(0, 2 * np.pi, len(ring))
    flat = np.stack(np.broadcast_arrays(turn[None] * 0.15, share[:, None] * SASH, 0.0), 2)
    pleats = 0.0014 * np.sin(share[:, None] * 24 + 2.2 * ripple(flat * (1, 0, 0), 1.2, seed))
    pleats = pleats + 0.001 * ripple(flat * (1, 3, 1), 4, seed + 1)
    # Drawn together where it is knotted.
    near = np.exp(-(((turn - np.pi / 2) / 0.5) ** 2))[None]
    tall = share[:, None] * SASH * (1 - 0.45 * near) * (1 + 0.05 * ripple(flat * (1, 0, 0), 1, seed + 2))
    plan = ring[None] + out[None] * (pleats + 0.0055)[..., None]
    points = np.concatenate([plan, (TIED - tall)[..., None]], 2)
    band = grid_object("sash", points, np.stack(np.broadcast_arrays(turn[None] * 0.2, -share[:, None] * SASH), 2) + 0.5)
    band.data.materials.append(cloth)
    thicken(band, 0.0006)
    for piece in bow((0, ring[:, 1].min() - 0.009, TIED), 0.040, cloth, seed=seed + 2):
        piece.scale, piece.rotation_euler = (1.9, 2.3, 1.3), (np.pi / 2, 0, 0)
        smooth(piece)


def _outline(cover):
    """Closed way round the cover where it is tied, from its left over the side that is seen; and outward from it."""
    near = cover[np.abs(cover[:, 2] - TIED) < SASH / 2 + 0.01, :2]
    hull = near[convex_hull_2d(near.tolist())]
    if np.cross(hull[1] - hull[0], hull[2] - hull[1]) < 0:
        hull = hull[::-1]
    hull = np.roll(hull, -hull[:, 0].argmin(), 0)
    hull = np.concatenate([hull, hull[:1]])
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(hull, axis=0), axis=1))])
    at = np.linspace(0, length[-1], 401)[:-1]
    ring = np.stack([np.interp(at, length, hull[:, axis]) for axis in (0, 1)], 1)
    for _ in range(12):
        ring = (np.roll(ring, 1, 0) + 2 * ring + np.roll(ring, -1, 0)) / 4
    along = np.roll(ring, -1, 0) - np.roll(ring, 1, 0)
    out = np.stack([along[:, 1], -along[:, 0]], 1) / np.linalg.norm(along, axis=1)[:, None]
    return np.concatenate([ring, ring[:1]]), np.concatenate([out, out[:1]])
