"""An apron over what the dummy wears: stiff cloth that lies round it as a tight line and hangs straight from the hips."""
import numpy as np

from sewing.mannequin import FORM
from sewing.seams import Drawing, inward_sign
from stage.fabrics.cloth import fabric
from stage.garments.girdle import belt, ring_of
from stage.mesh import grid_object, subdivide, thicken
from stage.noise import ripple
from stage.garments.sewn_on import patch

# Numbers of its pieces: the apron, its straps and ties, its pocket.
FIRST = 8
TOP, WAIST, HEM = -0.135, -0.425, -0.885
HANGS = -0.60
"""Below this height nothing holds it to the body."""


def apron(surface, folder, first=FIRST):
    """Bib, skirt, pocket, a strap round the neck and ties knotted before the waist."""
    lies = _Lies(surface)
    canvas = fabric("apron", "canvas", first, _hems(folder))
    heights = np.linspace(TOP, HEM, 190)
    share = np.linspace(-1, 1, 150)
    places = np.stack(np.broadcast_arrays(share[None, :] * _half(heights)[:, None], heights[:, None]), 2)
    sheet = grid_object("apron", lies.at(places, 0.006), places)
    sheet.data.materials.append(canvas)
    thicken(sheet, 0.0013)
    pocket = _pocket(lies, (0.0, -0.56), 0.30, 0.17, fabric("apron pocket", "canvas", first + 2))
    straps = fabric("straps", "canvas", first + 1)
    made = [sheet, pocket, *(_strap(surface, side, straps) for side in (1, -1))]
    behind = ring_of(surface, WAIST)
    before = np.stack([np.linspace(-0.24, 0.24, 120), np.full(120, WAIST)], 1)[None]
    level = lambda points, height: np.column_stack([points[:, :2], np.full(len(points), height)])
    ring = lambda offset: level(np.concatenate([behind(offset), lies.at(before + (0, offset), 0.0068)[0]]), WAIST + offset)
    return made + belt(ring, 0.030, straps, lambda places, lift: lies.at(places, 0.004 + lift), (0.07, WAIST))


def _hems(folder):
    """Its edges are turned in and stitched; so are those of the pocket."""
    drawing = Drawing()
    height = np.linspace(TOP - 0.001, HEM, 160)
    for side in (1, -1):
        edge = np.stack([side * _half(height), height], 1)
        for distance in (0.011, 0.0025):
            drawing.stitches(edge, inward_sign(edge, (0, -0.5)) * distance)
    for level, half, depth in ((TOP, _half(TOP), -0.022), (HEM, _half(HEM), 0.026)):
        drawing.stitches(np.array([[-half, level + depth], [half, level + depth]]), 0)
    return drawing.save(folder / "seams-apron.png")


def _half(height):
    """How far it reaches from its middle, by height: a bib, a bow below the arm, a skirt."""
    bib, skirt = 0.125, 0.295
    down = np.clip((TOP - 0.06 - height) / (TOP - 0.06 - WAIST), 0, 1)
    return bib + (skirt - bib) * down**2.2


class _Lies:
    """Where a place of the apron (x from its middle along the cloth, height) lies."""

    def __init__(self, surface, step=0.01):
        points = surface.points
        self.heights = np.arange(0.0, HEM - step, -step)
        angle = np.linspace(np.pi, 2 * np.pi, 181)
        self.ways = np.stack([np.cos(angle), np.sin(angle)], 1)
        reach = []
        for height in self.heights:
            near = (np.abs(points[:, 2] - max(height, HANGS)) < step) & (np.abs(points[:, 0]) < 0.30)
            near &= ~((points[:, 2] > -0.33) & (np.abs(points[:, 0]) > 0.17))
            reach.append(np.maximum((points[near, :2] @ self.ways.T).max(0), self._hips(height)))
        reach = np.array(reach)
        # What is below the fullest part of the chest falls from it, and from the hips it falls straight.
        for row in range(1, len(reach)):
            reach[row] = np.maximum(reach[row], reach[row - 1] - (0.0022 if self.heights[row] > WAIST - 0.06 else 0))
        for _ in range(5):
            reach[1:-1] = (reach[:-2] + 2 * reach[1:-1] + reach[2:]) / 4
        apart = np.cos(angle[:, None] - angle[None, :])
        self.radius = np.where(apart > 0.05, reach[:, :, None] / np.maximum(apart, 0.05)[None], 9).min(1)

    def _hips(self, height):
        """How far the dummy itself reaches below what is worn on it."""
        if height > HANGS:
            return np.zeros(len(self.ways))
        below, wide, deep, back = np.array(FORM).T
        half = np.array([np.interp(height, below, wide), np.interp(height, below, deep)]) + 0.006
        return np.hypot(*(self.ways * half).T) + self.ways[:, 1] * np.interp(height, below, back)

    def at(self, places, out):
        """Points (rows × columns × 3) over places; `out` how far off the clothes."""
        out = np.broadcast_to(out, places.shape[:2])
        points = np.empty((*places.shape[:2], 3))
        for row, (line, high) in enumerate(zip(places, out)):
            level = np.interp(-line[0, 1], -self.heights, np.arange(len(self.heights)))
            upper = int(min(level, len(self.heights) - 2))
            radius = self.radius[upper] * (1 - level + upper) + self.radius[upper + 1] * (level - upper)
            ring = self.ways * radius[:, None]
            along = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(ring, axis=0).T))])
            along -= np.interp(0, ring[:, 0], along)
            across = np.stack([np.interp(line[:, 0], along, ring[:, n]) for n in (0, 1)], 1)
            normal = np.stack([np.interp(line[:, 0], along, self.ways[:, n]) for n in (0, 1)], 1)
            normal /= np.linalg.norm(normal, axis=1)[:, None]
            loose = np.clip((WAIST - line[:, 1]) / (WAIST - HEM), 0, 1)
            wave = 0.5 + 0.5 * np.sin(line[:, 0] * 21 + 0.8 + 1.2 * np.sin(line[:, 0] * 6))
            flat = np.concatenate([line, np.zeros((len(line), 1))], 1)
            sway = loose**1.2 * 0.030 * wave + 0.0022 * (1 + ripple(flat, 3.0, 6))
            # Where the ties draw it in, short creases run from the belt.
            crease = 0.0022 * np.exp(-(((line[:, 1] - WAIST + 0.03) / 0.045) ** 2)) * (1 + np.sin(line[:, 0] * 95 + 3 * np.sin(line[:, 0] * 31)))
            points[row, :, :2] = across + normal * (high + sway + crease)[:, None]
            points[row, :, 2] = line[:, 1] + 0.004 * np.sin(line[:, 0] * 5 + 1) * loose
        return points


def _pocket(lies, middle, wide, deep, material):
    rows, share = np.linspace(0, deep, 50), np.linspace(-1, 1, 70)
    places = np.stack(np.broadcast_arrays(middle[0] + share[None, :] * wide / 2, middle[1] + deep / 2 - rows[:, None]), 2)
    edge = np.minimum(1 - np.abs(share)[None, :] ** 40, 1 - (rows[:, None] / deep) ** 40)
    mouth = 0.004 * np.exp(-rows[:, None] / 0.03) * (1 - share[None, :] ** 2)
    made = grid_object("apron pocket", lies.at(places, 0.0074 + 0.0014 * edge + mouth), places + (0.41, 0.13))
    made.data.materials.append(material)
    thicken(made, 0.0012)
    return made


def _strap(surface, side, material, wide=0.026):
    """From a corner of the bib to the shoulder, and behind the neck to its middle."""
    share = np.linspace(0, 1, 40)
    front = np.stack([side * (0.113 - 0.022 * share), TOP - 0.050 + 0.167 * share], 1)
    half = np.array([wide / 2, 0])
    columns = np.linspace(-1, 1, 7)[None, :, None]
    places = front[:, None] + columns * half
    made = patch("strap", surface, "front", places[::-1], 0.0042 - 0.006 * np.clip(1 - share[::-1, None] / 0.22, 0, 1), material, 0.0016, places[::-1])
    subdivide(made, 1)
    return made
