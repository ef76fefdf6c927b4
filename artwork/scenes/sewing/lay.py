"""
How a garment lies that somebody has laid on a table and smoothed with two strokes of a hand: a sheet with a little more
cloth in it than there is room, a little filling below, weight, and a table. The resting shape is found as the least of
its energy, on a square grid.
"""
from zlib import crc32

import cv2
import numpy as np
import torch

from places import CACHE
from sewing.drawn import DENSITY, HEIGHT, STEP, WIDTH, drawn, map_of_pieces, map_of_plies
from sewing.flats import FLATS

# More threads only wait for each other on arrays so small.
torch.set_num_threads(1)

ROWS, COLUMNS = round(HEIGHT / STEP), round(WIDTH / STEP)


def lay_out(name, seed):
    """Lets a garment settle and keeps how it lies for its scene; half a minute."""
    folder = CACHE / "laid"
    folder.mkdir(parents=True, exist_ok=True)
    own = crc32(name.encode()) + seed
    np.save(folder / f"{name}.npy", laid(drawn(name), FLATS[name].in_picture(), own))


def laid(garment, lie, seed):
    """
    Displacements of the cloth (rows × columns × 3: to the right, up, towards the viewer), metres, at the points of a
    grid over the whole picture; smooth beyond the cloth's edge.
    """
    generator = np.random.default_rng(seed)
    cloth = map_of_pieces(garment)
    floor = _floor(garment, cloth, lie, generator)
    pushed = _pushed(lie, generator)
    rough = 0.002 * _slow(generator, 0.022)
    moved = np.stack([np.zeros_like(floor), np.zeros_like(floor), floor + 0.002 + rough])
    worn = cv2.resize((cloth > 0).astype(np.float32), (COLUMNS, ROWS), interpolation=cv2.INTER_AREA)
    # Found coarsely first: long folds settle slowly on a fine grid.
    for finer, turns in ((2, 80), (1, 120)):
        moved = _settled(moved, worn, floor, pushed, lie, finer, turns)
    # Along the outline the grid has stairs, which hems have not.
    blurs = (2.0, 2.0, 0.9)
    return np.stack([cv2.GaussianBlur(layer, (0, 0), blur) for layer, blur in zip(_grown(moved, worn > 0.35), blurs)], 2)


def _settled(moved, worn, floor, pushed, lie, coarser, turns):
    size = (COLUMNS // coarser, ROWS // coarser)
    small = lambda x: torch.tensor(np.stack([cv2.resize(layer, size, interpolation=cv2.INTER_AREA) for layer in x]))
    mask = small(worn[None])[0] > 0.35
    start = small(moved).requires_grad_(True)
    table, push = small(floor[None])[0], small(pushed)
    search = torch.optim.LBFGS([start], max_iter=turns, history_size=12, tolerance_change=0, line_search_fn="strong_wolfe")

    def energy():
        search.zero_grad()
        total = _energy(start, mask, table, push, lie, STEP * coarser)
        total.backward()
        return total

    search.step(energy)
    found = _grown(start.detach().numpy(), mask.numpy())
    return np.stack([cv2.resize(layer, (COLUMNS, ROWS), interpolation=cv2.INTER_CUBIC) for layer in found])


def _pushed(lie, generator):
    """
    Surplus of cloth as a tensor (along x, along y, aslant): in patches it is pushed together one way and drawn taut the
    other, which makes long straight folds; elsewhere it lies smooth.
    """
    turn = _slow(generator, 0.22) * 1.0
    patch = np.clip(_slow(generator, 0.09) * 0.8 + 0.5, 0, 1.6)
    along, across = lie.surplus * patch, -lie.taut * patch
    c, s = np.cos(turn), np.sin(turn)
    sideways = along * c * c + across * s * s + lie.gathered
    return np.stack([sideways, along * s * s + across * c * c, (along - across) * c * s]).astype(np.float32)


def _energy(moved, mask, floor, pushed, lie, step):
    rows, columns = mask.shape
    place = torch.stack(
        [
            torch.arange(columns).mul(step).expand(rows, columns),
            torch.arange(rows).mul(-step)[:, None].expand(rows, columns),
            torch.zeros(rows, columns),
        ]
    )
    at = place + moved
    stretched = 0.0
    for down, right, weight in ((0, 1, 1.0), (1, 0, 1.0), (1, 1, 0.35), (1, -1, 0.35)):
        a, b, both = _pair(at, mask, down, right)
        far = down * down + right * right
        xx, yy, xy = (_first(layer, down, right) for layer in pushed)
        longer = 1 + (right * right * xx + down * down * yy - 2 * down * right * xy) / far
        strain = (((b - a) ** 2).sum(0) + 1e-12).sqrt() / (step * far**0.5 * longer) - 1
        stretched = stretched + weight * (strain**2 * both).sum()
    bent = 0.0
    for axis in (1, 2):
        low, middle, high = (at.narrow(axis, i, at.shape[axis] - 2) for i in range(3))
        whole = torch.stack([mask.narrow(axis - 1, i, mask.shape[axis - 1] - 2) for i in range(3)]).all(0)
        bent = bent + (((low + high - 2 * middle) ** 2).sum(0) * whole).sum()
    below = torch.relu(floor - moved[2])
    lies = lie.weight * (moved[2] * mask).sum() + 2e3 * (below**2 * mask).sum()
    held = lie.grip * (moved[:2] ** 2).sum(0).mul(mask).sum()
    # In square millimetres, so that single precision is fine enough.
    return (0.5 * stretched * step**2 + 0.5 * lie.bending * bent / step**2 + (lies + held) * step**2) * 1e6


def _pair(at, mask, down, right):
    a, b = _first(at, down, right), _second(at, down, right)
    return a, b, _first(mask, down, right) & _second(mask, down, right)


def _first(x, down, right):
    x = x[..., : x.shape[-2] - down, :]
    return x[..., :, max(-right, 0) : x.shape[-1] - max(right, 0)]


def _second(x, down, right):
    x = x[..., down:, :]
    return x[..., :, max(right, 0) : x.shape[-1] + min(right, 0)]


def _floor(garment, cloth, lie, generator):
    """The table, what the garment is filled with, and the plies of cloth below: each piece swells by itself."""
    height = np.zeros(cloth.shape, np.float32)
    size = (COLUMNS, ROWS)
    for piece in garment.cloth():
        away = cv2.distanceTransform((cloth == piece.number).astype(np.uint8), cv2.DIST_L2, 5) / DENSITY
        height = np.maximum(height, lie.filling * (1 - np.exp(-away / 0.035)))
    height = cv2.GaussianBlur(height, (0, 0), 0.006 * DENSITY)
    steps = cv2.GaussianBlur((np.maximum(map_of_plies(garment), 1) - 1).astype(np.float32) * lie.ply, (0, 0), 0.0022 * DENSITY)
    small = lambda x: cv2.resize(x, size, interpolation=cv2.INTER_AREA)
    return (small(height) * (1 + 0.15 * _slow(generator, 0.10)) + small(steps)).astype(np.float32)


def _slow(generator, length):
    """Noise of about ±1 that changes over `length` metres."""
    noise = generator.normal(size=(ROWS, COLUMNS)).astype(np.float32)
    noise = cv2.GaussianBlur(noise, (0, 0), length / STEP / 2)
    return noise / noise.std()


def _grown(found, worn):
    """Values of the cloth, spread beyond its edge, so that an outline between grid points finds its own."""
    weight = worn.astype(np.float32)
    value = found * weight
    for _ in range(6):
        spread = cv2.blur(weight, (3, 3))
        grown = np.stack([cv2.blur(layer, (3, 3)) for layer in value]) / np.maximum(spread, 1e-6)
        missing = (weight == 0) & (spread > 0)
        value[:, missing], weight[missing] = grown[:, missing], 1
    return value
