"""What makes the difference between two cuts: edges, belts, pockets, laid on garments of sewing/dummy_wear.py."""
import numpy as np

from sewing.dummy_wear import CROSSED, DUMMY_WEAR, FALLEN
from sewing.outline import curve, resampled
from stage.garments.apron import apron
from stage.fabrics.cloth import fabric
from stage.garments.girdle import belt, ring_of
from stage.garments.sewn_on import Surface, overlap, patch
from stage.garments.shirting import Neckline, button, buttons, collar_cloth, leaf, placket, stand
from stage.skin import Skin

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


def _buttoned(surface, neck, folder, band):
    """A placket from the stand to the hem, and the button of the stand."""
    lines = [(0.0, -0.130 - 0.098 * row) for row in range(6)]
    (at,) = neck.at(np.array([-np.pi / 2]), band * 0.42, np.array([0.0052 - 0.12 * band]))
    return [placket(surface, -0.082, -0.746, "poplin", folder), *buttons(surface, lines), *button(at, (0, -0.95, 0.31))]


def _bandshirt(surface, folder):
    neck = Neckline(surface, DUMMY_WEAR["bandshirt"].outline)
    return [stand(neck, 0.032, collar_cloth("poplin")), *_buttoned(surface, neck, folder, 0.032)]


def _shirt(surface, folder):
    """A stand, what turns down over it, and a pocket on the wearer's left."""
    neck = Neckline(surface, DUMMY_WEAR["bandshirt"].outline)
    collar = [stand(neck, 0.030, collar_cloth("poplin")), leaf(neck, surface, 0.034, collar_cloth("poplin"))]
    pocket = _pocket(surface, (0.105, -0.265), 0.105, 0.125, fabric("pocket", "poplin", 1))
    return [*collar, pocket, *_buttoned(surface, neck, folder, 0.030)]


# A cook's jacket: the edge of its left front, from the collar to the hem.
LAPPED = curve((-0.062, -0.058), (-0.086, -0.110), (-0.096, -0.150), (-0.098, -0.220))


def _chefjacket(surface, folder):
    """Two rows of knots, of which one closes the front that lies above."""
    neck = Neckline(surface, DUMMY_WEAR["bandshirt"].outline)
    edge = np.concatenate([resampled(LAPPED, 0.004), resampled(curve((-0.098, -0.224), (-0.094, -0.746)), 0.005)])
    rows = [(x, -0.165 - 0.092 * row) for x in (-0.076, 0.076) for row in range(5)]
    lapped = overlap("left front", surface, "front", edge, (1, 0), fabric("left front", "twill", 1), 0.10, 0.0032)
    return [
        lapped,
        stand(neck, 0.036, collar_cloth("twill"), Skin([surface.worn, lapped])),
        *buttons(surface, rows, radius=0.0072, knot=True),
    ]


FINISHES = {"wrapdress": _wrapdress, "scrubs": _scrubs, "bandshirt": _bandshirt, "shirt": _shirt, "chefjacket": _chefjacket, "apron": apron}
