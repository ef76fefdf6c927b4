"""
Seams, stitches and ribs of a garment, drawn in the plane of its pattern; and beside them which part of the
cloth is sleeve and which is rib.
"""
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

from sewing.outline import joined, mirrored, normals, resampled

PIXELS = 4096
FRONT, BACK, SLEEVE, RIB = 1, 2, 3, 4


@dataclass(frozen=True)
class SeamMap:
    """Where a drawn map lies in the pattern's plane: `left` and `below` of the origin, `size` metres wide."""

    path: Path
    size: float = 1.4
    left: float = 0.7
    below: float = 1.3


class Drawing:
    """Relief around 128, where the weave is covered, and how dark; all in pattern metres."""

    def __init__(self, size=1.4, left=0.7, below=1.3):
        self.size, self.origin = size, np.array([left, below])
        self.relief = np.full((PIXELS, PIXELS), 128, np.float32)
        self.covered = np.zeros((PIXELS, PIXELS), np.float32)
        self.dark = np.zeros((PIXELS, PIXELS), np.float32)

    def pixels(self, line):
        place = (line + self.origin) / self.size * PIXELS
        return np.stack([place[:, 0], PIXELS - place[:, 1]], 1)

    def line(self, layer, points, width, value):
        fixed = np.round(self.pixels(points) * 16).astype(np.int32)
        thickness = max(1, round(width / self.size * PIXELS))
        cv2.polylines(layer, [fixed], False, float(value), thickness, cv2.LINE_AA, 4)

    def area(self, layer, points, value):
        cv2.fillPoly(layer, [np.round(self.pixels(points)).astype(np.int32)], float(value))

    def stitches(self, line, distance, length=0.0032, gap=0.0011, thread=0.0007):
        """A row of stitches beside a line, in the small groove they pull into the cloth."""
        row = resampled(line, 0.0012)
        row = row + normals(row) * distance
        self.line(self.relief, row, 0.0022, 96)
        self.line(self.dark, row, 0.0020, 70)
        every, long = round((length + gap) / 0.0012), round(length / 0.0012)
        for start in range(0, len(row) - long, every):
            stitch = row[start : start + long + 1]
            self.line(self.relief, stitch, thread, 225)
            self.line(self.dark, stitch, thread, 0)

    def seam(self, line, aside=0.0028):
        """A groove with the seam allowance raised beside it."""
        self.line(self.relief, line, 0.0032, 30)
        self.line(self.dark, line, 0.0022, 150)
        self.line(self.relief, line + np.array([aside, 0]), 0.003, 170)

    def rib(self, edge, width, period, sign, seam_at_edge=False):
        """Knitted ribs across a band along an edge, and the seam it is sewn on with, at its far side or at the edge itself."""
        fine = resampled(edge, 0.0004)
        inward = normals(fine) * sign
        self.area(self.covered, np.concatenate([fine - inward * 0.004, (fine + inward * width)[::-1]]), 255)
        for start in np.arange(0, len(fine) * 0.0004, period):
            i = min(len(fine) - 1, int(start / 0.0004))
            rib = np.stack([fine[i] - inward[i] * 0.002, fine[i] + inward[i] * (width - 0.001)])
            along = np.array([inward[i][1], -inward[i][0]]) * period * 0.5
            self.line(self.relief, rib, period * 0.5, 178)
            self.line(self.dark, rib + along, period * 0.3, 60)
        if seam_at_edge:
            return
        joint = fine + inward * width
        self.line(self.relief, joint, 0.0022, 50)
        self.line(self.dark, joint, 0.0018, 150)
        self.line(self.relief, fine + inward * (width + 0.0016), 0.0022, 165)
        self.stitches(edge, sign * (width + 0.0035))

    def save(self, path):
        layers = [cv2.GaussianBlur(x, (0, 0), 0.8) for x in (self.dark, self.covered, self.relief)]
        cv2.imwrite(str(path), np.stack(layers, 2).clip(0, 255).astype(np.uint8))
        return SeamMap(path, self.size, *self.origin)


def inward_sign(line, middle):
    """Which side of a line the cloth lies on: 1 to the left of its way, -1 to the right."""
    return np.sign(np.mean(np.sum((np.array(middle) - line) * normals(line), 1)))


def draw_seams(garment, back, folder):
    """The seam map of one side, kept in the folder together with its map of panels."""
    drawing = Drawing()
    panels = np.full((PIXELS, PIXELS), BACK if back else FRONT, np.uint8)
    edges = {edge.open: edge.points for edge in garment.outline(back) if edge.open}
    for number, corners in () if back else garment.pieces:
        drawing.area(panels, np.array(corners), number)
    if garment.armhole:
        _draw_armholes(drawing, panels, garment.armhole, edges["cuff"][:, 1].min())
    if garment.cuff:
        _draw_cuffs(drawing, panels, edges["cuff"], garment.cuff, garment.cuff_of)
    neck = joined(mirrored(edges["neck"])[::-1], edges["neck"]) if "neck" in edges else None
    if neck is not None and garment.rib:
        drawing.rib(neck, garment.rib, 0.0030, inward_sign(neck, (0, -0.4)))
    elif neck is not None:
        drawing.stitches(neck, inward_sign(neck, (0, -0.4)) * 0.006)
    for name, distances in garment.hems.items():
        for line in (edges[name], mirrored(edges[name])):
            for distance in distances:
                drawing.stitches(line, inward_sign(line, (0, -0.4)) * distance)
    panels[drawing.covered > 100] = RIB
    side = "back" if back else "front"
    cv2.imwrite(str(folder / f"panels-{side}.png"), panels)
    return drawing.save(folder / f"seams-{side}.png")


def _draw_cuffs(drawing, panels, edge, width, piece):
    """Bands of one piece, stitched along both edges."""
    for line in (edge, mirrored(edge)):
        fine, sign = resampled(line, 0.002), inward_sign(line, (0, -0.1))
        across = normals(fine) * sign
        # At both ends it goes on, to the seams of the sleeve and beyond.
        ends = [fine[:1] - (fine[3] - fine[0]) * 4, fine[-1:] + (fine[-1] - fine[-4]) * 4]
        band, way = np.concatenate([ends[0], fine, ends[1]]), across[[0, *range(len(across)), -1]]
        drawing.area(panels, np.concatenate([band - way * 0.02, (band + way * width)[::-1]]), piece)
        drawing.seam(fine + across * width)
        for distance in (0.003, width - 0.004):
            drawing.stitches(fine, sign * distance)


def _draw_armholes(drawing, panels, armhole, cuff):
    """`cuff` is how low the sleeve ends."""
    heights, widths = np.array(armhole).T
    line = resampled(_rounded(np.stack([widths, heights], 1)), 0.004)
    for side in (1, -1):
        half = line * (side, 1)
        drawing.seam(half, aside=side * 0.0028)
        far = np.array([[side * 0.69, half[-1, 1] - 0.02], [side * 0.69, 0.05], [half[0, 0], 0.05]])
        # To below the cuff and no further: a wide skirt is no sleeve.
        below = half[-1] - (0, 0.07)
        low = [below, (side * 0.69, below[1])] if cuff > below[1] else [below, (side * 0.42, cuff - 0.06), (side * 0.69, cuff - 0.06)]
        drawing.area(panels, np.concatenate([half, np.array(low), far[1:]]), SLEEVE)


def _rounded(line):
    """Corners cut twice over (Chaikin): a pattern maker's curve through a few measures."""
    for _ in range(2):
        cut = np.stack([line[:-1] * 0.75 + line[1:] * 0.25, line[:-1] * 0.25 + line[1:] * 0.75], 1).reshape(-1, 2)
        line = np.concatenate([line[:1], cut, line[-1:]])
    return line
