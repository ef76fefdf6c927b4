"""Rolls of cloth in a heap, their cut ends towards the camera."""
import numpy as np

from stage.fabrics.rolled import Roll, rolled
from stage.studio import COOL, RIM, WARM, camera, empty_room, lamp, linear, plain, sweep

ROWS = [3, 2, 1]
KINDS = ["twill", "plain", "plain", "canvas", "plain", "plain"]


def build(view, width, height, seed, folder):
    empty_room(width, height, 0.25)
    random = np.random.default_rng(seed)
    kraft = plain("kraft", linear("#b48a5e"), 0.85)
    panel = 0
    step = 0.160
    for level, count in enumerate(ROWS):
        for i in range(count):
            panel += 1
            x = (i - (count - 1) / 2) * step + random.normal() * 0.0008
            place = (x, random.normal() * 0.012, 0.081 + level * step * 0.8675)
            rolled(Roll(panel, KINDS[panel - 1], place, random.uniform(1.2, 2.6), seed), kraft)
    sweep(2.4, 1.0)
    lamp((-1.6, -1.5, 1.6), (0, -0.3, 0.25), 1.0, 62, WARM)
    lamp((1.8, -1.4, 0.7), (0, -0.2, 0.25), 1.3, 10, COOL)
    lamp((0.2, 1.3, 1.7), (0, 0, 0.3), 1.0, 26, RIM)
    camera((0.95, -2.25, 0.80), (0.0, -0.1, 0.205), 84)
