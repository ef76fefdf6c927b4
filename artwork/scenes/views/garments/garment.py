"""A garment worn by nobody, hanging in front of the wall."""
import numpy as np

from places import MESHES
from sewing.seams import BACK, FRONT, draw_seams
from sewing.wardrobe import GARMENTS
from stage.fabrics.cloth import fabric
from stage.mesh import mesh_object, smooth, soften, subdivide, thicken
from stage.studio import camera, empty_room, garment_light, wall

# How much of the frame a garment takes.
FILLED = 0.82
DISTANCE = 4.0
TURNED = {"front": 0, "back": 180, "quarter": 28}


def build(view, width, height, seed, folder):
    name, side = view.of.split()
    empty_room(width, height)
    worn, low, high = sewn_garment(name, folder, side == "back")
    worn.rotation_euler[2] = np.radians(TURNED[side])
    middle = (low[2] + high[2]) / 2
    wall(0.75)
    garment_light(middle)
    # The frame is 4:5, and the sensor is measured along its longer side.
    tall = max(high[2] - low[2], (high[0] - low[0]) * 1.25) / FILLED
    camera((0, -DISTANCE, middle + 0.12), (0, 0, middle), 36 * DISTANCE / tall)


def sewn_garment(name, folder, from_behind=False):
    """The stored garment with its seams drawn; its lowest and highest corner."""
    garment = GARMENTS[name]
    stored = np.load(MESHES / f"{garment.hung or name}.npz")
    vertices = stored["vertices"] / 1e4
    # Whoever stands behind it reads its back from left to right.
    place = stored["place"] / 1e4 * (-1 if from_behind else 1, 1)
    worn = mesh_object("garment", vertices, stored["faces"], place)
    smooth(worn)
    for panel in (FRONT, BACK):
        seams = draw_seams(garment, panel == BACK, folder)
        worn.data.materials.append(fabric(f"panel {panel}", garment.cloth, panel, seams))
    slots = np.ones(len(stored["faces"]), int)
    slots[: int(stored["front"])] = 0
    worn.data.polygons.foreach_set("material_index", slots)
    soften(worn)
    subdivide(worn)
    thicken(worn, garment.thickness)
    return worn, vertices.min(0), vertices.max(0)
