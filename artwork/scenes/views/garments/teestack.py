"""Six T-shirts folded one on the other, the necks towards the camera."""
import numpy as np

from sewing.seams import draw_seams
from sewing.wardrobe import GARMENTS
from stage.fabrics.cloth import fabric
from stage.garments.folded_shirt import Fold, folded_shirt
from stage.studio import COOL, RIM, WARM, camera, empty_room, lamp, sweep

COUNT = 6


def build(view, width, height, seed, folder):
    tee = GARMENTS["tee"]
    empty_room(width, height, 0.20)
    # Not where developing looks for the panels of a garment: here every shirt is a piece of its own.
    drawn = folder / "seams"
    drawn.mkdir(exist_ok=True)
    seams = {back: draw_seams(tee, back, drawn) for back in (False, True)}
    random = np.random.default_rng(seed + 6)
    level = 0.0
    for number in range(1, COUNT + 1):
        ply = 0.0058 + random.uniform(-0.0004, 0.0006)
        fold = Fold(0.272 + random.normal() * 0.002, 0.325 + random.normal() * 0.003, ply, level, seed * 50 + number)
        cloth = {back: fabric(f"cloth {number}", "knit", number, sewn, threads=600, bump=0.36) for back, sewn in seams.items()}
        rib = {back: fabric(f"rib {number}", "knit", COUNT + number, sewn) for back, sewn in seams.items()}
        lies, turned = (random.normal() * 0.0035, random.normal() * 0.0035, level), random.normal() * 0.016
        for piece in folded_shirt(tee, fold, cloth.get, rib.get):
            piece.location, piece.rotation_euler[2] = lies, turned
        level += 4 * ply + 0.0030
    sweep(1.6, 0.7)
    lamp((-1.3, -0.7, 1.05), (0, 0, 0.1), 0.8, 30, WARM)
    lamp((1.6, -1.2, 0.8), (0, 0, 0.1), 1.4, 6, COOL)
    lamp((0.3, 1.2, 1.5), (0, 0, 0.15), 0.9, 12, RIM)
    camera((0.36, -1.30, 1.0), (0.0, -0.012, level * 0.5), 103)
