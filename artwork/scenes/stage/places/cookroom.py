"""The kitchen of a restaurant, before service: a tiled wall, a worktop, enamel on a shelf, pans and ladles on a rail. Its floor is z = 0, its wall y = `BACK`."""
import bpy
import numpy as np

from stage.things.enamel import bowl, handle
from stage.places.joinery import OAK, bar, steel
from stage.mesh import mesh_object
from stage.solids import block, turned, wood
from stage.studio import linear, plain

BACK = 1.06
TOP = 0.92
SHELF = 1.70
TILE = (0.200, 0.100)
JOINT = 0.003
WIDE = 5.6


def cookroom(seed):
    random = np.random.default_rng(seed)
    _tiles(random)
    _floor(random)
    _counter(random)
    shelf = block("shelf", (WIDE, 0.26, 0.032), wood("shelf", OAK, depth=0.17), 0.003)
    shelf.location = (0, BACK - 0.14, SHELF - 0.032)
    # Where the dummies' heads are not.
    for x, radius, tall in ((-1.62, 0.105, 0.15), (-1.30, 0.085, 0.12), (-0.98, 0.12, 0.10), (-0.55, 0.075, 0.13), (0.16, 0.09, 0.12), (0.83, 0.10, 0.11), (1.56, 0.11, 0.14), (1.83, 0.08, 0.12)):
        _pot((x, BACK - 0.15, SHELF), radius, tall, random)
    _hung(random)
    for x, radius, tall in ((-1.48, 0.15, 0.20), (-1.08, 0.115, 0.15), (0.14, 0.13, 0.17), (0.80, 0.10, 0.13), (1.62, 0.15, 0.20)):
        _pot((x, BACK - 0.27, TOP), radius, tall, random)
    for x in (-0.66, 1.30):
        bowl((x, BACK - 0.24, TOP), 0.135, 0.085, 0.07, 0.55)
    _board((-0.34, BACK - 0.09, TOP))


def _tiles(random):
    """Glazed tiles in a running bond, none quite flat, none quite of one white."""
    wide, tall = TILE
    glazes = [plain(f"tile {n}", tuple(part * tone for part in linear("#efe9dc")), 0.18, 0.45) for n, tone in enumerate((0.90, 0.95, 0.98, 1.0))]
    vertices, faces, slots = [], [], []
    for row, z in enumerate(np.arange(0.5, 2.6, tall)):
        for x in np.arange(-WIDE / 2 - (row % 2) * wide / 2, WIDE / 2, wide):
            tilt = random.normal(size=2) * 0.0009
            first = len(vertices)
            half, high, edge = (wide - JOINT) / 2, (tall - JOINT) / 2, 0.003
            for inset, out in ((0.0, 0.0), (0.0012, 0.0034), (edge, 0.0052)):
                for sx, sz in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                    vertices.append((x + wide / 2 + sx * (half - inset), BACK - out - (sx * tilt[0] + sz * tilt[1]) * (out > 0), z + tall / 2 + sz * (high - inset)))
            for ring in range(2):
                for k in range(4):
                    a, b = first + 4 * ring + k, first + 4 * ring + (k + 1) % 4
                    faces.append((a, b, b + 4, a + 4))
            faces.append((first + 8, first + 9, first + 10, first + 11))
            slots += [int(random.integers(4))] * 9
    wall = mesh_object("tiles", vertices, faces)
    for glaze in glazes:
        wall.data.materials.append(glaze)
    wall.data.polygons.foreach_set("material_index", slots)
    grout = mesh_object("grout", [(-WIDE, BACK - 0.0012, 0), (WIDE, BACK - 0.0012, 0), (WIDE, BACK - 0.0012, 4), (-WIDE, BACK - 0.0012, 4)], [(0, 1, 2, 3)])
    grout.data.materials.append(plain("grout", linear("#b9ad9a"), 0.95, 0.1))


def _floor(random, side=0.30):
    """Square stoneware."""
    stones = [plain(f"stone {n}", linear(colour), 0.42, 0.35) for n, colour in enumerate(("#9a8f82", "#a2978a", "#938878"))]
    for x in np.arange(-3.6, 3.6, side):
        for y in np.arange(-3.0, BACK, side):
            stone = block("stone", (side - 0.004, side - 0.004, 0.02), stones[random.integers(3)], 0.002)
            stone.location = (x, y, -0.02 + random.normal() * 0.0004)
    bed = block("bed", (9, 9, 0.01), plain("bed", linear("#6f675d"), 0.95, 0.1))
    bed.location = (0, 0, -0.013 - 0.01)


def _counter(random):
    """Painted doors below a worktop of oak."""
    paint = plain("paint", linear("#7d8a86"), 0.5, 0.3)
    dark = plain("plinth", linear("#3c3f3d"), 0.7, 0.2)
    deep = 0.52
    plinth = block("plinth", (WIDE, deep - 0.06, 0.09), dark)
    plinth.location = (0, BACK - (deep - 0.06) / 2, 0)
    body = block("body", (WIDE, deep - 0.03, TOP - 0.13), paint)
    body.location = (0, BACK - (deep - 0.03) / 2, 0.09)
    for x in np.arange(-WIDE / 2, WIDE / 2, 0.46):
        door = block("door", (0.452, 0.02, TOP - 0.15), paint, 0.0025)
        door.location = (x + 0.23, BACK - deep + 0.02, 0.10)
        panel = block("panel", (0.33, 0.008, TOP - 0.28), paint, 0.006)
        panel.location = (x + 0.23, BACK - deep + 0.008, 0.165)
        knob = turned("knob", [(0.0, 0.0), (0.007, 0.0), (0.006, 0.012), (0.014, 0.018), (0.015, 0.024), (0.010, 0.029), (0.0, 0.030)], steel(), 40)
        knob.location, knob.rotation_euler = (x + 0.23 + 0.17, BACK - deep + 0.010, TOP - 0.20), (np.pi / 2, 0, 0)
    for n, y in enumerate(np.arange(BACK - deep - 0.02, BACK - 0.02, 0.134)):
        top = block("worktop", (WIDE + random.uniform(0, 0.4), 0.133, 0.038), wood(f"worktop {n}", OAK, depth=0.18, tone=random.uniform(0.9, 1.05)), 0.003)
        top.location = (0, y + 0.067, TOP - 0.038)


def _pot(place, radius, tall, random):
    """A straight pot of enamel with two ears and a lid; some stand open."""
    bowl(place, radius, tall, radius * 0.94, 0.35)
    turned_by = random.uniform(-0.5, 0.5)
    for towards in (turned_by, turned_by + np.pi):
        handle((*place[:2], place[2] + tall * 0.45), radius, tall * 0.5, towards)
    if random.uniform() < 0.6:
        lid = turned("lid", [(0.0, 0.0), (radius + 0.002, 0.0), (radius + 0.003, 0.004), (radius * 0.7, 0.016), (0.02, 0.024), (0.010, 0.028), (0.010, 0.036), (0.018, 0.044), (0.016, 0.052), (0.0, 0.056)], bpy.data.materials["enamel"], 96)
        lid.location = (*place[:2], place[2] + tall + 0.002)


def _hung(random):
    """On a rail below the shelf."""
    height, away = SHELF - 0.13, 0.055
    bar((-WIDE / 2, BACK - away, height), (WIDE / 2, BACK - away, height), 0.008)
    tin = plain("tin", linear("#b9b6b0"), 0.28, 0.5, 0.9)
    copper = plain("copper", linear("#b4673f"), 0.32, 0.5, 0.9)
    for number, x in enumerate((-1.70, -1.52, -1.36, -1.12, -0.84, -0.62, 0.10, 0.22, 0.78, 0.90, 1.52, 1.74)):
        lean = random.normal() * 0.02
        if number in (3, 4, 10):
            _pan((x, BACK - away - 0.012, height), (0.085, 0.11, 0.10)[number % 3], copper, lean)
        else:
            _ladle((x, BACK - away - 0.012, height), random.uniform(0.24, 0.32), random.uniform(0.030, 0.045), tin, lean)


def _ladle(place, long, radius, material, lean):
    x, y, z = place
    foot = x + np.sin(lean) * long
    bar((x, y, z + 0.012), (foot, y, z - long), 0.0035, material)
    scoop = turned("scoop", [(0.0, 0.0), (radius * 0.6, 0.006), (radius * 0.92, 0.022), (radius, 0.036), (radius - 0.0015, 0.036), (radius * 0.88, 0.022), (0.0, 0.0025)], material, 48)
    scoop.location = (foot, y - radius, z - long - 0.012)


def _pan(place, radius, material, lean):
    """Its bottom to the room."""
    x, y, z = place
    bar((x, y, z + 0.012), (x + np.sin(lean) * 0.17, y, z - 0.17), 0.006, steel())
    pan = turned("pan", [(0.0, 0.0), (radius * 0.86, 0.0), (radius * 0.93, 0.004), (radius, 0.045), (radius - 0.002, 0.045), (radius * 0.9, 0.008), (0.0, 0.004)], material, 96)
    pan.location, pan.rotation_euler = (x + np.sin(lean) * 0.2, y - 0.046, z - 0.165 - radius), (-np.pi / 2, 0, lean)


def _board(place):
    """A chopping board leans at the wall."""
    board = block("chopping board", (0.26, 0.022, 0.40), wood("board", "#b98f5d", along=2, depth=0.2), 0.008)
    board.location, board.rotation_euler = place, (-0.12, 0, 0)
