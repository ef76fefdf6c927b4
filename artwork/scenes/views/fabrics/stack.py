"""Folded lengths of cloth, one on the other."""
import numpy as np

from stage.fabrics.folded import folded
from stage.studio import COOL, RIM, WARM, camera, empty_room, lamp, sweep

# From below: which cloth, and how high a piece of it lies.
PIECES = [("twill", 0.052), ("plain", 0.046), ("knit", 0.050), ("plain", 0.044), ("canvas", 0.049), ("plain", 0.043), ("twill", 0.047)]  # fmt: skip


def build(view, width, height, seed, folder):
    empty_room(width, height, 0.22)
    random = np.random.default_rng(seed + 4)
    top = 0.0
    for panel, (kind, tall) in enumerate(PIECES, 1):
        wide = 0.36 + random.normal() * 0.004
        deep = 0.27 + random.normal() * 0.003
        lies = (random.normal() * 0.004, random.normal() * 0.004, top + tall / 2)
        top = folded(panel, kind, (wide, deep, tall), lies, random.normal() * 0.018, seed)
    sweep(1.6, 0.7)
    lamp((-1.3, -0.9, 1.5), (0, 0, 0.2), 1.0, 34, WARM)
    lamp((1.6, -1.2, 0.8), (0, 0, 0.2), 1.4, 7, COOL)
    lamp((0.3, 1.2, 1.6), (0, 0, 0.25), 0.9, 14, RIM)
    camera((0.62, -1.55, 0.60), (0.005, 0, top / 2 + 0.005), 84)
