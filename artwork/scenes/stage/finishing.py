"""What makes the difference between two cuts: edges, belts, pockets, laid on garments of sewing/dummy_wear.py."""
import numpy as np

from sewing.dummy_wear import CROSSED, FALLEN
from sewing.outline import curve, resampled
from stage.apron import apron
from stage.cloth import fabric
from stage.girdle import belt, ring_of
from stage.sewn_on import Surface, overlap, patch

TIE = 5
UPPER = 6


def finish(name, worn, folder):
    """The parts that belong to a garment by that name; maps of their seams are kept in the folder."""
    make = FINISHES.get(name)
    return make(Surface(worn), folder) if make else []


def _wrapdress(surface, _):
    """The wearer's right over the left, from the shoulder to the belt and on to the hem; a belt of another dye."""
    upper = fabric("upper", "viscose", 1)
    made = [
        overlap("crossed", surface, "front", resampled(CROSSED, 0.004), (0.9, -0.44), upper),
        overlap("fallen", surface, "front", resampled(FALLEN, 0.005), (1, 0), upper),
    ]
    lay = lambda places, lift: surface.lifted("front", places, lift)
    return made + belt(ring_of(surface, -0.408), 0.046, fabric("belt", "viscose", TIE), lay, (-0.085, -0.408))


def _pocket(surface, middle, wide, deep, material, corner=0.014):
    """A patch with its lower corners cut round; open above."""
    rows = np.linspace(0, deep, 26)
    short = np.clip(rows - (deep - corner), 0, None)
    half = wide / 2 - (corner - np.sqrt(np.clip(corner**2 - short**2, 0, None)))
    share = np.linspace(-1, 1, 30)
    x = middle[0] + half[:, None] * share[None, :]
    y = middle[1] + deep / 2 - rows[:, None] + 0 * x
    edge = np.minimum(1 - np.abs(share)[None, :] ** 14, 1 - (rows[:, None] / deep) ** 22)
    mouth = np.exp(-rows[:, None] / 0.02) * (1 - share[None, :] ** 2) * 0.0025
    return patch("pocket", surface, "front", np.stack([x, y], 2), 0.0004 + 0.0016 * edge + mouth, material, 0.001)


def _scrubs(surface, _):
    """Two fronts that cross below the neck, and three pockets."""
    cloth = fabric("upper", "poplin", 1)
    crossed = resampled(curve((0.0, -0.200), (-0.010, -0.206), (-0.026, -0.220), (-0.046, -0.240)), 0.004)
    pockets = [((0.115, -0.235), 0.100, 0.115), ((0.130, -0.565), 0.155, 0.165), ((-0.130, -0.565), 0.155, 0.165)]
    return [
        overlap("crossed", surface, "front", crossed, (0.5, -0.45), cloth, 0.035, 0.003),
        *(_pocket(surface, *place, fabric(f"pocket {number}", "poplin", 1)) for number, place in enumerate(pockets)),
    ]


FINISHES = {"wrapdress": _wrapdress, "scrubs": _scrubs, "apron": apron}
