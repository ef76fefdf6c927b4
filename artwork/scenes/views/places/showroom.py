"""A showroom of the factory: cloths on a pole or a rail, on shelves, on the table; morning sun on the wall."""
import math
from dataclasses import dataclass

import bpy

from stage.fabrics.cloths import Cloths
from stage.fabrics.fallen import Fall
from stage.places.joinery import pole, rail, shelving, table
from stage.fabrics.lengths import POLE, fan, on_hanger, over_edge, stretched, thrown, unrolled
from stage.placing import flip, stand
from stage.places.room import daylight, room
from stage.things.shears import shears
from stage.studio import camera, empty_room, linear, plain
from stage.places.wordmark import wordmark

@dataclass(frozen=True)
class Room:
    furnish: object
    wall: str
    floor: str
    eye: tuple[float, float, float]
    seen: tuple[float, float, float]
    frame: float
    """Width of what is seen at the distance of `seen`, metres."""
    patch: tuple[float, float]
    """Where the sun meets the wall, (x, z)."""
    lie: int = 0
    """Which other lie its cloths have."""
    flipped: bool = False
    """Whether what stands on the left is to stand on the right. The light comes from the left all the same."""


def build(view, width, height, seed, folder):
    arranged = ROOMS[view.of]
    empty_room(width, height, 0.17)
    room(arranged.wall, arranged.floor, seed)
    bare = set(bpy.data.objects.keys())
    arranged.furnish(Cloths(seed + arranged.lie), seed + arranged.lie)
    if arranged.flipped:
        flip(thing for thing in bpy.data.objects if thing.name not in bare)
    daylight(arranged.seen, arranged.patch)
    distance = math.dist(arranged.eye, arranged.seen)
    camera(arranged.eye, arranged.seen, 36 * distance / arranged.frame)


def _pole(cloths, seed):
    """Six lengths over a pole; before them a crate of rolls and a bench with folded cloths."""
    pole(3.0, 1.98, 0.19, seed)
    x = -1.16
    for wide, cut, tall, over, waves in (
        (0.44, 0.52, 1.42, 1.1, 2.1), (0.34, 0.43, 1.20, 1.2, 2.4), (0.50, 0.56, 1.52, 0.9, 1.6),
        (0.36, 0.46, 1.10, 1.2, 2.6), (0.46, 0.53, 1.36, 1.0, 1.9), (0.30, 0.38, 1.24, 1.1, 2.2),
    ):  # fmt: skip
        panel, kind = cloths.next()
        cloth = thrown(panel, kind, Fall(cut, wide, tall, waves, POLE, over), seed)
        stand([cloth], (x + wide / 2, -0.19, 1.98), cloths.random.normal() * 0.01)
        x += wide + cloths.random.uniform(0.015, 0.05)
    cloths.in_crate((-0.98, -0.62, 0), math.radians(11))
    stand(table((1.15, 0.38, 0.44), seed + 1), (0.72, -0.66, 0), math.radians(-2))
    cloths.pile([cloths.piece() for _ in range(4)], (0.40, -0.66, 0.44), 2)
    cloths.pile([cloths.piece(0.36, 0.29, 0.05) for _ in range(2)], (0.98, -0.65, 0.44), -7)


# Shelf by shelf from below, bay by bay from the left.
HOLD = [
    ("rolls", "folded", "folded"),
    ("folded", "rolls", "both"),
    ("rolls", "folded", "rolls"),
    ("folded", "both", "folded"),
    ("both", "rolls", "folded"),
]


def _shelves(cloths, seed):
    """Three bays of shelves: folded cloths and the ends of rolls; a counter with a roll before them."""
    tall = 0.86
    stand(table((1.9, 0.72, tall), seed + 1), (0.62, -1.42, 0), math.radians(-1))
    roll = unrolled(*cloths.next(), (0.082, 0.66), over_edge(0.424, 0.60), cloths.core(), seed)
    stand(roll, (0.20, -1.376, tall), math.radians(-2))
    cards = [cloths.next()[0] for _ in range(5)]
    stand(fan(cards, "plain", (0.16, 0.24), seed), (0.76, -1.52, tall), 1.0)
    cloths.pile([cloths.piece(0.36, 0.28, 0.045) for _ in range(3)], (1.28, -1.38, tall), -8)
    floors, deep = (0.12, 0.56, 0.98, 1.38, 1.80), 0.42
    stand(shelving(2.72, deep, (*floors, 2.16), 2.16, (-1.35, -0.46, 0.44, 1.35), seed), (0, -deep / 2 - 0.02, 0))
    front = -deep + 0.165
    for floor, bays in zip(floors, HOLD):
        for bay, holds in enumerate(bays):
            left = -1.32 + bay * 0.90
            if holds == "folded":
                cloths.pile([cloths.piece(0.38, 0.31, 0.052) for _ in range(4)], (left + 0.22, front, floor), 1)
                cloths.pile([cloths.piece(0.36, 0.31, 0.050) for _ in range(3)], (left + 0.63, front, floor), -2)
            else:
                many = 6 if holds == "rolls" else 3
                cloths.heap(many, left + 0.015, floor, -deep + 0.19)
                if holds == "both":
                    cloths.pile([cloths.piece(0.36, 0.31, 0.052) for _ in range(3)], (left + 0.66, front, floor), 1)


def _table(cloths, seed):
    """A roll half unrolled on the cutting table, cuttings and folded cloths beside it; cloths on stretchers behind."""
    tall = 0.90
    stand(table((2.05, 0.92, tall), seed), (0.10, -1.52, 0), math.radians(0.5))
    roll = unrolled(*cloths.next(), (0.088, 0.74), over_edge(0.688, 0.46), cloths.core(), seed)
    stand(roll, (-0.22, -1.312, tall), math.radians(1.5))
    cloths.pile([cloths.piece(0.38, 0.29, 0.05) for _ in range(4)], (0.74, -1.30, tall), -6)
    cards = [cloths.next()[0] for _ in range(5)]
    cloths.pile([cloths.piece(0.32, 0.28, 0.045) for _ in range(2)], (-0.76, -1.42, tall), 7)
    stand(fan(cards, "plain", (0.17, 0.25), seed), (0.62, -1.68, tall), 1.05)
    for x, wide, high, low in ((-0.98, 0.60, 0.78, 1.16), (-0.20, 0.46, 0.62, 1.25), (0.52, 0.60, 0.78, 1.16)):
        stand(stretched(*cloths.next(), (wide, high), seed), (x, -0.008, low), 0)
    for radius, long, x, leaning, turned in (
        (0.064, 1.42, 1.10, 0.10, 0.06), (0.052, 1.26, 1.25, 0.12, -0.10), (0.070, 1.50, 1.41, 0.09, 0.02),
    ):  # fmt: skip
        cloths.upright(radius, long, (x, -0.16 - long * math.sin(leaning), 0), -leaning, turned)
    shears((0.35, -1.74, tall + 0.003), math.radians(163), math.radians(15))


def _rail(cloths, seed):
    """Cloths on hangers along a rail, the factory's name on the wall, a bench with rolls."""
    height, turned, (x, y) = 1.56, math.radians(50), (-0.30, -1.16)
    stand(rail(1.72, height, 0.46), (x, y, 0), turned)
    along = -0.79
    while along < 0.80:
        made = on_hanger(*cloths.next(), cloths.random.uniform(0.42, 0.48), cloths.random.uniform(0.92, 1.12), seed)
        where = (x + along * math.cos(turned), y + along * math.sin(turned), height + 0.0125)
        stand(made, where, turned - math.pi / 2 + cloths.random.normal() * 0.06)
        along += cloths.random.uniform(0.11, 0.19)
    name = wordmark(0.21, 0.024, plain("letters", linear("#2c2825"), 0.5, 0.3))
    stand(name, (0.80, -0.016, 1.60))
    stand(table((0.98, 0.40, 0.46), seed), (0.84, -0.42, 0), math.radians(-2))
    cloths.pile([cloths.piece() for _ in range(4)], (0.62, -0.42, 0.46), 3)
    cloths.heap(3, 0.90, 0.46, -0.41)


ROOMS = {
    "pole": Room(_pole, "#d9cdbf", "#b48e62", (0.55, -5.0, 1.42), (0.02, -0.30, 1.00), 3.1, (0.35, 1.35)),
    "shelves": Room(_shelves, "#cfc7b8", "#9f7d58", (-0.5, -5.0, 1.62), (0.10, -0.4, 1.10), 2.95, (0.35, 1.5)),
    "table": Room(_table, "#ded3c4", "#b48e62", (0.35, -5.2, 1.80), (0.14, -0.9, 1.07), 2.85, (0.2, 1.6)),
    "rail": Room(_rail, "#d3c4b4", "#a27c55", (0.45, -5.2, 1.45), (0.06, -0.6, 0.98), 2.95, (0.5, 1.25)),
    "bench": Room(_pole, "#c3c3b3", "#97764f", (-0.60, -5.0, 1.42), (-0.02, -0.30, 1.00), 3.1, (0.1, 1.4), 3, True),
    "counter": Room(_shelves, "#dacbb8", "#b48e62", (0.75, -5.0, 1.66), (-0.05, -0.4, 1.06), 2.75, (0.2, 1.5), 5, True),
    "desk": Room(_table, "#d2b8a6", "#a27c55", (-0.45, -5.2, 1.80), (-0.14, -0.9, 1.07), 2.85, (0.0, 1.6), 7, True),
}
