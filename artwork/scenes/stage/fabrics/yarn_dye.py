"""What yarns are made of. The base colour is left grey, as in cloth.py; every strand brings its own tone."""
import bpy

from stage.fabrics.cloth import CLOTHS, Graph, toned_grey


def yarn_dye(kind, panel=1, **changes):
    """The material of a macro's strands: a cloth's way to take light, without its drawn threads."""
    handle = {**vars(CLOTHS[kind]), **changes}
    material = bpy.data.materials.new("yarn")
    material.use_nodes = True
    material["panel"] = panel
    graph = Graph(material)
    shader = graph.nodes["Principled BSDF"]
    for name in ("roughness", "sheen", "specular"):
        shader.inputs[name.capitalize()].default_value = handle[name]
    shader.inputs["Sheen Tint"].default_value = 0.6
    tone = graph.nodes.new("ShaderNodeAttribute")
    tone.attribute_name = "tone"
    graph.link(toned_grey(graph, tone.outputs["Fac"]), shader.inputs["Base Color"])
    return material
