"""A made bed, taken from its foot: filled pillows against the headboard, a turned-down quilt."""
import numpy as np

from stage.fabrics.cloth import fabric
from stage.mesh import grid_object, mesh_object, smooth, soften, subdivide
from stage.noise import ripple
from stage.fabrics.settle import Softness, settled, settled_once
from stage.studio import COOL, RIM, WARM, camera, empty_room, lamp, linear, plain, wall

PRINT, SHEET, TURNED, BEHIND = 1, 2, 3, 4
PILLOW = (0.70, 0.50)
FILLED = Softness(mass=0.25, tension=25, shear=8, bending=0.4, air=2, gravity=0, pressure=3.5)
# Panel, middle of its lower edge, how far it leans back and is turned, which filling.
PILLOWS = [
    (BEHIND, (-0.37, -0.19, 0.0), 72, 2, 0),
    (BEHIND, (0.38, -0.18, 0.0), 73, -3, 1),
    (PRINT, (-0.335, -0.36, 0.0), 61, 5, 1),
    (PRINT, (0.345, -0.37, 0.0), 59, -4, 0),
]


def build(view, width, height, seed, folder):
    empty_room(width, height, 0.22)
    mattress = _slab("mattress", (-0.9, 0.9), (-2.6, 0.0), 0.0)
    _quilt(seed)
    mattress.data.materials.append(fabric("sheet", "plain", SHEET))
    pillows = [_filled(seed * 10 + number, folder) for number in (0, 1)]
    for panel, foot, lean, turn, number in PILLOWS:
        _pillow(panel, foot, lean, turn, *pillows[number])
    _headboard()
    wall(0.16)
    lamp((-2.4, -0.9, 0.95), (0, -0.7, 0.1), 0.7, 78, WARM)
    lamp((2.4, -1.6, 1.1), (0, -0.6, 0.1), 1.5, 9, COOL)
    lamp((0.8, -0.1, 2.4), (0, -0.7, 0.1), 0.9, 16, RIM)
    camera((0.22, -3.9, 1.80), (0.0, -0.62, 0.09), 36 * 3.9 / 1.80)


def _slab(name, across, along, z):
    x, y = np.meshgrid(np.linspace(*across, 60), np.linspace(*along[::-1], 80))
    points = np.stack([x, y, np.full_like(x, z)], 2)
    return grid_object(name, points, points[..., :2])


def _bag(size, cell):
    """Two sheets that share their rim: points (n × 3), faces, and where each point lies in the cloth."""
    columns, rows = (round(side / cell) + 1 for side in size)
    x, y = np.meshgrid(np.linspace(-0.5, 0.5, columns) * size[0], np.linspace(0.5, -0.5, rows) * size[1])
    front = np.arange(rows * columns).reshape(rows, columns)
    inner = np.zeros_like(front, bool)
    inner[1:-1, 1:-1] = True
    back = front.copy()
    back[inner] = rows * columns + np.arange(inner.sum())
    flat = np.stack([x, y, 0 * x], 2).reshape(-1, 3)
    points = np.concatenate([flat + (0, 0, 0.002), flat[inner.ravel()] - (0, 0, 0.002)])
    faces = np.concatenate([_quads(front), _quads(back)[:, ::-1]])
    return points, faces.tolist(), points[:, :2].copy()


def _quads(n):
    return np.stack([n[:-1, :-1], n[1:, :-1], n[1:, 1:], n[:-1, 1:]], 2).reshape(-1, 4)


def _filled(seed, folder):
    points, faces, place = _bag(PILLOW, 0.0135)
    points[:, 2] *= 1 + 0.8 * ripple(points, 4, seed)
    lain = settled_once(folder / f"filled-{seed}.npy", lambda: settled(points, faces, FILLED, 42))
    return lain, faces, place


def _pillow(panel, foot, lean, turn, points, faces, place):
    """Stands on its lower edge; a pillow is less thick than a balloon."""
    lifted = points * (1, 1, 0.78) + (0, -points[:, 1].min(), 0)
    pillow = mesh_object(f"pillow {panel}", lifted, faces, place + (panel * 0.31 + foot[0], 0.4))
    smooth(pillow)
    pillow.location, pillow.rotation_euler = foot, np.radians((lean, 0, turn))
    pillow.data.materials.append(fabric(f"pillow {panel} {foot[0]}", "plain", panel))
    soften(pillow, 1, 0.4)
    subdivide(pillow, 2)


def _quilt(seed):
    """A filled sheet, and over its upper end what of it is turned down."""
    for name, panel, across, along, lift, creases in (
        ("quilt", PRINT, (-0.98, 0.98), (-2.4, -0.50), 0.070, 150),
        ("turned", TURNED, (-1.0, 1.0), (-0.82, -0.50), 0.128, 60),
    ):
        columns, rows = (round((side[1] - side[0]) / 0.0085) + 1 for side in (across, along))
        x, y = np.meshgrid(np.linspace(*across, columns), np.linspace(*along[::-1], rows))
        flat = np.stack([x, y, 0 * x], 2)
        end = np.minimum(y - along[0], along[1] - y)
        rounded = np.sqrt(np.clip(1 - (1 - np.clip(end / 0.06, 0, 1)) ** 2, 0, 1))
        puff = lift * (1 + 0.20 * ripple(flat, 1.3, seed + panel) + 0.08 * ripple(flat, 3.5, seed + panel + 5))
        inner = np.clip(end / 0.10, 0, 1)
        z = rounded * puff + _creases(flat, creases, seed + panel) * (0.25 + 0.75 * inner)
        # Nobody turns a quilt down along a ruler.
        edge = flat * (1, 0, 0)
        moved = y + 0.022 * ripple(edge, 0.7, seed + 2) + 0.006 * ripple(edge, 3, seed) + 0.02 * x
        made = grid_object(name, np.stack([x, moved, z], 2), flat[..., :2] + 1)
        made.data.materials.append(fabric(name, "plain", panel))
        subdivide(made, 1)


def _creases(flat, count, seed):
    """Heights of soft bends here and there: each a curved stroke, a ridge beside a furrow."""
    random = np.random.default_rng(seed * 7)
    low, high = flat.min((0, 1)), flat.max((0, 1))
    bent = flat[..., :2] + 0.030 * np.stack([ripple(flat, 1.5, seed + 11), ripple(flat, 1.5, seed + 12)], 2)
    height = np.zeros(flat.shape[:2])
    for _ in range(count):
        middle = random.uniform(low, high)[:2]
        turn = random.choice([0.35, 1.2, 2.6, 1.75]) + random.normal() * 0.35
        long, wide = random.uniform(0.10, 0.30), random.uniform(0.011, 0.030)
        away = bent - middle
        along = (away @ (np.cos(turn), np.sin(turn))) / long
        across = (away @ (-np.sin(turn), np.cos(turn))) / (wide * (1 + 0.6 * np.abs(along)))
        tall = wide * random.uniform(0.10, 0.34)
        height += tall * np.exp(-1.6 * along**2 - across**2) * (1 - 0.9 * across)
    return height


def _headboard():
    """Padded, in upright channels."""
    x, down = np.meshgrid(np.linspace(-1.2, 1.2, 500), np.linspace(0, 1, 60))
    channel = np.abs(np.cos(np.pi * x / 0.17)) ** 0.5
    over = np.clip(1 - down / 0.10, 0, 1)
    y = 0.07 - 0.050 * channel * np.sqrt(1 - over**2) + 0.03 * over**3
    z = 0.70 - down + 0.008 * channel
    board = grid_object("headboard", np.stack([x, y, z], 2), np.stack([x, z], 2))
    board.data.materials.append(plain("board", linear("#a48f76"), 0.85, 0.15))
