"""Paper patterns on cloth, with the lines drawn on and round them."""
from dataclasses import dataclass

import numpy as np

from stage.things.boxes import write
from stage.leaf import curved, leaf
from stage.mesh import mesh_object
from stage.noise import ripple
from stage.solids import grained
from stage.studio import linear, plain

SEAM = 0.010


@dataclass(frozen=True)
class Pattern:
    outline: list
    """As leaf.curved takes it."""
    place: tuple[float, float]
    turned: float
    """Degrees."""
    words: str
    words_at: tuple[float, float]
    grain: tuple[float, float, float]
    """Where the line along the threads runs: at this x, from one y to another. All zero: none is drawn."""


def lay_pattern(pattern, ground, seed):
    """Paper with seam line, grain line and words, and chalk drawn round it. `ground` gives the cloth's height."""
    manila = grained("manila", "#e6d9bd", (300, 300, 300), 0.04, 0.8, 0.15, 0.05)
    pencil, chalk = plain("pencil", linear("#3a342c"), 0.9), plain("chalk", linear("#f1ece2"), 0.95, 0.05)
    outline = _put(curved(pattern.outline), pattern)
    middle = outline.mean(0)

    def lies(points):
        away = np.linalg.norm(points - middle, axis=-1)
        flat = np.concatenate([points, np.zeros((*points.shape[:-1], 1))], -1)
        return ground(points) + 0.0012 + np.maximum(0.5 + ripple(flat, 3.2, seed), 0) * 0.05 * away**2

    sheet = leaf("pattern", outline, 0.008, lies, manila)
    solid = sheet.modifiers.new("paper", "SOLIDIFY")
    solid.thickness, solid.offset = 0.0004, 0
    above = lambda points: lies(points) + 0.0005
    line(_inside(outline, SEAM), 0.0008, above, pencil)
    line(_moved(outline, 0.0035), 0.0019, lambda points: ground(points) + 0.0006, chalk, worn=seed + 1)
    x, start, end = pattern.grain
    if start != end:
        run = np.linspace(start, end, 40)
        line(_put(np.stack([0 * run + x, run], 1), pattern), 0.0010, above, pencil, closed=False)
    at = _put(np.array([pattern.words_at]), pattern)
    writing = write(pattern.words, 0.0160, (*at[0], lies(at)[0] + 0.0014), pencil)
    writing.rotation_euler[2] = np.radians(pattern.turned)


def line(path, width, lies, material, closed=True, worn=None):
    """A line of pencil or chalk; a worn one is of uneven width and breaks off here and there."""
    path = np.concatenate([path, path[:1]]) if closed else path
    normal = _normals(np.gradient(path, axis=0))
    wide = np.full(len(path), width)
    if worn:
        flat = np.concatenate([path, np.zeros((len(path), 1))], 1)
        wide *= np.clip(0.75 + ripple(flat, 22, worn) * 0.55, 0.05, 1.3)
    sides = np.stack([path - normal * wide[:, None] / 2, path + normal * wide[:, None] / 2], 1)
    points = np.dstack([sides, lies(sides)]).reshape(-1, 3)
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(path) - 1)]
    mesh_object("line", points, faces).data.materials.append(material)


def _put(points, pattern):
    angle = np.radians(pattern.turned)
    turn = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
    return points @ turn + pattern.place


def _moved(outline, outward):
    return outline + _normals(np.roll(outline, -1, 0) - np.roll(outline, 1, 0)) * outward


def _inside(outline, margin):
    """A line that keeps `margin` from the outline; at corners the moved points come too near it and are left out."""
    moved = _moved(outline, -margin)
    apart = np.linalg.norm(moved[:, None] - outline[None], axis=2).min(1)
    return moved[apart > margin * 0.97]


def _normals(ways):
    return np.stack([ways[:, 1], -ways[:, 0]], 1) / np.maximum(np.linalg.norm(ways, axis=1), 1e-6)[:, None]
