"""Garments as artwork/prints draws them, flat: their pieces as outlines in metres, and which piece lies where."""
import json
import re
import subprocess
from dataclasses import dataclass
from functools import cache

import cv2
import numpy as np

from places import NODE, SCENES
from sewing.outline import resampled

# A drawing is 800 units wide and 1000 high; laid out, it is a metre by a metre and a quarter.
UNIT = 1 / 800
WIDTH, HEIGHT = 1.0, 1.25
# Samples a metre of the maps below.
DENSITY = 1600
# Spacing of the grid a garment settles on, metres.
STEP = 0.005

# What is not cloth.
HARD = ("wood", "paper")

NOTHING, INSIDE_PIECE = 0, 30
"""Numbers in a map of pieces: bare table; the wrong side one sees through an opening. Others count from 1."""


@dataclass(frozen=True)
class CutPiece:
    number: int
    outline: np.ndarray
    of: str
    turn: float


@dataclass(frozen=True)
class Drawn:
    pieces: list
    seams: list
    stitches: list
    buttons: list

    def cloth(self):
        """The pieces of the right side."""
        return [piece for piece in self.pieces if piece.of not in (*HARD, "inside")]


def drawn(name):
    """The garment of that name. x runs to the right from the middle, y up to 0 at the top of the picture."""
    told = _patterns()[name]
    pieces = []
    for number, piece in enumerate(told["pieces"], 1):
        (outline,) = _lines(piece["path"])
        outline = outline * ((-1, 1) if piece["mirrored"] else (1, 1))
        pieces.append(CutPiece(number, outline, piece["of"], piece["turn"]))
    seams = _lines(told["seams"])
    for line in _lines(told["twins"]):
        seams += [line, line * (-1, 1)]
    buttons = [(x * UNIT, -y * UNIT) for x, y in told["buttons"]]
    return Drawn(pieces, seams, _lines(told["stitches"]), buttons)


@cache
def _patterns():
    command = [NODE, SCENES / "deliver" / "export-garments.ts"]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def map_of_pieces(garment):
    """Number of the uppermost piece of cloth at every place of the drawing."""
    cloth = np.zeros((round(HEIGHT * DENSITY), round(WIDTH * DENSITY)), np.uint8)
    for piece in garment.pieces:
        if piece.of not in HARD:
            _fill(cloth, piece.outline, INSIDE_PIECE if piece.of == "inside" else piece.number)
    return cloth


def map_of_plies(garment):
    """How many pieces lie upon each other at every place."""
    plies = np.zeros((round(HEIGHT * DENSITY), round(WIDTH * DENSITY)), np.uint8)
    for piece in garment.cloth():
        area = np.zeros_like(plies)
        _fill(area, piece.outline, 1)
        plies += area
    return plies


def looked_up(layer, points):
    """Values of a map at places in metres."""
    rows, columns = layer.shape
    place = np.round(pixels(points)).astype(int)
    return layer[place[:, 1].clip(0, rows - 1), place[:, 0].clip(0, columns - 1)]


def _fill(layer, outline, value):
    cv2.fillPoly(layer, [np.round(pixels(outline) * 16).astype(np.int32)], value, cv2.LINE_8, 4)


def outlines_of(area, step):
    """The outlines of an area of a map, holes among them, in metres and in steps of nearly the given length."""
    found, _ = cv2.findContours(area.astype(np.uint8), cv2.RETR_CCOMP, cv2.CHAIN_APPROX_NONE)
    loops = []
    for contour in found:
        line = contour[:, 0].astype(float)
        if len(line) < 6 * step * DENSITY:
            continue
        # The stairs of the samples go, the corners stay.
        for _ in range(3):
            line = (np.roll(line, 1, 0) + 2 * line + np.roll(line, -1, 0)) / 4
        line = np.stack([(line[:, 0] + 0.5) / DENSITY - WIDTH / 2, -(line[:, 1] + 0.5) / DENSITY], 1)
        loops.append(resampled(np.concatenate([line, line[:1]]), step)[:-1])
    return loops


def pixels(line):
    """Columns and rows of a map from metres."""
    return np.stack([(line[:, 0] + WIDTH / 2) * DENSITY, -line[:, 1] * DENSITY], 1)


def _lines(path, steps=24):
    """Every stroke of an SVG path of absolute M, L, C and Z, in metres."""
    lines, points = [], []
    for command, numbers in re.findall(r"([MLCZ])([^MLCZ]*)", path):
        values = np.array(re.findall(r"-?\d*\.?\d+", numbers), float).reshape(-1, 2)
        if command == "M":
            if len(points) > 1:
                lines.append(points)
            points = [values[0]]
            points += list(values[1:])
        elif command == "L":
            points += list(values)
        elif command == "C":
            for a, b, end in values.reshape(-1, 3, 2):
                start, t = points[-1], np.linspace(0, 1, steps + 1)[1:, None]
                points += list((1 - t) ** 3 * start + 3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t * t * b + t**3 * end)
    if len(points) > 1:
        lines.append(points)
    return [np.array(line) * (UNIT, -UNIT) for line in lines]
