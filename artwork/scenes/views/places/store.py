"""The cloth store: ends of rolls on wooden shelves, seen close."""
import math

import numpy as np

from stage.things.boxes import label
from stage.fabrics.heaped import nested, row
from stage.fabrics.rolled import Roll, rolled
from stage.solids import block, kraft, wood
from stage.studio import COOL, RIM, WARM, camera, empty_room, lamp, wall

LENGTH, BOARD, FRONT = 0.55, 0.026, -0.055
POST = (0.440, 0.468)
# Each shelf: its height; the radii lying on it, left of the post; what lies on top: between which two, how thick.
SHELVES = [
    (0.0, [0.079, 0.066, 0.088, 0.071, 0.082, 0.060, 0.085, 0.069], {1: 0.061, 3: 0.073, 6: 0.057}),
    (0.365, [0.071, 0.090, 0.064, 0.078, 0.086, 0.059, 0.073, 0.083], {0: 0.066, 2: 0.058, 4: 0.070}),
]
# Beyond the post: the radius on each shelf.
BEYOND = [0.083, 0.074]
KINDS = ["twill", "plain", "canvas", "plain", "linen"]
# On the edge of a shelf: words, x, which shelf.
LABELS = [
    ("Саржа · 12", -0.395, 0),
    ("Бязь · 07", -0.02, 0),
    ("Лён · 31", 0.27, 0),
    ("Поплин · 04", -0.21, 1),
    ("Сатин · 19", 0.17, 1),
]


def build(view, width, height, seed, folder):
    empty_room(width, height, 0.19)
    random = np.random.default_rng(seed)
    cores = [kraft("core", tone) for tone in ("#b48a5e", "#a77f57", "#bd9a72")]
    panel = 0
    for (floor, radii, on_top), beyond in zip(SHELVES, BEYOND):
        lying = row(radii, -0.792 + random.normal() * 0.004, floor)
        lying += [nested(lying[i], lying[i + 1], radius) for i, radius in on_top.items()]
        lying.append((POST[1] + beyond + 0.004, floor + beyond, beyond))
        for x, z, radius in lying:
            panel += 1
            out = random.uniform(-0.022, 0.026)
            place = (x, FRONT + LENGTH / 2 - out, z + 0.0022)
            roll = Roll(panel, KINDS[panel % 5], place, random.uniform(0.4, 2.7), seed, radius, LENGTH, 9)
            rolled(roll, cores[panel % 3])
    _shelves()
    wall(0.62, "#b9a98f")
    lamp((-1.75, -1.25, 0.80), (0, 0, 0.30), 0.55, 60, WARM)
    lamp((1.7, -1.7, 0.5), (0, 0, 0.33), 1.4, 8, COOL)
    lamp((0.1, -0.5, 2.2), (0, 0, 0.3), 0.8, 9, RIM)
    camera((0.42, -2.35, 0.56), (-0.050, 0, 0.308), 36 * 2.4 / 1.17)


def _shelves():
    for i, (floor, tone) in enumerate(((-BOARD, "#a98660"), (0.365 - BOARD, "#b08b62"), (0.735 - BOARD, "#a7835c"))):
        board = block("shelf", (2.4, 0.60, BOARD), wood(f"shelf {i}", tone), 0.002)
        board.location = (0.13 * i, FRONT + 0.30, floor)
    post = block("post", (POST[1] - POST[0], 0.58, 1.2), wood("post", "#a5815a", along=2), 0.002)
    post.location = (sum(POST) / 2, FRONT + 0.298, -0.3)
    for words, x, shelf in LABELS:
        height = SHELVES[shelf][0] - BOARD / 2
        sheet = label([(words, 0.0125, -0.037, -0.0045)], (0.088, 0.0215))
        sheet.location, sheet.rotation_euler = (x, FRONT - 0.0008, height), (math.pi / 2, 0.01 * math.sin(x * 40), 0)
