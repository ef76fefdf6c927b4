"""A graphic printed in one place of a view, where it says that a motif may stand: on a chest, on a sheet of paper."""
import subprocess
from functools import lru_cache

import cv2
import numpy as np

from dress.tile import dye, last_drawn, linear, sample
from places import NODE, SCENES, TILES


class Graphic:
    """Linear light with its cover, premultiplied, and the place of its middle and its size in the plane of the cloth."""

    def __init__(self, image, art):
        u, v, width, height = art
        rows, columns = image.shape[:2]
        self.image = image
        self.middle = u, v
        self.width = min(width, height * columns / rows)
        self.height = self.width * rows / columns

    def printed_on(self, colours, u, v, footprint):
        """The cloth's albedo at places (metres), with the graphic over it; one sample covers `footprint` metres."""
        image = self._seen(footprint)
        rows, columns = image.shape[:2]
        x = ((u - self.middle[0]) / self.width + 0.5) * columns - 0.5
        y = (0.5 - (v - self.middle[1]) / self.height) * rows - 0.5
        near = (x > -1) & (x < columns) & (y > -1) & (y < rows)
        printed = sample(image, x[near], y[near])
        colours = colours.copy()
        colours[near] = colours[near] * (1 - printed[:, 3:]) + printed[:, :3]
        return colours

    def _seen(self, footprint):
        """So small that one of its pixels is one sample."""
        columns = int(np.clip(round(self.width / max(footprint, 1e-6)), 8, self.image.shape[1]))
        rows = round(columns * self.height / self.width)
        return cv2.resize(self.image, (columns, rows), interpolation=cv2.INTER_AREA)


def panel_at(panels, u, v, place):
    """The panel that has a place nearest to this one (metres); of each place its panel, u and v are given."""
    return int(panels[((u - place[0]) ** 2 + (v - place[1]) ** 2).argmin()])


def drawn_for(shown, name):
    """What the picture of that name bears besides its print: a placed graphic, a document; or nothing."""
    if shown.placed:
        path = TILES / f"placed-{name['family']}-{name['colourway']}.png"
        return _drawn(path, "export-graphic.ts", name["family"], name["colourway"])
    if shown.sheet:
        return _drawn(TILES / f"{name['name']}.png", "export-sheet.ts", name["name"], ",".join(map(str, shown.sheet)))
    return None


@lru_cache(maxsize=6)
def _drawn(path, script, *arguments):
    if not path.exists() or path.stat().st_mtime < last_drawn():
        TILES.mkdir(parents=True, exist_ok=True)
        subprocess.run([NODE, SCENES / "deliver" / script, *arguments, path], check=True)
    image = cv2.imread(str(path), cv2.IMREAD_UNCHANGED).astype(np.float32) / 255
    cover = image[:, :, 3:]
    return np.concatenate([dye(linear(image[:, :, 2::-1])) * cover, cover], 2)
