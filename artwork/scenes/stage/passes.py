"""
The light of a scene, split so that any dye can be given to its cloths afterwards.

    black   cloth reflects nothing, no sheen  → background and gloss
    sheen   the same with sheen               → what the nap adds
    middle  cloth reflects .42
    pale    cloth reflects .85                → once and twice reflected light
    where   the place in the cloth (u, v) and the number of the panel, three numbers a point

`sheen` and `pale` are rendered at full size; `black` and `middle` only give slow differences and are
rendered at half size.
"""
import os
import time

import bpy

from stage.numbers import INSIDE, MIDDLE, PALE

PASSES = {
    # name: reflectance, sheen on, share of the full size
    "sheen": (0.0, True, 1.0),
    "pale": (PALE, True, 1.0),
    "black": (0.0, False, 0.5),
    "middle": (MIDDLE, True, 0.5),
}
LAYERS = {"colour": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}


def render_light(folder, samples, only=None):
    """Renders the four light passes of the open scene into the folder."""
    scene = bpy.context.scene
    scene.cycles.samples = samples
    width, height = scene.render.resolution_x, scene.render.resolution_y
    cloths = _cloth_materials()
    sheens = {m: _shader(m).inputs["Sheen"].default_value for m in cloths}
    for name, (reflectance, nap, share) in PASSES.items():
        if only and name not in only:
            continue
        for material in cloths:
            material.node_tree.nodes["albedo"].outputs[0].default_value = (*(reflectance,) * 3, 1)
            _shader(material).inputs["Sheen"].default_value = sheens[material] if nap else 0
        scene.render.resolution_x, scene.render.resolution_y = round(width * share), round(height * share)
        _render(folder, name, LAYERS, "16")
    scene.render.resolution_x, scene.render.resolution_y = width, height


def render_where(folder, width, height):
    """Renders place and panel of every cloth with one sharp sample a point. Leaves the scene unusable."""
    scene = bpy.context.scene
    scene.cycles.samples, scene.cycles.max_bounces = 1, 0
    # A box filter ignores its width and lets samples land anywhere in the pixel.
    scene.cycles.pixel_filter_type, scene.cycles.filter_width = "BLACKMAN_HARRIS", 0.01
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.world.node_tree.nodes["Background"].inputs[1].default_value = 0
    for thing in bpy.data.objects:
        if thing.type == "LIGHT":
            thing.hide_render = True
        if thing.type == "MESH":
            _show_place(thing)
    _render(folder, "where", {"colour": "Image"}, "32")


def _cloth_materials():
    return [m for m in bpy.data.materials if "panel" in m]


def _shader(material):
    return material.node_tree.nodes["Principled BSDF"]


def _show_place(thing):
    slots = thing.data.materials
    panels = [m["panel"] if m and "panel" in m else 0 for m in slots] or [0]
    # Clearing the slots would give every face the first one.
    of_faces = [0] * len(thing.data.polygons)
    thing.data.polygons.foreach_get("material_index", of_faces)
    slots.clear()
    for panel in panels:
        slots.append(_place_material(panel))
    thing.data.polygons.foreach_set("material_index", of_faces)
    for modifier in thing.modifiers:
        if modifier.type == "SOLIDIFY" and any(panels):
            for panel in panels:
                slots.append(_place_material(panel + INSIDE))
            modifier.material_offset = len(panels)


def _place_material(panel):
    """Emits (u + 2, v + 3, panel); black where nothing is worn. Black cloth must not light the wall."""
    name = f"place {panel}"
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    emission = tree.nodes.new("ShaderNodeEmission")
    output = tree.nodes.new("ShaderNodeOutputMaterial")
    tree.links.new(emission.outputs[0], output.inputs[0])
    if not panel:
        emission.inputs[1].default_value = 0
        return material
    uv = tree.nodes.new("ShaderNodeUVMap")
    uv.uv_map = "UVMap"
    add = tree.nodes.new("ShaderNodeVectorMath")
    add.operation = "ADD"
    add.inputs[1].default_value = (2, 3, panel)
    tree.links.new(uv.outputs[0], add.inputs[0])
    tree.links.new(add.outputs[0], emission.inputs[0])
    return material


def _render(folder, name, layers, depth):
    scene = bpy.context.scene
    started = time.time()
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    written = tree.nodes.new("CompositorNodeOutputFile")
    written.base_path = str(folder)
    written.format.file_format = "OPEN_EXR"
    written.format.color_depth, written.format.exr_codec = depth, "ZIP"
    written.file_slots.clear()
    for layer, socket in layers.items():
        written.file_slots.new(f"{name}-{layer}-")
        tree.links.new(source.outputs[socket], written.inputs[-1])
    bpy.ops.render.render(write_still=False)
    for layer in layers:
        numbered = folder / f"{name}-{layer}-{scene.frame_current:04d}.exr"
        os.replace(numbered, folder / f"{name}-{layer}.exr")
    print(f"PASS {name} {time.time() - started:.0f} s", flush=True)
