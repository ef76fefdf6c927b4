"""Repeats of the factory's prints, fetched from artwork/prints and laid over the plane of a cloth."""
import json
import subprocess
from functools import cache, lru_cache

import cv2
import numpy as np

from places import NODE, SCENES, TILES

# Dyed and woven, not printed: their drawings only hint at the thread, which the scenes have of their own.
PLAIN = {"knit", "twill"}


class Tile:
    """One repeat in linear light. Steps: `width` across; `height` down, each row moved by `shift`."""

    def __init__(self, family, colourway, variant, dyed="as-is"):
        path = TILES / f"{family}-{colourway}-{variant}-{dyed}.png"
        if not path.exists() or path.stat().st_mtime < last_drawn():
            TILES.mkdir(parents=True, exist_ok=True)
            script = SCENES / "deliver" / "export-tile.ts"
            subprocess.run([NODE, script, family, colourway, variant, dyed, path], check=True)
        measures = json.loads(path.with_suffix(".json").read_text())
        self.width, self.height = measures["width"], measures["height"]
        self.shift, self.margin, self.unit = measures["shift"], measures["margin"], measures["unit"]
        self.dyes = {name: albedo(colour) for name, colour in measures["dyes"].items()}
        self.plain = family in PLAIN
        image = cv2.imread(str(path), cv2.IMREAD_COLOR)[:, :, ::-1].astype(np.float32) / 255
        self.image = dye(linear(image))
        self.shrunk = {}

    def mean(self):
        return self.dyes["ground"] if self.plain else self.image.reshape(-1, 3).mean(0)

    def lay(self, u, v, footprint, scale=1.0, degrees=0.0, offset=(0.0, 0.0)):
        """Albedo at places of a cloth (metres), where one sample covers `footprint` metres."""
        if self.plain:
            return np.broadcast_to(self.dyes["ground"], (len(u), 3))
        angle, unit = np.radians(degrees), self.unit * scale
        u, v = u - offset[0], v - offset[1]
        x = (np.cos(angle) * u + np.sin(angle) * v) / unit
        y = -(-np.sin(angle) * u + np.cos(angle) * v) / unit
        row = np.floor(y / self.height)
        x, y = (x - row * self.shift) / self.width, y - row * self.height + self.margin
        image = self._seen(footprint / unit)
        rows, columns = image.shape[:2]
        x = (x - np.floor(x)) * columns - 0.5
        y = y / (self.height + 2 * self.margin) * rows - 0.5
        return sample(image, x, y)

    def _seen(self, footprint):
        """The tile so small that one of its pixels is one sample: sampling cannot make moiré."""
        columns = self.image.shape[1]
        wanted = int(np.clip(round(self.width / max(footprint, 1e-6)), 8, columns))
        if wanted not in self.shrunk:
            share = wanted / columns
            size = (wanted, max(8, round(self.image.shape[0] * share)))
            self.shrunk = {wanted: cv2.resize(self.image, size, interpolation=cv2.INTER_AREA)}
        return self.shrunk[wanted]


@cache
def last_drawn():
    """When a print was last changed: tiles older than that are drawn again."""
    return max(file.stat().st_mtime for file in (SCENES.parent / "prints").rglob("*.ts"))


@lru_cache(maxsize=6)
def tile(family, colourway, variant, dyed="as-is"):
    return Tile(family, colourway, variant, dyed)


def linear(srgb):
    srgb = np.asarray(srgb, np.float32)
    return np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4).astype(np.float32)


def dye(colour):
    """What a dye of that colour reflects: no cloth is blacker or whiter than this, nor are the light passes."""
    return (colour * 0.84 + 0.010).astype(np.float32)


def albedo(hex_colour):
    digits = hex_colour.lstrip("#")
    digits = "".join(d * 2 for d in digits) if len(digits) == 3 else digits
    return dye(linear([int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]))


def sample(image, x, y):
    """Bilinear samples of a tile at many places; it wraps."""
    width = 2048
    height = -(-len(x) // width)
    maps = []
    for values in (x, y):
        padded = np.zeros(height * width, np.float32)
        padded[: len(values)] = values
        maps.append(padded.reshape(height, width))
    laid = cv2.remap(image, *maps, cv2.INTER_LINEAR, borderMode=cv2.BORDER_WRAP)
    return laid.reshape(height * width, -1)[: len(x)]
