"""The photographer's room: renderer, lamps, camera, background. Lengths are metres."""
import math

import bpy
from mathutils import Vector

WARM = (1.0, 0.95, 0.89)
COOL = (0.90, 0.95, 1.0)
RIM = (1.0, 0.97, 0.93)
GROUND = "#d9cdbf"


def linear(hex_colour):
    """A colour as it is written, in the linear light the renderer counts in."""
    parts = [int(hex_colour.lstrip("#")[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)


def empty_room(width, height, ambient=0.16):
    """A new scene with nothing in it but a little warm light from everywhere."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.threads_mode, scene.render.threads = "FIXED", 2
    scene.render.use_persistent_data = True
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.use_denoising = False
    # The four light passes are subtracted from each other: the noise has to be the same in each.
    cycles.use_adaptive_sampling = False
    cycles.seed = 1
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 3, 3
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 6
    cycles.use_auto_tile = False
    world = bpy.data.worlds.new("room")
    scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value = (0.9, 0.87, 0.84, 1)
    background.inputs[1].default_value = ambient
    scene.view_layers[0].cycles.denoising_store_passes = True
    return scene


def lamp(location, target, size, watts, colour=(1, 1, 1)):
    """A square soft box that looks at `target`."""
    light = bpy.data.lights.new("lamp", "AREA")
    light.energy, light.color, light.size = watts, colour, size
    return _aimed(bpy.data.objects.new("lamp", light), location, target)


def camera(location, target, lens):
    body = bpy.data.cameras.new("camera")
    body.lens, body.sensor_width = lens, 36
    body.clip_start = 0.01
    bpy.context.scene.camera = _aimed(bpy.data.objects.new("camera", body), location, target)
    return bpy.context.scene.camera


def _aimed(thing, location, target):
    bpy.context.collection.objects.link(thing)
    thing.location = location
    thing.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    return thing


def plain(name, colour, roughness=0.9, specular=0.3, metallic=0.0):
    """A material without cloth in it: paper, brass, board."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*colour, 1)
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Specular"].default_value = specular
    shader.inputs["Metallic"].default_value = metallic
    return material


def wall(y, colour=GROUND, half=6):
    from stage.mesh import mesh_object

    corners = [(-half, y, -half), (half, y, -half), (half, y, half), (-half, y, half)]
    made = mesh_object("wall", corners, [(0, 1, 2, 3)])
    made.data.materials.append(plain("wall", linear(colour)))
    return made


def table(z=0.0, colour=GROUND, half=6):
    from stage.mesh import mesh_object

    corners = [(-half, -half, z), (half, -half, z), (half, half, z), (-half, half, z)]
    made = mesh_object("table", corners, [(0, 1, 2, 3)])
    made.data.materials.append(plain("table", linear(colour)))
    return made


def sweep(back, radius=1.0, colour=GROUND, half=10, height=8, front=-8):
    """Paper that runs from the floor up the wall in one curve, so that no horizon shows."""
    from stage.mesh import mesh_object, smooth

    turn = [i / 24 * math.pi / 2 for i in range(25)]
    profile = [(front, 0.0)]
    profile += [(back - radius + radius * math.sin(a), radius - radius * math.cos(a)) for a in turn]
    profile.append((back, height))
    corners = [(x, y, z) for y, z in profile for x in (-half, half)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    made = mesh_object("sweep", corners, faces)
    smooth(made)
    made.data.materials.append(plain("sweep", linear(colour)))
    return made


def garment_light(middle):
    """Light for what hangs in the air: a low key raking from the left, a rim from behind, no lamp at the camera."""
    lamp((-1.9, -0.85, middle + 0.75), (0, 0, middle), 0.8, 62, WARM)
    lamp((1.9, -1.3, middle + 0.1), (0, 0, middle), 1.4, 7, COOL)
    lamp((1.3, 0.4, middle + 0.9), (0, 0, middle + 0.1), 0.6, 16, RIM)
    lamp((0, -0.3, middle - 2.0), (0, 0.7, middle), 1.2, 5, RIM)
    lamp((0, -2.6, middle + 2.2), (0, 0, middle), 1.2, 7)
