"""Things that are not cloth: boards, boxes, turned things. Lengths are metres."""
import bpy
import numpy as np

from stage.fabrics.cloth import Graph
from stage.mesh import grid_object, mesh_object, smooth
from stage.studio import linear, plain


def grained(name, colour, scale, depth, roughness=0.7, specular=0.2, bump=0.15, tone=1.0):
    """
    Paper board or wood: its colour times `tone` differs by `depth` along a noise of `scale` ripples a metre in x, y
    and z of the thing. Long ripples along one axis are the grain of wood.
    """
    material = plain(name, linear(colour), roughness, specular)
    graph = Graph(material)
    shader = graph.nodes["Principled BSDF"]
    where = graph.nodes.new("ShaderNodeTexCoord").outputs["Object"]
    stretched = graph.nodes.new("ShaderNodeMapping")
    stretched.inputs["Scale"].default_value = scale
    graph.link(where, stretched.inputs[0])
    noise = graph.noise(stretched.outputs[0], 1.0, 6)
    ramp = graph.nodes.new("ShaderNodeValToRGB")
    for stop, place, share in zip(ramp.color_ramp.elements, (0.3, 0.7), (1 - depth, 1 + depth * 0.6)):
        stop.position, stop.color = place, (*(min(part * share * tone, 1) for part in linear(colour)), 1)
    graph.link(noise, ramp.inputs[0])
    graph.link(ramp.outputs[0], shader.inputs["Base Color"])
    relief = graph.nodes.new("ShaderNodeBump")
    relief.inputs["Strength"].default_value, relief.inputs["Distance"].default_value = bump, 0.001
    graph.link(noise, relief.inputs["Height"])
    graph.link(relief.outputs[0], shader.inputs["Normal"])
    return material


def wood(name, colour, along=0, depth=0.3, tone=1.0):
    """Planed wood whose grain runs along the axis of that number."""
    return grained(name, colour, [5 if axis == along else 170 for axis in range(3)], depth, 0.52, tone=tone)


def kraft(name, colour="#b98f63"):
    return grained(name, colour, (260, 420, 300), 0.10, 0.85, 0.15)


def block(name, size, material, bevel=0.0015):
    """
    A box that stands on z = 0, edges rounded. Its UV wraps it as paper does: the top lies flat, sides hang on from it.
    """
    x, y, z = size[0] / 2, size[1] / 2, size[2]
    corners = [(sx * x, sy * y, sz * z) for sz in (0, 1) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    top = [(-x, -y), (x, -y), (x, y), (-x, y)]
    front = [(-x, -y - z), (x, -y - z), (x, -y), (-x, -y)]
    right = [(x + z, -y), (x + z, y), (x, y), (x, -y)]
    back = [(x, y + z), (-x, y + z), (-x, y), (x, y)]
    left = [(-x - z, y), (-x - z, -y), (-x, -y), (-x, y)]
    faces = [(4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (3, 2, 1, 0)]
    made = mesh_object(name, corners, faces, loop_uv=[*top, *front, *right, *back, *left, *top])
    made.data.materials.append(material)
    rounded = made.modifiers.new("rounded", "BEVEL")
    rounded.width, rounded.segments = bevel, 3
    smooth(made)
    made.data.use_auto_smooth = True
    made.data.auto_smooth_angle = np.radians(40)
    return made


def planks(deep, colour, wide=0.135, long=5.0, seed=1):
    """A table top of boards side by side along x, from y = -deep to deep; its surface is z = 0."""
    random = np.random.default_rng(seed)
    for number, y in enumerate(np.arange(-deep, deep, wide)):
        tone = random.uniform(0.90, 1.08)
        grain = wood(f"plank {number}", colour, depth=0.17, tone=tone)
        board = block("plank", (long, wide - 0.0011, 0.03), grain, 0.0012)
        board.location = (random.uniform(-1, 1), y + wide / 2, -0.03 + random.normal() * 0.00025)


def turned(name, profile, material, count=96):
    """A thing from the lathe: (radius, height) from its outside foot over the rim to its inside."""
    angle = np.linspace(0, 2 * np.pi, count + 1)
    radius, height = (np.array(part)[:, None] for part in zip(*profile))
    points = np.stack(np.broadcast_arrays(radius * np.cos(angle), radius * np.sin(angle), height), 2).copy()
    made = grid_object(name, points[::-1], np.zeros((*points.shape[:2], 2)))
    made.data.materials.append(material)
    return made


def filleted(corners, radius, steps=5):
    """A profile whose inner corners are rounded."""
    points = [corners[0]]
    for before, corner, after in zip(corners, corners[1:], corners[2:]):
        here = np.array(corner, float)
        ways = [np.array(other, float) - here for other in (before, after)]
        reach = min(radius, *(np.linalg.norm(way) * 0.45 for way in ways))
        start, end = (here + way / np.linalg.norm(way) * reach for way in ways)
        for t in np.linspace(0, 1, steps):
            points.append(tuple((1 - t) ** 2 * start + 2 * t * (1 - t) * here + t**2 * end))
    return [*points, corners[-1]]


def thread(name, points, radius, material):
    """A string or a wire along points."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", radius, 3
    spline = curve.splines.new("NURBS")
    spline.points.add(len(points) - 1)
    for point, place in zip(spline.points, points):
        point.co = (*place, 1)
    spline.use_endpoint_u, spline.order_u = True, 3
    made = bpy.data.objects.new(name, curve)
    bpy.context.collection.objects.link(made)
    curve.materials.append(material)
    return made
