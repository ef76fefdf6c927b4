"""What is sewn on a garment that hangs already: it lies on the cloth, a little lifted. Places are those of the pattern."""
import bpy
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree
from mathutils.interpolate import poly_3d_calc

from stage.mesh import grid_object, thicken


class Surface:
    """Where a place of the pattern hangs, on the front or on the back, and which way the cloth looks there."""

    def __init__(self, worn):
        self.worn = worn
        thickness = worn.modifiers["thicken"]
        thickness.show_viewport = False
        bpy.context.view_layer.update()
        mesh = worn.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
        points, normals = (np.empty(len(mesh.vertices) * 3) for _ in range(2))
        mesh.vertices.foreach_get("co", points)
        mesh.vertices.foreach_get("normal", normals)
        self.points, self.normals = points.reshape(-1, 3), normals.reshape(-1, 3)
        place = np.empty(len(mesh.loops) * 2)
        mesh.uv_layers["UVMap"].data.foreach_get("uv", place)
        place = place.reshape(-1, 2)
        # A seam's vertices have one place: what is front and what is back say the materials.
        self.panels = {}
        for slot, side in enumerate(("front", "back")):
            faces = [face for face in mesh.polygons if face.material_index == slot]
            corners = [list(face.vertices) for face in faces]
            loops = [list(face.loop_indices) for face in faces]
            flat = [[Vector((*place[loop], 0)) for loop in face] for face in loops]
            numbers = {}
            for face, at in zip(corners, flat):
                numbers.update(zip(face, at))
            order = {vertex: index for index, vertex in enumerate(numbers)}
            tree = BVHTree.FromPolygons(list(numbers.values()), [[order[v] for v in face] for face in corners])
            self.panels[side] = (tree, corners, flat)
        thickness.show_viewport = True

    def at(self, side, x, y):
        """Point and normal at a place; beyond the panel's edge those of its nearest place."""
        tree, corners, flat = self.panels[side]
        near, _, face, _ = tree.find_nearest(Vector((x, y, 0)))
        weights = np.array(poly_3d_calc(flat[face], near))[:, None]
        normal = (self.normals[corners[face]] * weights).sum(0)
        return (self.points[corners[face]] * weights).sum(0), normal / (np.linalg.norm(normal) + 1e-9)

    def lifted(self, side, places, lift):
        """Points (rows × columns × 3) over places (rows × columns × 2), so far off the cloth as `lift` says of each."""
        lift = np.broadcast_to(lift, places.shape[:2])
        rows = []
        for row, high in zip(places, lift):
            hung = [self.at(side, *place) for place in row]
            rows.append([point + normal * h for (point, normal), h in zip(hung, high)])
        return np.array(rows)


def between(left, right, columns):
    """Places between two lines of as many points: rows run along them."""
    share = np.linspace(0, 1, columns)[None, :, None]
    return left[:, None] * (1 - share) + right[:, None] * share


def patch(name, surface, side, places, lift, material, thickness=0.0012, uv=None):
    """A piece of cloth on the garment: a pocket, the upper of two edges."""
    made = grid_object(name, surface.lifted(side, places, lift), places if uv is None else uv)
    made.data.materials.append(material)
    thicken(made, thickness)
    return made


def overlap(name, surface, side, edge, inwards, material, wide=0.05, lift=0.0035, columns=14):
    """The upper of two layers along its edge (points × 2): highest there, gone in the cloth `wide` metres `inwards` (x, y)."""
    inner = edge + np.array(inwards) * wide
    share = np.linspace(0, 1, columns)
    return patch(name, surface, side, between(edge, inner, columns), lift * (1 - share) ** 1.3 - 0.0012 * share, material)
