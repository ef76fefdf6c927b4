"""A shop's door and window, let into an opening (left, right, low, high) of the wall y = 0."""
import numpy as np

from stage.places.joinery import bar
from stage.mesh import mesh_object
from stage.solids import block, grained
from stage.studio import linear, plain

BACK = 0.16


def painted(name, colour):
    """Oil paint on wood: a brush's unevenness."""
    return grained(name, colour, (18, 18, 18), 0.05, 0.42, 0.35, 0.12)


def _bars(pieces, y, deep, material):
    """Blocks whose fronts are (left, right, low, high) and stand `deep` before the plane y."""
    for left, right, low, high in pieces:
        made = block("bar", (right - left, deep, high - low), material, 0.0035)
        made.location = ((left + right) / 2, y - deep / 2, low)


def _glass(left, right, low, high, y):
    """Panes before a dark room: all one sees is what they mirror."""
    pane = mesh_object("pane", [(left, y, low), (right, y, low), (right, y, high), (left, y, high)], [(0, 1, 2, 3)])
    pane.data.materials.append(plain("pane", linear("#1d2022"), 0.06, 0.6))


def _frame(opening, wide):
    left, right, low, high = opening
    return [(left, left + wide, low, high), (right - wide, right, low, high), (left + wide, right - wide, high - wide, high)]


def door(opening, colour, seed, transom=0.42):
    """Frame, a light above, and a leaf with two panes over a panel; a brass bar to pull at."""
    left, right, low, high = opening
    paint = painted("door", colour)
    dark = painted("door panel", _shaded(colour, 0.86))
    head = high - transom
    _bars([*_frame(opening, 0.065), (left + 0.065, right - 0.065, head - 0.04, head + 0.04)], BACK, 0.09, paint)
    _glass(left + 0.06, right - 0.06, head, high - 0.06, BACK - 0.02)
    a, b, bottom, top = left + 0.068, right - 0.068, low + 0.012, head - 0.043
    stile, lock = 0.105, bottom + 0.78
    _bars([(a, a + stile, bottom, top), (b - stile, b, bottom, top)], BACK, 0.055, paint)
    _bars([(a + stile, b - stile, bottom, bottom + 0.19), (a + stile, b - stile, top - 0.11, top)], BACK, 0.054, paint)
    _bars([(a + stile, b - stile, lock, lock + 0.15)], BACK, 0.0545, paint)
    _bars([((a + b) / 2 - 0.016, (a + b) / 2 + 0.016, lock + 0.15, top - 0.11)], BACK, 0.046, paint)
    _bars([(a + stile + 0.001, b - stile - 0.001, bottom + 0.19, lock)], BACK, 0.026, dark)
    _bars([(a + stile + 0.05, b - stile - 0.05, bottom + 0.24, lock - 0.05)], BACK, 0.040, paint)
    _glass(a + stile, b - stile, lock + 0.15, top - 0.11, BACK - 0.022)
    brass = plain("brass", (0.62, 0.44, 0.20), 0.34, 0.5, 1)
    x = a + stile / 2
    bar((x, BACK - 0.105, lock - 0.06), (x, BACK - 0.105, lock + 0.42), 0.0115, brass)
    for z in (lock, lock + 0.36):
        bar((x, BACK - 0.105, z), (x, BACK - 0.05, z), 0.007, brass)
    plate = block("kick", (b - a - 0.01, 0.003, 0.14), brass, 0.001)
    plate.location = ((a + b) / 2, BACK - 0.0565, bottom + 0.012)


def shop_window(opening, colour, inside, seed, mullions=(0.5,), deep=0.75):
    """Frame and bars, and behind them a lit box of the colour `inside` for what is shown."""
    left, right, low, high = opening
    paint = painted("window", colour)
    _bars([*_frame(opening, 0.058), (left + 0.058, right - 0.058, low, low + 0.07)], BACK, 0.075, paint)
    wide = right - left
    for at in (left + wide * share for share in mullions):
        _bars([(at - 0.022, at + 0.022, low + 0.07, high - 0.05)], BACK, 0.06, paint)
    _bars([(left + 0.05, right - 0.05, high - 0.40, high - 0.36)], BACK, 0.058, paint)
    l, r, n, h, b = left - 0.25, right + 0.25, low + 0.02, high + 0.25, BACK + deep
    corners = [(x, y, z) for y in (BACK, b) for x, z in ((l, n), (r, n), (r, h), (l, h))]
    box = mesh_object("box", corners, [(4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)])
    box.data.materials.append(grained("inside", inside, (3, 3, 3), 0.04, 0.9, 0.1, 0.2))


def surround(opening, wide, out, material, foot=True):
    """A moulded frame round an opening, with a cornice on top and a sill below unless it stands on its `foot`."""
    left, right, low, high = opening
    sides = [(left - wide, left - 0.001, low, high + 0.001), (right + 0.001, right + wide, low, high + 0.001)]
    _bars([*sides, (left - wide, right + wide, high, high + wide)], 0.01, out, material)
    inner = [(left - 0.03, left - 0.002, low, high), (right + 0.002, right + 0.03, low, high)]
    _bars([*inner, (left - 0.03, right + 0.03, high + 0.002, high + 0.03)], 0.01, out * 1.35, material)
    _bars([(left - wide - 0.035, right + wide + 0.035, high + wide, high + wide + 0.045)], 0.01, out * 2.6, material)
    if not foot:
        _bars([(left - wide - 0.03, right + wide + 0.03, low - 0.06, low)], 0.03, out * 2.8, material)


def _shaded(colour, share):
    parts = [round(int(colour[i : i + 2], 16) * share) for i in (1, 3, 5)]
    return "#" + "".join(f"{part:02x}" for part in parts)


def step(opening, material, seed, out=0.42, tall=0.13):
    """A worn slab before the door."""
    left, right, low, _ = opening
    slab = block("step", (right - left + 0.34, out + 0.2, tall), material, 0.012)
    slab.location = ((left + right) / 2, -out / 2 + 0.1, low - tall)
    slab.rotation_euler[2] = np.random.default_rng(seed).normal() * 0.004
