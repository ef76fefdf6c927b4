"""Boxes with lids, and the labels on them."""
import math
from dataclasses import dataclass

import bpy
import numpy as np
from mathutils import Vector

from stage.mesh import mesh_object
from stage.solids import block, thread
from stage.studio import linear, plain

OVERHANG = 0.0032
# Debian's blender brings it; the letters Blender has of its own are Latin ones.
LETTERS = "/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed.ttf"


@dataclass(frozen=True)
class Lidded:
    """A box as it stands: what ties and labels it asks for these measures."""

    size: tuple[float, float, float]
    lid_size: tuple[float, float]
    lid_from: float
    top: float
    things: list

    def place(self, where, turned=0.0):
        """Puts the box, and what was added to it, on `where`."""
        for thing in self.things:
            x, y, z = thing.location
            cos, sin = math.cos(turned), math.sin(turned)
            thing.location = (where[0] + cos * x - sin * y, where[1] + sin * x + cos * y, where[2] + z)
            thing.rotation_euler[2] += turned


def lidded_box(size, lid_tall, base, lid):
    """A box of `size` with a lid drawn over it. `base` and `lid` are materials."""
    wide, deep, tall = size
    lid_size = (wide + 2 * OVERHANG, deep + 2 * OVERHANG)
    lower = block("box", (wide, deep, tall - 0.004), base, 0.0012)
    upper = block("lid", (*lid_size, lid_tall), lid, 0.0016)
    upper.location = (0.0006, -0.0005, tall - lid_tall)
    upper.rotation_euler = (0.0016, -0.0012, 0.0022)
    return Lidded(size, lid_size, tall - lid_tall, tall, [lower, upper])


def label(words, size, ink="#26221d", paper="#f3ede1"):
    """
    A paper label in the plane z = 0, its middle in the origin, with words in lines: (text, height, x, y) in metres.
    Returns its pieces; the first is the parent of the rest.
    """
    wide, tall = size[0] / 2, size[1] / 2
    cut = min(size) * 0.05
    corners = [(-wide + cut, -tall), (wide - cut, -tall), (wide, -tall + cut), (wide, tall - cut), (wide - cut, tall), (-wide + cut, tall), (-wide, tall - cut), (-wide, -tall + cut)]  # fmt: skip
    sheet = mesh_object("label", [(x, y, 0) for x, y in corners], [tuple(range(8))])
    sheet.data.materials.append(plain("label", linear(paper), 0.8, 0.2))
    black = plain("print", linear(ink), 0.8, 0.2)
    solid = sheet.modifiers.new("paper", "SOLIDIFY")
    solid.thickness, solid.offset = 0.0004, -1
    for text, height, x, y in words:
        write(text, height, (x, y, 0.0002), black).parent = sheet
    return sheet


def write(text, height, where, material):
    body = bpy.data.curves.new("words", "FONT")
    body.body, body.size = text, height
    body.font = bpy.data.fonts.load(LETTERS, check_existing=True)
    body.materials.append(material)
    made = bpy.data.objects.new("words", body)
    made.location = where
    bpy.context.collection.objects.link(made)
    return made


def swing_tag(words, size, tied_to, place, turned, tilt, string):
    """A tag on a string from a knot. It leans on what it lies on by `tilt`."""
    tag = label(words, size)
    tag.location, tag.rotation_euler = place, (tilt[0], tilt[1], turned)
    bpy.context.view_layer.update()
    hole = tag.matrix_world @ Vector((0, size[1] / 2 - 0.008, 0.0008))
    bpy.ops.mesh.primitive_torus_add(major_radius=0.0030, minor_radius=0.0008, location=hole)
    eyelet = bpy.context.object
    eyelet.rotation_euler = tag.rotation_euler
    eyelet.data.materials.append(plain("eyelet", (0.72, 0.52, 0.24), 0.3, 0.5, 1))
    start, end = np.array(tied_to), np.array(hole)
    way = np.linspace(0, 1, 9)[:, None]
    sag = np.sin(way * np.pi) * np.array([0.006, -0.004, 0.003])
    twine = thread("string", start + (end - start) * way + sag, 0.0007, string)
    return [tag, eyelet, twine]
