"""Seams, stitches and ribs of a garment that lies flat, and which piece lies where, drawn in the plane of its drawing."""
import cv2
import numpy as np

from sewing.drawn import INSIDE_PIECE, NOTHING, looked_up, map_of_pieces, map_of_plies, pixels
from sewing.outline import normals, resampled
from sewing.seams import PIXELS, Drawing

# How far beside an outline one looks for what it borders on, metres.
ASIDE = 0.004


def draw_flat_seams(garment, ribbed, folder):
    """The seam map of a flat garment, kept in the folder together with its map of pieces."""
    drawing = Drawing()
    cloth, plies = map_of_pieces(garment), map_of_plies(garment)
    for piece in garment.cloth():
        closed = np.concatenate([piece.outline, piece.outline[:1]])
        for run, sign, laid_on in _sewn_runs(closed, piece.number, cloth, plies):
            _join(drawing, run)
            if ribbed and piece.of == "trim":
                _rib(drawing, run, sign, piece.number, cloth)
            elif laid_on:
                _topstitch(drawing, run, sign * 0.0034)
            elif not (ribbed and _borders_trim(run, sign, garment, cloth)):
                _topstitch(drawing, run, sign * 0.0028)
    for line in garment.stitches:
        _topstitch(drawing, resampled(line, 0.002), 0)
    for line in garment.seams:
        fold = resampled(line, 0.002)
        drawing.line(drawing.relief, fold, 0.0030, 40)
        drawing.line(drawing.dark, fold, 0.0026, 150)
    cv2.imwrite(str(folder / "panels-front.png"), _as_panels(drawing, cloth))
    return drawing.save(folder / "seams-front.png")


def _sewn_runs(closed, number, cloth, plies):
    """
    The stretches of an outline along which its piece lies beside or upon another: points, the side the piece lies on,
    and whether it lies upon the other.
    """
    line = resampled(closed, 0.002)
    beside = normals(line) * ASIDE
    left, right = looked_up(cloth, line + beside), looked_up(cloth, line - beside)
    worn = (left != NOTHING) & (left != INSIDE_PIECE) & (right != NOTHING) & (right != INSIDE_PIECE)
    bordering = worn & (left != right) & ((left == number) | (right == number))
    found = []
    for run in np.split(np.arange(len(line)), np.nonzero(np.diff(bordering.astype(int)))[0] + 1):
        if len(run) < 6 or not bordering[run[0]]:
            continue
        sign = 1 if np.mean(left[run] == number) > 0.5 else -1
        upon = np.mean(looked_up(plies, line[run] + sign * beside[run]) > 1) > 0.5
        found.append((line[run], sign, upon))
    return found


def _join(drawing, run):
    """A seam as one sees it from above: the groove is in shadow."""
    drawing.seam(run, aside=0.0)
    drawing.line(drawing.dark, run, 0.0032, 190)


def _topstitch(drawing, run, aside):
    """Stitches, and the furrow they draw the cloth down into, broad enough to be seen from above."""
    row = run + normals(run) * aside
    drawing.line(drawing.relief, row, 0.0040, 90)
    drawing.line(drawing.dark, row, 0.0030, 85)
    drawing.stitches(run, aside, length=0.0036, gap=0.0014, thread=0.0009)


def _rib(drawing, run, sign, number, cloth):
    """Ribs across a knitted trim, from the seam it is sewn on with to its other edge."""
    inward = normals(run) * sign
    width = 0.0
    for deep in np.arange(0.004, 0.12, 0.004):
        if np.mean(looked_up(cloth, run + inward * deep) == number) < 0.5:
            break
        width = deep
    if width:
        drawing.rib(run, width + 0.002, 0.0042, sign, seam_at_edge=True)


def _borders_trim(run, sign, garment, cloth):
    trims = [piece.number for piece in garment.cloth() if piece.of == "trim"]
    return np.mean(np.isin(looked_up(cloth, run - normals(run) * sign * ASIDE), trims)) > 0.5


def _as_panels(drawing, cloth):
    """The map of pieces in the frame that developing expects; beyond the cloth the nearest piece goes on."""
    grown = np.where(cloth == INSIDE_PIECE, 0, cloth).astype(np.uint8)
    for _ in range(8):
        spread = cv2.dilate(grown, np.ones((3, 3), np.uint8))
        grown = np.where(grown == 0, spread, grown)
    rows, columns = grown.shape
    corners = np.array([[-0.5, 0.0], [0.5, 0.0], [-0.5, -1.25]])
    matrix = cv2.getAffineTransform(pixels(corners).astype(np.float32), drawing.pixels(corners).astype(np.float32))
    return cv2.warpAffine(grown, matrix, (PIXELS, PIXELS), flags=cv2.INTER_NEAREST)
