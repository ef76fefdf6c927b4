"""Shaders of the cloths the factory sells. Base colour is left grey: the passes set it, dressing paints it."""
from dataclasses import dataclass

import bpy


@dataclass(frozen=True)
class Handle:
    """How a cloth takes light. `threads` a metre; `bump` how deep they are seen."""

    roughness: float
    sheen: float
    specular: float
    threads: float
    bump: float
    weave: str
    anisotropic: float = 0.0
    translucent: float = 0.0
    open: float = 0.0
    """Share of it that is air between its threads."""


CLOTHS = {
    "knit": Handle(0.85, 0.5, 0.15, 900, 0.22, "knit"),
    "fleece": Handle(0.92, 0.7, 0.10, 650, 0.30, "knit"),
    "plain": Handle(0.80, 0.3, 0.20, 900, 0.26, "plain"),
    "canvas": Handle(0.82, 0.3, 0.18, 520, 0.42, "plain"),
    "linen": Handle(0.80, 0.3, 0.18, 620, 0.36, "plain", translucent=0.05),
    "twill": Handle(0.75, 0.3, 0.20, 800, 0.28, "twill"),
    "viscose": Handle(0.65, 0.3, 0.20, 1200, 0.14, "plain", translucent=0.04),
    # Figures for plain dyes: shinier silk reads as latex.
    "silk": Handle(0.45, 0.4, 0.30, 1400, 0.10, "plain", anisotropic=0.5, translucent=0.06),
    "biflex": Handle(0.42, 0.2, 0.45, 1200, 0.16, "biflex"),
    "poplin": Handle(0.70, 0.3, 0.20, 1100, 0.20, "plain"),
    "voile": Handle(0.70, 0.2, 0.15, 1400, 0.08, "plain", translucent=0.35, open=0.5),
    # A nap takes the gleam away: what is left is a soft rim.
    "flannel": Handle(1.0, 0.8, 0.03, 700, 0.45, "terry"),
    "velour": Handle(1.0, 1.0, 0.0, 1500, 0.25, "terry"),
    "terry": Handle(0.95, 0.8, 0.08, 420, 0.60, "terry"),
}


class Graph:
    """Shorthand for building a material's nodes."""

    def __init__(self, material):
        self.tree = material.node_tree
        self.nodes = self.tree.nodes

    def link(self, source, target):
        self.tree.links.new(source, target)

    def math(self, operation, a, b=None):
        node = self.nodes.new("ShaderNodeMath")
        node.operation = operation
        for index, value in enumerate((a, b)):
            if value is None:
                continue
            if isinstance(value, (int, float)):
                node.inputs[index].default_value = value
            else:
                self.link(value, node.inputs[index])
        return node.outputs[0]

    def noise(self, vector, scale, detail=3):
        node = self.nodes.new("ShaderNodeTexNoise")
        node.inputs["Scale"].default_value, node.inputs["Detail"].default_value = scale, detail
        self.link(vector, node.inputs[0])
        return node.outputs[0]


def fabric(name, kind, panel=1, sewn=None, **changes):
    """
    A cloth material. `sewn` is the seam map of its panel (see seams.py): its stitches and ribs replace the
    weave where they lie. `changes` are fields of Handle for this one piece.
    """
    handle = Handle(**{**vars(CLOTHS[kind]), **changes})
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    material["panel"] = panel
    graph = Graph(material)
    shader = graph.nodes["Principled BSDF"]
    shader.inputs["Roughness"].default_value = handle.roughness
    shader.inputs["Sheen"].default_value = handle.sheen
    shader.inputs["Sheen Tint"].default_value = 0.6
    shader.inputs["Specular"].default_value = handle.specular
    shader.inputs["Anisotropic"].default_value = handle.anisotropic
    uv = graph.nodes.new("ShaderNodeUVMap")
    uv.uv_map = "UVMap"
    relief = _threads(graph, uv.outputs[0], handle)
    tone = graph.math("ADD", graph.math("MULTIPLY", relief, 0.03), 0.97)
    if sewn:
        relief, tone = _sew(graph, uv.outputs[0], sewn, relief, tone)
    bump = graph.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = handle.bump
    bump.inputs["Distance"].default_value = 0.35 / handle.threads
    graph.link(relief, bump.inputs["Height"])
    graph.link(bump.outputs[0], shader.inputs["Normal"])
    colour = toned_grey(graph, tone)
    graph.link(colour, shader.inputs["Base Color"])
    if handle.translucent:
        _let_light_through(graph, shader, colour, handle.translucent)
    if handle.open:
        _let_sight_through(graph, handle.open)
    return material


def _threads(graph, uv, handle):
    """Height of the cloth's own structure, from sines in UV and a noise that keeps them from being ruled."""
    split = graph.nodes.new("ShaderNodeSeparateXYZ")
    graph.link(uv, split.inputs[0])
    tau = 6.28318
    wobble = graph.math("MULTIPLY", graph.math("SUBTRACT", graph.noise(uv, handle.threads * 0.06), 0.5), 0.9)
    u = graph.math("ADD", graph.math("MULTIPLY", split.outputs[0], handle.threads), wobble)
    v = graph.math("ADD", graph.math("MULTIPLY", split.outputs[1], handle.threads), wobble)
    sine = lambda value: graph.math("SINE", graph.math("MULTIPLY", value, tau))
    fuzz = 1.2
    if handle.weave == "plain":
        height = graph.math("MULTIPLY", sine(u), sine(v))
    elif handle.weave == "twill":
        diagonal = sine(graph.math("ADD", u, graph.math("MULTIPLY", v, 0.6)))
        height = graph.math("ADD", diagonal, graph.math("MULTIPLY", sine(graph.math("MULTIPLY", v, 2)), 0.4))
    elif handle.weave == "biflex":
        height = graph.math("MULTIPLY", sine(u), 0.6)
    elif handle.weave == "terry":
        height, fuzz = graph.noise(uv, handle.threads, 6), 2.6
    else:
        across = graph.math("ABSOLUTE", graph.math("SUBTRACT", graph.math("FRACT", u), 0.5))
        loops = sine(graph.math("ADD", v, graph.math("MULTIPLY", across, 1.4)))
        columns = graph.math("COSINE", graph.math("MULTIPLY", u, tau))
        height = graph.math("ADD", graph.math("MULTIPLY", loops, 0.5), graph.math("MULTIPLY", columns, -0.9))
    return graph.math("ADD", height, graph.math("MULTIPLY", graph.noise(uv, handle.threads * 0.9, 4), fuzz))


def _sew(graph, uv, sewn, relief, tone):
    """Lays a seam map over the weave: red is height, green where the weave ends, blue how dark it is."""
    place = graph.nodes.new("ShaderNodeMapping")
    place.inputs["Location"].default_value = (sewn.left / sewn.size, sewn.below / sewn.size, 0)
    place.inputs["Scale"].default_value = (1 / sewn.size, 1 / sewn.size, 1)
    graph.link(uv, place.inputs[0])
    image = graph.nodes.new("ShaderNodeTexImage")
    image.image = bpy.data.images.load(str(sewn.path), check_existing=True)
    image.image.colorspace_settings.name = "Non-Color"
    image.extension, image.interpolation = "EXTEND", "Cubic"
    graph.link(place.outputs[0], image.inputs[0])
    split = graph.nodes.new("ShaderNodeSeparateRGB")
    graph.link(image.outputs[0], split.inputs[0])
    woven = graph.math("MULTIPLY", relief, graph.math("SUBTRACT", 1, split.outputs[1]))
    raised = graph.math("MULTIPLY", graph.math("SUBTRACT", split.outputs[0], 0.5), 9)
    shade = graph.math("SUBTRACT", 1, graph.math("MULTIPLY", split.outputs[2], 0.55))
    return graph.math("ADD", woven, raised), graph.math("MULTIPLY", tone, shade)


def toned_grey(graph, tone):
    grey = graph.nodes.new("ShaderNodeRGB")
    grey.name = "albedo"
    grey.outputs[0].default_value = (0.5, 0.5, 0.5, 1)
    spread = graph.nodes.new("ShaderNodeCombineXYZ")
    for channel in range(3):
        graph.link(tone, spread.inputs[channel])
    product = graph.nodes.new("ShaderNodeMixRGB")
    product.blend_type = "MULTIPLY"
    product.inputs[0].default_value = 1
    graph.link(grey.outputs[0], product.inputs[1])
    graph.link(spread.outputs[0], product.inputs[2])
    return product.outputs[0]


def _let_light_through(graph, shader, colour, share):
    through = graph.nodes.new("ShaderNodeBsdfTranslucent")
    graph.link(colour, through.inputs[0])
    mixed = graph.nodes.new("ShaderNodeMixShader")
    mixed.inputs[0].default_value = share
    graph.link(shader.outputs[0], mixed.inputs[1])
    graph.link(through.outputs[0], mixed.inputs[2])
    graph.link(mixed.outputs[0], graph.nodes["Material Output"].inputs[0])


def _let_sight_through(graph, share):
    """What is behind the cloth is seen between its threads."""
    output = graph.nodes["Material Output"].inputs[0]
    mixed = graph.nodes.new("ShaderNodeMixShader")
    mixed.inputs[0].default_value = share
    graph.link(output.links[0].from_socket, mixed.inputs[1])
    graph.link(graph.nodes.new("ShaderNodeBsdfTransparent").outputs[0], mixed.inputs[2])
    graph.link(mixed.outputs[0], output)
