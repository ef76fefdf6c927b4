"""A printed box with a bow on a plain one, a folded length of the print before them."""
import numpy as np

from stage.things.boxes import label, lidded_box, swing_tag
from stage.fabrics.cloth import fabric
from stage.fabrics.folded import folded
from stage.things.ribbon import bow, round_box
from stage.solids import kraft
from stage.studio import COOL, RIM, WARM, camera, empty_room, lamp, linear, plain, sweep

WORDS = [("РАППОРТ", 0.0098, -0.021, 0.004), ("Арт. 214", 0.0082, -0.021, -0.018)]
ADDRESS = [("Раппорт", 0.0120, -0.033, 0.003), ("1 место · 4 кг", 0.0076, -0.033, -0.0125)]


def build(view, width, height, seed, folder):
    empty_room(width, height, 0.13)
    paper = fabric("printed paper", "plain", 1, threads=2200, bump=0.05, sheen=0.05, roughness=0.6)
    ribbon = fabric("ribbon", "silk", 2, threads=1500, bump=0.30)
    below = lidded_box((0.315, 0.315, 0.105), 0.040, kraft("board", "#b3946c"), kraft("lid board", "#bb9d77"))
    address = label(ADDRESS, (0.078, 0.040))
    address.location, address.rotation_euler = (0.088, -0.1585, 0.038), (np.pi / 2, 0.012, 0)
    below.things.append(address)
    below.place((0.0, 0.0, 0), np.radians(33))
    above = lidded_box((0.225, 0.225, 0.100), 0.062, plain("inner board", linear("#e0d4c0"), 0.85, 0.15), paper)
    for along, aside, raised in ((0, 0.004, 0.0), (1, -0.003, 0.0008)):
        above.things.append(round_box(above, 0.026, ribbon, along, aside, 0.012, raised))
    above.things.extend(bow((-0.003, 0.004, above.top + 0.0022), 0.026, ribbon, np.radians(-14), seed))
    above.place((-0.012, 0.016, below.top), np.radians(21))
    string = plain("string", linear("#d8c7a4"), 0.9)
    top = below.top + above.top
    tied = (-0.012, 0.010, top + 0.010)
    swing_tag(WORDS, (0.052, 0.074), tied, (0.052, -0.075, top + 0.004), np.radians(52), (0.03, -0.035), string)
    folded(3, "plain", (0.25, 0.19, 0.034), (0.105, -0.255, 0.017), np.radians(19), seed)
    sweep(1.7, 0.8)
    lamp((-1.2, -0.75, 0.85), (0, 0, 0.10), 0.6, 25, WARM)
    lamp((1.5, -1.1, 0.7), (0, 0, 0.1), 1.3, 3.6, COOL)
    lamp((0.3, 1.1, 1.3), (0, 0, 0.12), 0.8, 10, RIM)
    camera((0.16, -1.62, 0.98), (0.010, -0.055, 0.082), 98)
