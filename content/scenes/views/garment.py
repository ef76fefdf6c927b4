"""A garment worn by nobody, hanging in front of the wall."""
import bpy
import numpy as np

from places import MESHES
from sewing.seams import BACK, FRONT, draw_seams
from sewing.wardrobe import GARMENTS
from stage.cloth import fabric
from stage.mesh import mesh_object, smooth, soften, subdivide, thicken
from stage.studio import camera, empty_room, garment_light, wall

# Room round the garment, as a share of the frame.
FILLED = 0.80


def build(view, width, height, seed, folder):
    name, _, side = view.of.partition(" ")
    garment = GARMENTS[name]
    empty_room(width, height)
    stored = np.load(MESHES / f"{name}.npz")
    vertices = stored["vertices"] / 1e4
    worn = mesh_object("garment", vertices, stored["faces"], stored["place"] / 1e4)
    smooth(worn)
    for panel in (FRONT, BACK):
        sewn = draw_seams(garment, panel == BACK, folder)
        worn.data.materials.append(fabric(f"panel {panel}", garment.cloth, panel, sewn))
    slots = np.full(len(stored["faces"]), 1)
    slots[: int(stored["front"])] = 0
    worn.data.polygons.foreach_set("material_index", slots)
    soften(worn)
    subdivide(worn)
    thicken(worn, garment.thickness)
    low, high = vertices.min(0), vertices.max(0)
    middle = (low[2] + high[2]) / 2
    turn = {"back": 180, "quarter": 28}.get(side, 0)
    worn.rotation_euler[2] = np.radians(turn)
    wall(0.75)
    garment_light(middle)
    distance = 4.0
    # The frame is 4:5 and the sensor is measured on its longer side.
    tall = max(high[2] - low[2], (high[0] - low[0]) * 1.25)
    lens = 36 * distance / (tall / FILLED)
    camera((0, -distance, middle + 0.12), (0, 0, middle), lens)
    bpy.context.view_layer.update()
