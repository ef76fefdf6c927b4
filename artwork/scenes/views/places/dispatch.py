"""Dispatch: boxes tied and labelled, folded lengths of the print on them."""
import numpy as np

from stage.things.boxes import Lidded, label, lidded_box, swing_tag
from stage.fabrics.cloth import fabric
from stage.fabrics.folded import folded
from stage.things.ribbon import bow, round_box
from stage.solids import kraft
from stage.studio import COOL, RIM, WARM, camera, empty_room, lamp, linear, plain, sweep

TAG = [("РАППОРТ", 0.0098, -0.021, 0.004), ("Арт. 96", 0.0082, -0.021, -0.018)]
ADDRESS = ("Раппорт", "2 место · 9 кг")


def build(view, width, height, seed, folder):
    empty_room(width, height, 0.13)
    ribbon = fabric("ribbon", "silk", 2, threads=1500, bump=0.30)
    pale = fabric("pale ribbon", "silk", 3, threads=1500, bump=0.30)
    printed, other, dyed = (
        fabric(f"paper {n}", "plain", n, threads=2200, bump=0.05, sheen=0.05, roughness=0.6) for n in (1, 4, 10)
    )
    cream = plain("cream", linear("#e0d4c0"), 0.85, 0.15)
    low = _large(ribbon)
    _bowed(low, printed, cream, ribbon, seed)
    high = _labelled((0.26, 0.25, 0.205), ADDRESS, (0.335, 0.09, 0), 19, "#b6976f")
    _pile([5, 6], (0.215, 0.17, 0.036), (0.345, 0.085, high.top), 11, seed)
    flat = lidded_box((0.31, 0.245, 0.075), 0.046, kraft("flat board", "#ab8b63"), other)
    flat.things.append(round_box(flat, 0.020, pale, 1, -0.068, 0.008))
    flat.place((0.035, -0.115, 0), np.radians(-5))
    _tied_pile([7, 8, 9], (0.205, 0.165, 0.033), (0.045, -0.108, flat.top), -13, ribbon, seed)
    small = lidded_box((0.135, 0.115, 0.066), 0.030, cream, dyed)
    small.things.append(round_box(small, 0.014, pale, 0, 0.003, 0.01))
    small.things.append(round_box(small, 0.014, pale, 1, -0.002, 0.01, 0.0008))
    small.things.extend(bow((0, 0, small.top + 0.0022), 0.014, pale, 0.4, seed + 3, 0.55))
    small.place((0.365, -0.195, 0), np.radians(27))
    folded(11, "plain", (0.20, 0.155, 0.030), (-0.345, -0.225, 0.015), np.radians(-20), seed)
    sweep(1.9, 0.9)
    lamp((-1.5, -0.95, 0.85), (0, 0, 0.12), 0.65, 40, WARM)
    lamp((1.7, -1.3, 0.7), (0, 0, 0.12), 1.4, 5.5, COOL)
    lamp((0.3, 1.3, 1.4), (0, 0, 0.15), 0.9, 14, RIM)
    camera((0.16, -2.15, 0.86), (-0.012, -0.03, 0.123), 36 * 2.27 / 1.075)


def _large(ribbon):
    low = lidded_box((0.35, 0.30, 0.125), 0.042, kraft("board", "#b3946c"), kraft("lid board", "#bd9f79"))
    for along, aside in ((0, -0.006), (1, 0.072)):
        low.things.append(round_box(low, 0.022, ribbon, along, aside, -0.006, 0.0008 * along))
    low.place((-0.315, 0.070, 0), np.radians(-14))
    return low


def _bowed(low, printed, cream, ribbon, seed):
    above = lidded_box((0.225, 0.195, 0.095), 0.055, cream, printed)
    for along in (0, 1):
        above.things.append(round_box(above, 0.024, ribbon, along, 0.003, 0.01, 0.0008 * along))
    above.things.extend(bow((-0.002, 0.003, above.top + 0.0022), 0.024, ribbon, np.radians(12), seed + 1))
    above.place((-0.335, 0.082, low.top), np.radians(13))
    top = low.top + above.top
    string = plain("string", linear("#d8c7a4"), 0.9)
    knot, lies = (-0.335, 0.074, top + 0.010), (-0.262, 0.010, top + 0.004)
    swing_tag(TAG, (0.050, 0.070), knot, lies, np.radians(40), (0.04, -0.03), string)


def _labelled(size, words, place, degrees, tone):
    box = lidded_box(size, 0.052, kraft("tall board", tone), kraft("tall lid", "#bfa27d"))
    lines = [(text, tall, -0.040, y) for text, tall, y in zip(words, (0.0165, 0.0125), (0.006, -0.018))]
    address = label(lines, (0.098, 0.068))
    address.location, address.rotation_euler = (-0.035, -size[1] / 2 - 0.0008, 0.082), (np.pi / 2, -0.015, 0)
    box.things.append(address)
    box.place(place, np.radians(degrees))
    return box


def _pile(panels, size, place, degrees, seed):
    """Folded lengths one on the other. Returns how high they come."""
    random = np.random.default_rng(seed + panels[0])
    top = place[2]
    for panel in panels:
        wide, deep, tall = (side * random.uniform(0.98, 1.01) for side in size)
        lies = (place[0] + random.normal() * 0.0015, place[1] + random.normal() * 0.0012, top + tall / 2)
        top = folded(panel, "plain", (wide, deep, tall), lies, np.radians(degrees) + random.normal() * 0.02, seed)
    return top


def _tied_pile(panels, size, place, degrees, ribbon, seed):
    top = _pile(panels, size, place, degrees, seed) - place[2] + 0.0012
    # The ribbon goes round the deepest of them and over what swells on top.
    top, deep = top + 0.0042, size[1] * 1.01 + 0.012
    tied = Lidded((size[0], deep, top), (size[0], deep), top * 0.5, top, [])
    tied.things.append(round_box(tied, 0.022, ribbon, 1, 0.006, 0.006))
    tied.things.extend(bow((0.006, -0.004, top + 0.0018), 0.022, ribbon, -0.1, seed + 5, 0.85))
    tied.place(place, np.radians(degrees))
