"""blender -b --python sewing/simulate.py -- <garment>: fills a garment with a body and keeps how it hangs."""
import sys
import time
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import bpy  # noqa: E402
import numpy as np  # noqa: E402
from places import MESHES  # noqa: E402
from sewing.mannequin import mannequin  # noqa: E402
from sewing.panels import sew  # noqa: E402
from sewing.wardrobe import GARMENTS  # noqa: E402
from stage.mesh import mesh_object, vertices_of  # noqa: E402
from stage.fabrics.settle import obstacle, play, soften  # noqa: E402


def simulate(garment):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    vertices, faces, front, place = sew(garment)
    worn = mesh_object("garment", vertices, faces)
    bpy.context.view_layer.update()
    cloth = soften(worn, garment.softness, np.nonzero(garment.pinned(place))[0] if garment.pinned else ())
    cloth.settings.bending_damping = 0.6
    if garment.shy:
        cloth.collision_settings.use_self_collision = True
        cloth.collision_settings.self_distance_min = 0.003
    body = mannequin(garment)
    _grow(body, 26)
    if garment.arm and garment.arm.lowered:
        _lower(body, garment.arm, 30, 62)
    # Without weight at first: a garment slips down a body that is still thin.
    for frame, weight in ((1, 0), (25, 0), (33, 1)):
        cloth.settings.effector_weights.gravity = weight
        cloth.settings.effector_weights.keyframe_insert("gravity", frame=frame)
    play(cloth, garment.frames)
    return vertices_of(worn), faces, front, place


def _grow(body, frames):
    """The body fills the garment from within, from a board to its full depth."""
    rest = np.empty(len(body.data.vertices) * 3)
    body.data.vertices.foreach_get("co", rest)
    body.shape_key_add(name="Basis")
    thin = body.shape_key_add(name="thin")
    thin.data.foreach_set("co", (rest.reshape(-1, 3) * (0.93, 0.10, 1)).ravel())
    for frame, value in ((1, 1), (frames, 0)):
        thin.value = value
        thin.keyframe_insert("value", frame=frame)
    obstacle(body, 0.004, 8)
    body.collision.damping = 0.5


def _lower(body, arm, start, end):
    """The arms sink in their sleeves."""
    points = np.empty(len(body.data.vertices) * 3)
    body.data.vertices.foreach_get("co", points)
    points = points.reshape(-1, 3)
    lowered = points.copy()
    shoulder, wrist = np.array(arm.shoulder), np.array(arm.wrist)
    long = np.linalg.norm(wrist - shoulder)
    way = (wrist - shoulder) / long
    sides = np.sign(points[:, 0])
    from_shoulder = points[:, ::2] * np.stack([sides, 0 * sides + 1], 1) - shoulder
    along = from_shoulder @ way
    aside = np.abs(from_shoulder @ (way[1], -way[0]))
    share = np.clip(along / 0.09, 0, 1) * (aside < np.interp(along, (0, long), arm.radii) + 0.02)
    angle = -np.radians(arm.lowered) * share**2 * (3 - 2 * share)
    lowered[:, 0] = sides * (shoulder[0] + from_shoulder[:, 0] * np.cos(angle) - from_shoulder[:, 1] * np.sin(angle))
    lowered[:, 2] = shoulder[1] + from_shoulder[:, 0] * np.sin(angle) + from_shoulder[:, 1] * np.cos(angle)
    key = body.shape_key_add(name="lowered")
    key.data.foreach_set("co", lowered.ravel())
    for frame, value in ((start, 0), (end, 1)):
        key.value = value
        key.keyframe_insert("value", frame=frame)


if __name__ == "__main__":
    for name in sys.argv[sys.argv.index("--") + 1 :]:
        started = time.time()
        hung, faces, front, place = simulate(GARMENTS[name])
        # A tenth of a millimetre is finer than the cloth.
        np.savez_compressed(
            MESHES / name,
            vertices=np.round(hung * 1e4).astype(np.int16),
            faces=np.array(faces, np.uint16),
            front=front,
            place=np.round(place * 1e4).astype(np.int16),
        )
        print(f"SEWN {name} {time.time() - started:.0f} s", hung.min(0), hung.max(0), flush=True)
