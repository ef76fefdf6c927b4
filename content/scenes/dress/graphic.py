"""A graphic printed in one place of a garment, where its view says that a motif may stand."""
import subprocess
from functools import lru_cache

import cv2
import numpy as np

from dress.tile import dye, last_drawn, linear, sample
from places import NODE, SCENES, TILES

# Metres: the area that every graphic is drawn in.
WIDTH, HEIGHT = 0.32, 0.391


class Graphic:
    """Linear light with its cover, premultiplied, and the place of its middle and its size in the plane of the cloth."""

    def __init__(self, image, art):
        u, v, width, height = art
        self.image = image
        self.middle = u, v
        self.width = min(width, WIDTH * height / HEIGHT, WIDTH)
        self.height = self.width * HEIGHT / WIDTH

    def printed_on(self, colours, u, v, footprint):
        """The cloth's albedo at places (metres), with the graphic over it; one sample covers `footprint` metres."""
        image = self._seen(footprint)
        rows, columns = image.shape[:2]
        x = ((u - self.middle[0]) / self.width + 0.5) * columns - 0.5
        y = (0.5 - (v - self.middle[1]) / self.height) * rows - 0.5
        near = (x > -1) & (x < columns) & (y > -1) & (y < rows)
        print_ = sample(image, x[near], y[near])
        colours = colours.copy()
        colours[near] = colours[near] * (1 - print_[:, 3:]) + print_[:, :3]
        return colours

    def _seen(self, footprint):
        """So small that one of its pixels is one sample, with an empty edge all round."""
        columns = int(np.clip(round(self.width / max(footprint, 1e-6)), 8, self.image.shape[1]))
        rows = round(columns * HEIGHT / WIDTH)
        image = cv2.resize(self.image, (columns, rows), interpolation=cv2.INTER_AREA)
        image[[0, -1]], image[:, [0, -1]] = 0, 0
        return image


@lru_cache(maxsize=6)
def drawn_graphic(motif, colourway):
    path = TILES / f"placed-{motif}-{colourway}.png"
    if not path.exists() or path.stat().st_mtime < last_drawn():
        TILES.mkdir(parents=True, exist_ok=True)
        subprocess.run([NODE, SCENES / "deliver" / "export-graphic.ts", motif, colourway, path], check=True)
    image = cv2.imread(str(path), cv2.IMREAD_UNCHANGED).astype(np.float32) / 255
    cover = image[:, :, 3:]
    return np.concatenate([dye(linear(image[:, :, 2::-1])) * cover, cover], 2)
