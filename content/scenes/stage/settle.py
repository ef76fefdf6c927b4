"""Cloth that comes to rest in the open scene: on a table, in the wind."""
import time

import bpy
import numpy as np

from stage.mesh import mesh_object, vertices_of


def settled(points, faces, pinned, frames, mass=0.2, tension=20, shear=5, bending=0.5, air=1.5, apart=0.004):
    """
    Where the points (n × 3, metres) of a cloth lie after so many frames; `pinned` ones stay. Things made solid
    with `obstacle` stop it.
    """
    started = time.time()
    cloth = mesh_object("cloth", points, faces)
    group = cloth.vertex_groups.new(name="pinned")
    group.add([int(i) for i in np.nonzero(pinned)[0]], 1, "REPLACE")
    modifier = cloth.modifiers.new("cloth", "CLOTH")
    settings = modifier.settings
    settings.quality, settings.vertex_group_mass, settings.mass = 6, "pinned", mass
    settings.tension_stiffness = settings.compression_stiffness = tension
    settings.tension_damping = settings.compression_damping = 8
    settings.shear_stiffness, settings.bending_stiffness, settings.air_damping = shear, bending, air
    modifier.collision_settings.distance_min = apart
    modifier.collision_settings.collision_quality = 2
    scene = bpy.context.scene
    scene.frame_end = modifier.point_cache.frame_end = frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    lain = vertices_of(cloth).copy()
    bpy.data.objects.remove(cloth)
    print(f"SETTLED {len(points)} points {time.time() - started:.0f} s", flush=True)
    return lain


def obstacle(thing, thickness=0.003, friction=15):
    """Cloth cannot pass through that thing."""
    thing.modifiers.new("solid", "COLLISION")
    thing.collision.thickness_outer, thing.collision.cloth_friction = thickness, friction
