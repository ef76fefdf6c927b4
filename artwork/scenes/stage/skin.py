"""What lies on things must not sink into them."""
import bpy
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

EDGE = 0.003


class Skin:
    """The outside of several things, as they stand."""

    def __init__(self, things):
        points, faces = [], []
        for thing in things:
            # Of a thickness there would be an inside, which looks the other way.
            thickness = thing.modifiers.get("thicken")
            if thickness:
                thickness.show_viewport = False
            bpy.context.view_layer.update()
            mesh = thing.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
            start = len(points)
            points += [thing.matrix_world @ vertex.co for vertex in mesh.vertices]
            faces += [[start + v for v in face.vertices] for face in mesh.polygons]
            if thickness:
                thickness.show_viewport = True
        self.tree = BVHTree.FromPolygons(points, faces)

    def before(self, x, z):
        """How far to the front it reaches there."""
        hit = self.tree.ray_cast(Vector((x, -1, z)), Vector((0, 1, 0)))[0]
        return hit.y if hit else 0.0

    def outside(self, points, gap):
        """The points, none of them over it and nearer than the gap; and which way it looks there."""
        moved, normals = points.copy(), np.empty_like(points)
        for number, point in enumerate(points):
            near, normal, _, _ = self.tree.find_nearest(Vector(point))
            normals[number] = normal
            away = Vector(point) - near
            deep = gap - away.dot(normal)
            # Beyond an edge there is nothing to be outside of.
            if deep > 0 and (away - normal * away.dot(normal)).length < EDGE:
                moved[number] = point + np.array(normal) * deep
        return moved, normals
