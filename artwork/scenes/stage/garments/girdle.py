"""A tied belt: it bridges the folds of what it holds together."""
import numpy as np

from stage.mesh import grid_object, subdivide, thicken
from stage.noise import ripple


def belt(ring, wide, material, lay, knot):
    """
    A band round the waist, as the tight line round the cloth runs there, tied at `knot` (x, height). `ring` gives points
    of the cloth by how far they are above the middle of the band, `lay` points over places so far off it.
    """
    rows = [_tight(ring(offset)) for offset in np.linspace(-wide / 2, wide / 2, 5)]
    points = np.array(rows)[::-1]
    points[..., 2] += ripple(points * (1, 1, 0.2), 2.2, 4) * 0.0012
    along = np.linspace(0, 2.2 * np.pi * 0.13, points.shape[1])
    uv = np.stack(np.broadcast_arrays(along[None, :], np.linspace(wide, 0, 5)[:, None]), 2)
    band = grid_object("belt", points, uv)
    band.data.materials.append(material)
    subdivide(band, 1)
    thicken(band, 0.0026)
    return [band, *_tie(lay, knot, points[2], wide, material)]


def ring_of(surface, height, half=0.24):
    """Points all round what is worn, by how far above that height."""
    x = np.linspace(-half, half, 90)
    return lambda offset: np.array([surface.at(side, at, height + offset)[0] for side in ("front", "back") for at in x])


def _tight(ring, out=0.0035, count=240):
    """The convex line round points, from the left round the front, its corners eased."""
    centre = ring[:, :2].mean(0)
    angle = np.linspace(0, 2 * np.pi, count)
    ways = np.stack([np.cos(angle), np.sin(angle)], 1)
    reach = ((ring[:, :2] - centre) @ ways.T).max(0) + out
    # The hull from how far it reaches in each direction: the nearest of all tangents.
    apart = np.cos(angle[:, None] - angle[None, :])
    radius = np.where(apart > 0.05, reach[:, None] / np.maximum(apart, 0.05), 9).min(0)
    for _ in range(6):
        radius = (np.roll(radius[:-1], 1) + 2 * radius[:-1] + np.roll(radius[:-1], -1)) / 4
        radius = np.append(radius, radius[0])
    line = centre + ways * radius[:, None]
    return np.column_stack([line, np.full(count, ring[:, 2].mean())])


def _tie(lay, knot, front, wide, material):
    """A knot before the belt and its two ends."""
    x, height = knot
    at = front[np.argmin(np.hypot(front[:, 0] - x, np.clip(front[:, 1], 0, None) * 9))]
    made = [_knot(at, wide, material)]
    for number, (lean, long) in enumerate(((-0.055, 0.33), (0.030, 0.38))):
        down, share = np.linspace(0, 1, 40)[:, None], np.linspace(0, 1, 9)[None, :]
        middle = x + lean * down**0.8 + 0.006 * np.sin(down * 7 + number * 2)
        half = wide * (0.20 + 0.27 * np.clip(down * 5, 0, 1))
        y = height - 0.012 - long * down + 0 * share
        places = np.stack([middle + (2 * share - 1) * half, y - 0.012 * (down > 0.99) * (1 - share)], 2)
        fold = 0.004 * np.sin(share * np.pi * 2 + down * 4 + number) * (1.4 - down)
        lift = 0.0105 + 0.007 * np.exp(-down * 9) + fold + 0.003 * np.sin(down * 9 + 1.3 * number)
        end = grid_object("tail", lay(places, lift), places + (0.6 * number, 0))
        end.data.materials.append(material)
        subdivide(end, 1)
        thicken(end, 0.0022)
        made.append(end)
    return made


def _knot(at, wide, material):
    """A small pillow with creases that run together in its middle."""
    angle, level = np.meshgrid(np.linspace(0, 2 * np.pi, 72), np.linspace(-1, 1, 30))
    round_it = np.sqrt(np.clip(1 - np.abs(level) ** 2.6, 0, None))
    x = 0.56 * wide * round_it * np.cos(angle) * (1 + 0.16 * level)
    y = 0.25 * wide * round_it * np.sin(angle)
    z = 0.66 * wide * level
    crease = 1 + 0.11 * np.sin(6 * angle + 4 * level) * (1 - level**2)
    points = np.stack([x * crease, y * crease, z], 2)
    points += ripple(points, 18, 9)[..., None] * 0.0010
    lean = np.radians(14)
    points = points @ np.array([[np.cos(lean), 0, np.sin(lean)], [0, 1, 0], [-np.sin(lean), 0, np.cos(lean)]]) + at - (0, 0.004, 0)
    knot = grid_object("knot", points[::-1], np.stack([angle * wide * 0.5, level * wide * 0.7], 2)[::-1])
    knot.data.materials.append(material)
    return knot
