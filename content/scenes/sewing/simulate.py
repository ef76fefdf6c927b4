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


def simulate(garment):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    vertices, faces, front, place = sew(garment)
    worn = mesh_object("garment", vertices, faces)
    bpy.context.view_layer.update()
    cloth = worn.modifiers.new("cloth", "CLOTH")
    settings = cloth.settings
    if garment.pinned:
        held = worn.vertex_groups.new(name="pinned")
        held.add([int(i) for i in np.nonzero(garment.pinned(place))[0]], 1, "REPLACE")
        settings.vertex_group_mass = "pinned"
    settings.quality = 6
    settings.mass = garment.drape.mass
    settings.tension_stiffness = settings.compression_stiffness = garment.drape.tension
    settings.shear_stiffness, settings.bending_stiffness = garment.drape.shear, garment.drape.bending
    settings.air_damping, settings.bending_damping = 1.5, 0.6
    settings.tension_damping = settings.compression_damping = 10
    cloth.collision_settings.distance_min = 0.004
    cloth.collision_settings.collision_quality = 2
    _grow(mannequin(garment), 26)
    # Without weight at first: a garment slips down a body that is still thin.
    for frame, weight in ((1, 0), (25, 0), (33, 1)):
        settings.effector_weights.gravity = weight
        settings.effector_weights.keyframe_insert("gravity", frame=frame)
    scene.frame_start, scene.frame_end = 1, garment.frames
    cloth.point_cache.frame_end = garment.frames
    for frame in range(1, garment.frames + 1):
        scene.frame_set(frame)
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
    body.modifiers.new("solid", "COLLISION")
    body.collision.thickness_outer, body.collision.cloth_friction, body.collision.damping = 0.004, 8, 0.5


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
