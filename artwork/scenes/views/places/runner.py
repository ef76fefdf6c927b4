"""A runner along a wooden table, its end hanging over the edge, taken aslant from above."""
import numpy as np

from stage.fabrics.cloth import fabric
from stage.mesh import grid_object, subdivide, thicken
from stage.noise import ripple
from stage.solids import block, turned, wood
from stage.studio import COOL, RIM, WARM, camera, empty_room, lamp, linear, plain, table

WIDE, HANGING, LYING, BAND = 0.40, 0.27, 1.6, 0.045
BOARD, THICK, ROUND = 0.165, 0.035, 0.010
BOWL = [(0, 0), (0.050, 0), (0.060, 0.006), (0.098, 0.032), (0.118, 0.070), (0.1165, 0.073), (0.113, 0.072), (0.092, 0.038), (0.055, 0.016), (0, 0.012)]  # fmt: skip


def build(view, width, height, seed, folder):
    empty_room(width, height, 0.16)
    _top(seed)
    _runner(seed)
    turned("bowl", BOWL, plain("stoneware", linear("#4a4742"), 0.38, 0.4)).location = (-0.035, 0.52, 0.004)
    table(-0.75, "#b5a697")
    lamp((-1.5, 0.15, 0.95), (0, 0.25, 0), 0.6, 40, WARM)
    lamp((1.5, -1.2, 0.8), (0, 0.1, 0), 1.3, 6, COOL)
    lamp((0.5, 1.6, 1.2), (0, 0.3, 0), 0.8, 14, RIM)
    camera((0.62, -1.75, 1.42), (0.0, 0.13, -0.05), 36 * 2.5 / 1.04)


def _top(seed):
    """Planed boards, each a little unlike the next."""
    random = np.random.default_rng(seed)
    for number in range(-4, 5):
        tone = [round(part * (1 + random.normal() * 0.05)) for part in (122, 94, 68)]
        oak = wood(f"oak {number}", "#%02x%02x%02x" % tuple(tone), along=1, depth=0.34)
        board = block("board", (BOARD - 0.0012, 2.4, THICK), oak, 0.003)
        board.location = (number * BOARD + 0.03, 1.2, -THICK + random.normal() * 0.0003)


def _runner(seed):
    """Lies, goes round the edge and hangs; the last of it is a sewn-on band."""
    length = np.concatenate([np.linspace(0, LYING, 330), LYING + np.linspace(0, HANGING, 90)[1:]])
    across = np.linspace(-WIDE / 2, WIDE / 2, 110)
    lies = length - LYING
    turn = np.clip((lies + ROUND) / (ROUND * np.pi / 2), 0, 1) * np.pi / 2
    y = np.where(lies < -ROUND, -lies, ROUND - ROUND * np.sin(turn)) - ROUND
    drop = np.clip(lies + ROUND - ROUND * np.pi / 2, 0, None)
    z = ROUND * np.cos(turn) - ROUND - drop + 0.0032
    flat = np.stack(np.broadcast_arrays(across[None], length[:, None], 0.0), 2)
    points = np.stack(np.broadcast_arrays(across[None], y[:, None], z[:, None]), 2).copy()
    on_top = np.clip(-lies / 0.05, 0, 1)[:, None]
    soft = np.clip(ripple(flat, 1.5, seed) * 0.0022 + ripple(flat, 4.5, seed + 1) * 0.0010, -0.001, None)
    points[..., 2] += soft * on_top
    free = np.clip(drop / HANGING, 0, 1)[:, None]
    points[..., 1] -= free * (0.010 + 0.012 * ripple(flat * (1, 0.3, 1), 1.8, seed + 2)) + 0.0025
    points[..., 0] += 0.004 * ripple(flat * (0, 1, 0), 0.8, seed + 3) - 0.012 * free**2 * across[None] / WIDE
    uv = np.stack([across[None] + 0.5 + 0 * length[:, None], 3 - length[:, None] + 0 * across[None]], 2)
    runner = grid_object("runner", points, uv)
    for panel in (1, 2):
        runner.data.materials.append(fabric(f"runner {panel}", "canvas", panel))
    band = length[1:] > length[-1] - BAND
    runner.data.polygons.foreach_set("material_index", np.repeat(band.astype(int), len(across) - 1))
    thicken(runner, 0.0026)
