"""Meshes from numbers."""
import bpy
import numpy as np


def mesh_object(name, vertices, faces, uv=None, loop_uv=None):
    """An object; `uv` is given per vertex, `loop_uv` per corner of each face."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in vertices], [], [tuple(f) for f in faces])
    mesh.update()
    if uv is not None:
        corner = np.empty(len(mesh.loops), int)
        mesh.loops.foreach_get("vertex_index", corner)
        loop_uv = np.asarray(uv, float)[corner]
    if loop_uv is not None:
        layer = mesh.uv_layers.new(name="UVMap")
        layer.data.foreach_set("uv", np.asarray(loop_uv, float).ravel())
    made = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(made)
    return made


def grid_object(name, points, uv):
    """
    A sheet from a grid of points (rows × columns × 3) and its UV in metres (rows × columns × 2). Its right side is
    seen by who sees rows run down and columns to the right.
    """
    rows, columns = points.shape[:2]
    i, j = np.meshgrid(np.arange(rows - 1), np.arange(columns - 1), indexing="ij")
    corner = (i * columns + j).ravel()
    faces = np.stack([corner, corner + columns, corner + columns + 1, corner + 1], 1)
    made = mesh_object(name, points.reshape(-1, 3).tolist(), faces.tolist(), uv.reshape(-1, 2))
    smooth(made)
    return made


def smooth(thing):
    thing.data.polygons.foreach_set("use_smooth", [True] * len(thing.data.polygons))


def soften(thing, iterations=2, factor=0.4):
    modifier = thing.modifiers.new("soften", "SMOOTH")
    modifier.iterations, modifier.factor = iterations, factor


def subdivide(thing, levels=2):
    modifier = thing.modifiers.new("subdivide", "SUBSURF")
    modifier.levels = modifier.render_levels = levels


def thicken(thing, thickness):
    """Gives cloth its thickness; the passes tell its inside by this modifier."""
    modifier = thing.modifiers.new("thicken", "SOLIDIFY")
    modifier.thickness, modifier.offset = thickness, 0


def vertices_of(thing):
    """The vertices as the modifiers leave them."""
    evaluated = thing.evaluated_get(bpy.context.evaluated_depsgraph_get())
    mesh = evaluated.to_mesh()
    flat = np.empty(len(mesh.vertices) * 3)
    mesh.vertices.foreach_get("co", flat)
    return flat.reshape(-1, 3)
