"""Cloth that hangs, falls and comes to rest."""
import time
from dataclasses import dataclass

import bpy
import numpy as np

from stage.mesh import mesh_object, vertices_of


@dataclass(frozen=True)
class Softness:
    """
    How a cloth gives way, in Blender's cloth settings, kilograms and newtons as it counts them; `grown` is by what share
    it is larger than it was laid, `pressure` what fills it.
    """

    mass: float = 0.2
    tension: float = 20
    shear: float = 5
    bending: float = 0.5
    air: float = 1.5
    damping: float = 8
    gravity: float = 1.0
    grown: float = 0.0
    pressure: float = 0.0


def soften(thing, softness, pinned=()):
    """Makes a thing fall as cloth does; vertices whose numbers are `pinned` stay. Returns its modifier."""
    modifier = thing.modifiers.new("cloth", "CLOTH")
    settings = modifier.settings
    if len(pinned):
        thing.vertex_groups.new(name="pinned").add([int(i) for i in pinned], 1, "REPLACE")
        settings.vertex_group_mass = "pinned"
    settings.quality, settings.mass, settings.air_damping = 6, softness.mass, softness.air
    settings.tension_stiffness = settings.compression_stiffness = softness.tension
    settings.tension_damping = settings.compression_damping = softness.damping
    settings.shear_stiffness, settings.bending_stiffness = softness.shear, softness.bending
    settings.shrink_min = -softness.grown
    settings.effector_weights.gravity = softness.gravity
    settings.use_pressure, settings.uniform_pressure_force = softness.pressure > 0, softness.pressure
    modifier.collision_settings.distance_min = 0.004
    return modifier


def play(modifier, frames):
    """Lets so many frames pass."""
    scene = bpy.context.scene
    scene.frame_start, scene.frame_end = 1, frames
    modifier.point_cache.frame_end = frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)


def settled(points, faces, softness, frames, pinned=()):
    """
    Where the points (n × 3, metres) of a cloth lie after so many frames; things made solid with `obstacle` stop it.
    """
    started = time.time()
    cloth = mesh_object("cloth", points, faces)
    play(soften(cloth, softness, pinned), frames)
    lain = vertices_of(cloth).copy()
    bpy.data.objects.remove(cloth)
    print(f"SETTLED {len(points)} points {time.time() - started:.0f} s", flush=True)
    return lain


def settled_once(kept, settle):
    """What `settle` gives, kept in a file: a cloth that has come to rest is not laid again for each rendering."""
    if not kept.exists():
        np.save(kept, settle())
    return np.load(kept)


def obstacle(thing, thickness=0.003, friction=15):
    """Cloth cannot pass through that thing."""
    thing.modifiers.new("solid", "COLLISION")
    thing.collision.thickness_outer, thing.collision.cloth_friction = thickness, friction
