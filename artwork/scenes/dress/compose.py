"""A baked view in a print: two-dimensional, in seconds."""
import cv2
import numpy as np

from develop.grade import LUMINANCE
from dress.graphic import panel_at
from dress.outfit import COVER, LINEN, PRINTED
from dress.threads import threads
from dress.tile import albedo, tile
from stage.numbers import INSIDE, UNDYED

SHEEN_TINT = 0.6


class BakedView:
    """The maps of a view, at the size its pictures are delivered in; places at twice that."""

    def __init__(self, maps):
        rows, columns = maps["panel"].shape
        self.size = (columns // 2, rows // 2)
        large = lambda x: np.maximum(cv2.resize(x.astype(np.float32), self.size, interpolation=cv2.INTER_CUBIC), 0)
        self.gloss, self.sheen, self.once, self.twice = (large(maps[n]) for n in ("gloss", "sheen", "once", "twice"))
        self.panel = maps["panel"]
        self.rows, self.columns = np.nonzero(self.panel)
        self.u, self.v = maps["u"][self.rows, self.columns], maps["v"][self.rows, self.columns]
        self.number = self.panel[self.rows, self.columns]
        self.cover = _halved((self.panel > 0).astype(np.float32))
        self.footprint = {n: self._footprint(maps, n) for n in np.unique(self.number)}

    def _footprint(self, maps, number):
        """How much cloth one sample of a panel sees, in metres; most of it seen from the front."""
        steps = []
        for axis in (0, 1):
            both = (np.diff(self.panel, axis=axis) == 0) & (np.delete(self.panel, 0, axis) == number)
            du, dv = (np.diff(maps[n], axis=axis)[both] for n in ("u", "v"))
            steps.append(np.hypot(du, dv))
        steps = np.concatenate(steps)
        steps = steps[steps < 0.02]
        return float(np.median(steps)) if len(steps) else 0.001

    def dress(self, outfit, print_name, weave, graphic=None):
        """Linear light of the view with its panels cut from a print: (family, colourway, variant)."""
        painted = np.zeros((*self.panel.shape, 3), np.float32)
        painted[self.rows, self.columns] = self._albedo(outfit, print_name, weave, graphic)
        painted = _halved(painted)
        mean = painted.sum((0, 1)) / max(self.cover.sum(), 1)
        near = self._neighbourhood(painted, mean)
        colour = np.where(
            (self.cover > 0.02)[..., None],
            painted / np.maximum(self.cover, 0.02)[..., None],
            self._outside(painted, mean),
        )
        luminance = np.maximum(colour @ LUMINANCE, 1e-4)[..., None]
        tint = (1 - SHEEN_TINT) + SHEEN_TINT * colour / luminance
        return self.gloss + self.sheen * tint + colour * (self.once + near * self.twice)

    def focus(self):
        """The middle of the cloth, as shares of width and height: what a crop should keep."""
        height, width = self.cover.shape
        rows, columns = self.cover.sum(1), self.cover.sum(0)
        middle = lambda weights: float(weights @ np.arange(len(weights)) / max(weights.sum(), 1))
        return {"x": round(middle(columns) / width, 2), "y": round(middle(rows) / height, 2)}

    def millimetre(self, built):
        """How many pixels a millimetre of cloth takes at the lower edge; it was built so many metres wide."""
        near = self.rows > self.panel.shape[0] * 0.92
        u, v, columns = self.u[near], self.v[near], self.columns[near]
        middle = np.median(columns)
        left, right = columns < middle, columns >= middle
        apart = columns[right].mean() - columns[left].mean()
        return built * apart / 2 / np.hypot(u[right].mean() - u[left].mean(), v[right].mean() - v[left].mean())

    def centimetre(self):
        """How many pixels a centimetre of hanging cloth takes where it is not seen aslant: down the flattest third of its places."""
        both = (np.diff(self.panel, axis=0) == 0) & (self.panel[1:] > 0) & (self.panel[1:] < INSIDE)
        u, v = (np.zeros(self.panel.shape, np.float32) for _ in "uv")
        u[self.rows, self.columns], v[self.rows, self.columns] = self.u, self.v
        steps = np.hypot(np.diff(u, axis=0)[both], np.diff(v, axis=0)[both])
        return 0.01 / (2 * float(np.percentile(steps, 33)))

    def _albedo(self, outfit, print_name, weave, graphic):
        colours = np.zeros((len(self.u), 3), np.float32)
        bears_graphic = panel_at(self.number, self.u, self.v, graphic.middle) if graphic else None
        for number in np.unique(self.number):
            chosen = self.number == number
            piece = COVER if number == UNDYED else outfit.get(number % INSIDE, PRINTED)
            colours[chosen] = _cut(piece, print_name, self.u[chosen], self.v[chosen], self.footprint[number])
            if number > INSIDE and piece.cloth.startswith(("print", "redyed")):
                # A print does not go through: the wrong side is paler.
                colours[chosen] = colours[chosen] * 0.60 + 0.24
            if number == bears_graphic:
                places = self.u[chosen], self.v[chosen], self.footprint[number]
                colours[chosen] = graphic.printed_on(colours[chosen], *places)
            colours[chosen] *= threads(piece.weave or weave, self.u[chosen], self.v[chosen], self.footprint[number])
        return colours

    def _neighbourhood(self, painted, mean):
        """Light that went from cloth to cloth brings the colour of what lies near."""
        width, height = self.size
        small = lambda x: cv2.GaussianBlur(
            cv2.resize(x, (width // 16, height // 16), interpolation=cv2.INTER_AREA), (0, 0), 2.2
        )
        blurred = (small(painted) + mean * 0.02) / (small(self.cover) + 0.02)[..., None]
        return cv2.resize(blurred, self.size, interpolation=cv2.INTER_LINEAR)

    def _outside(self, painted, mean):
        """Beyond the cloth's edge its own colour goes on for a pixel or two, then all cloth together tints the wall."""
        blur = lambda x: cv2.GaussianBlur(x, (0, 0), 1.6)
        spread = blur(self.cover)[..., None]
        share = np.clip(spread * 40, 0, 1)
        return blur(painted) / np.maximum(spread, 1e-3) * share + mean * (1 - share)


def _cut(piece, print_name, u, v, footprint):
    if piece.cloth == "undyed":
        return np.broadcast_to(albedo(LINEN), (len(u), 3))
    kind, _, dyed = piece.cloth.partition(" ")
    family, colourway, variant = print_name
    printed = tile(family, colourway, variant, dyed or "as-is")
    if kind in ("print", "redyed"):
        return printed.lay(u, v, footprint, piece.scale, piece.degrees, piece.offset)
    if kind == "trim":
        # Two plain garments of one dye would be one picture: some have ribs of another.
        contrast = "figure" if int(variant) % 2 else "ground"
        kind = contrast if printed.plain else "accent"
    return np.broadcast_to(printed.dyes["ground" if kind == "plain" else kind], (len(u), 3))


def _halved(image):
    height, width = image.shape[:2]
    return cv2.resize(image, (width // 2, height // 2), interpolation=cv2.INTER_AREA)
