"""
A T-shirt folded as shops fold it: its sides turned under, then the half with the hem turned under the half with the neck,
which lies towards the camera. It is cut from its pattern, so its collar and seams stand where they are sewn.
"""
from dataclasses import dataclass

import numpy as np

from sewing.outline import joined, mirrored, normals, resampled
from stage.leaf import meshed
from stage.mesh import grid_object, mesh_object, smooth, thicken
from stage.noise import ripple
from stage.studio import linear, plain

CELL = 0.003
# How much of what is turned under is there: no opening shows more.
FLAP = 0.05
# Where front and back are sewn together, the fold is as round as this.
NOSE = 0.010
# The hem half ends so far behind the shoulders.
SHORTER = 0.006


@dataclass(frozen=True)
class Fold:
    """A shirt folded to width and depth; `ply` is half the height of each of its two halves; it lies on `level`."""

    wide: float
    deep: float
    ply: float
    level: float
    seed: int


def folded_shirt(garment, fold, cloth, rib):
    """The pieces of a shirt, its middle at the origin. `cloth` and `rib` give the material of the front and the back."""
    pieces = _hem_half(fold, cloth(False))
    for back in (False, True):
        neck, joint, shoulder = _neckline(garment, back)
        pieces += [
            _sewn(fold, _body(fold, joint, shoulder, back), shoulder, back, cloth(back), garment.thickness),
            _sewn(fold, np.concatenate([neck, joint[::-1]]), shoulder, back, rib(back), garment.thickness * 1.15),
        ]
    return [*pieces, _label(fold, garment)]


def _neckline(garment, back):
    """From shoulder to shoulder: the edge of the collar and the line it is knitted on at; and the right shoulder's seam."""
    edges = garment.outline(back)
    half, shoulder = edges[0].points, edges[1].points
    neck = resampled(joined(mirrored(half)[::-1], half), CELL)
    joint = neck - normals(neck) * garment.rib
    end = neck[-1, 0] + garment.rib
    joint = joint[np.abs(joint[:, 0]) < end - 0.001]
    corner = np.array([[end, np.interp(end, *shoulder.T)]])
    return neck, resampled(np.concatenate([mirrored(corner), joint, corner]), CELL), shoulder


def _label(fold, garment):
    """A woven label below the collar, inside the back."""
    neck, joint, shoulder = _neckline(garment, True)
    top = joint[:, 1].min() - 0.001
    corners = np.array([(x, top - y) for x, y in ((-0.017, 0), (-0.017, 0.014), (0.017, 0.014), (0.017, 0))])
    points = _lying(fold, corners, shoulder, True) + (0, 0, 0.0016)
    made = mesh_object("label", points, [(0, 1, 2, 3)])
    made.data.materials.append(plain("label", linear("#efe6d8"), 0.7))
    thicken(made, 0.0005)
    return made


def _body(fold, joint, shoulder, back):
    """Outline of one side of the neck half, as far as it is there: the front goes round the sides and the fold behind."""
    reach = fold.wide / 2 - fold.ply if back else fold.wide / 2 + 2 * fold.ply + FLAP
    width = np.arange(joint[-1, 0] + CELL, reach, CELL)
    right = np.stack([width, np.interp(width, *shoulder.T)], 1)
    below = -fold.deep + (0.006 if back else -2 * fold.ply)
    down = resampled(np.array([right[-1], [reach, below]]), CELL)[1:]
    across = resampled(np.array([[reach, below], [-reach, below]]), CELL)[1:-1]
    return np.concatenate([joint, right, down, across, mirrored(down)[::-1], mirrored(right)[::-1]])


def _sewn(fold, outline, shoulder, back, material, thickness):
    flat, faces = meshed(outline, CELL)
    points = _lying(fold, flat, shoulder, back)
    if back:
        faces = [face[::-1] for face in faces]
    return _finished("shirt", mesh_object("shirt", points, faces, flat), material, thickness)


def _lying(fold, flat, shoulder, back):
    """Where places of the pattern (n × 2) lie: round the side folds, closed along the shoulders, over the fold behind."""
    out, deep = np.abs(flat[:, 0]), -flat[:, 1]
    # Nothing fills the middle below the neck.
    ply = fold.ply * (1 - 0.72 * np.exp(-((out / 0.095) ** 4) - ((deep - 0.04) / 0.11) ** 4))
    x, z = _round_side(out, fold.wide / 2 - fold.ply, ply)
    away = np.clip((np.interp(out, *shoulder.T) - flat[:, 1]) / NOSE, 0, 1)
    z = z * np.sqrt(1 - (1 - away) ** 2) + 0.0009
    roll = 2 * fold.ply
    turn = np.clip((deep - fold.deep + roll) / roll, 0, 0 if back else np.pi / 2)
    y = np.where(turn > 0, fold.deep - roll + roll * np.sin(turn), deep)
    z = z - roll * (1 - np.cos(turn)) * np.clip(z / fold.ply, 0, 1)
    points = np.stack([-np.sign(flat[:, 0]) * x, y - fold.deep / 2, z * (-1 if back else 1)], 1)
    return _uneven(fold, points + (0, 0, 3 * fold.ply))


def _round_side(out, flat, ply):
    """Distance from the middle and height of cloth that goes round a side fold."""
    turn = np.clip((out - flat) / ply, 0, np.pi)
    under = np.clip(out - flat - np.pi * ply, 0, None)
    return np.where(turn > 0, flat + ply * np.sin(turn) - under, out), ply * np.cos(turn)


def _hem_half(fold, material):
    """What lies below: the cloth round the sides, and within it what was turned in."""
    pieces = []
    for inner, share in enumerate((1.0, 0.62, 0.25)):
        half = fold.ply * share
        flat = fold.wide / 2 - fold.ply - 0.001 * inner
        side = np.linspace(0, np.pi, 15)
        across = np.linspace(0, flat, 40)
        x = np.concatenate([across[:-1], flat + half * np.sin(side), across[-2::-1]])
        z = np.concatenate([np.full(39, half), half * np.cos(side), np.full(39, -half)])
        x, z = np.concatenate([-x[::-1], x[1:]]), np.concatenate([z[::-1], z[1:]])
        start = SHORTER + 0.0022 * inner
        y = np.linspace(fold.deep - 2 * fold.ply, start, 60)[:, None] - fold.deep / 2
        points = np.stack(np.broadcast_arrays(x[None], y, z[None]), 2).copy()
        points += ripple(points * (1, 0, 3), 2.5, fold.seed + 40 + inner)[..., None] * (0, 0.0013, 0)
        points = _uneven(fold, points + (0, 0, fold.ply))
        around = np.concatenate([[0], np.cumsum(np.hypot(np.diff(x), np.diff(z)))])
        uv = np.stack(np.broadcast_arrays(around[None] - around[-1] / 2, -0.40 - y), 2).copy()
        pieces.append(_finished("hem half", grid_object("hem half", points, uv), material, 0.0016))
    return pieces


def _uneven(fold, points):
    """Nothing lies straight; and the higher a shirt lies, the more its middle bulges and its rim sags."""
    flat = points * (1, 1, 0)
    wave = ripple(flat, 2.6, fold.seed) * 0.0013 + ripple(flat, 6.0, fold.seed + 1) * 0.0006
    aside = np.stack([ripple(points * (0, 1, 6), 2.4, fold.seed + 2), ripple(points * (1, 0, 6), 2.4, fold.seed + 3)], -1)
    bulge = np.cos(np.clip(points[..., 0] / fold.wide, -0.5, 0.5) * np.pi) * np.cos(
        np.clip(points[..., 1] / fold.deep, -0.5, 0.5) * np.pi
    )
    moved = points.copy()
    moved[..., :2] += aside * 0.0024
    moved[..., 2] += wave + (bulge - 0.5) * 0.10 * (fold.level + points[..., 2])
    return moved


def _finished(name, piece, material, thickness):
    piece.name = name
    smooth(piece)
    piece.data.materials.append(material)
    thicken(piece, thickness)
    return piece
