"""A length of printed cloth hung from two pins, from afar and from near."""
import numpy as np

from places import MESHES
from stage.cloth import fabric
from stage.mesh import grid_object, smooth, soften, subdivide, thicken
from stage.studio import COOL, RIM, WARM, camera, empty_room, lamp, plain, wall


def build(view, width, height, seed, folder):
    name, _, framing = view.of.partition(" ")
    FRAMINGS[framing](name, width, height)


def _length_of_cloth(name, kind, **changes):
    stored = np.load(MESHES / f"{name}.npz")
    cloth = grid_object("cloth", stored["grid"] / 1e4, stored["place"] / 1e4)
    cloth.data.materials.append(fabric("cloth", kind, **changes))
    soften(cloth, 3, 0.5)
    subdivide(cloth)
    thicken(cloth, 0.0007)
    return cloth


def _pinned(name, width, height):
    import bpy

    empty_room(width, height, 0.20)
    _length_of_cloth(name, "silk")
    wall(0.13)
    for x, z in ((-0.27, -0.045), (0.25, 0.045)):
        bpy.ops.mesh.primitive_uv_sphere_add(radius=0.013, location=(x, -0.055, z), segments=32, ring_count=16)
        smooth(bpy.context.object)
        bpy.context.object.data.materials.append(plain("brass", (0.8, 0.55, 0.22), 0.25, 0.5, 1))
    lamp((-1.5, -0.75, 0.35), (0, 0, -0.40), 0.7, 38, WARM)
    lamp((1.6, -1.3, -0.3), (0, 0, -0.4), 1.4, 7, COOL)
    lamp((0, -0.6, 1.4), (0, 0, -0.4), 0.8, 10, RIM)
    camera((0.12, -3.4, -0.45), (0.0, 0, -0.44), 106)


def _swag(name, width, height):
    """Wide: nothing but the folds between the pins."""
    _hung_light(width, height)
    _length_of_cloth(name, "silk", threads=1100)
    camera((0.16, -2.6, -0.39), (-0.012, 0, -0.485), 36 * 2.6 / 0.47)


def _near(name, width, height):
    """Upright: the folds fill the frame, one sees the weave."""
    _hung_light(width, height)
    _length_of_cloth(name, "plain", threads=760, bump=0.32)
    camera((-0.20, -2.4, -0.59), (-0.012, 0, -0.61), 36 * 2.4 / 0.53)


def _hung_light(width, height):
    empty_room(width, height, 0.18)
    wall(0.13)
    lamp((-1.5, -0.62, 0.25), (0, 0, -0.45), 0.6, 36, WARM)
    lamp((1.6, -1.3, -0.3), (0, 0, -0.4), 1.4, 6, COOL)
    lamp((0, -0.6, 1.4), (0, 0, -0.4), 0.8, 9, RIM)


FRAMINGS = {"pinned": _pinned, "wide": _swag, "near": _near}
