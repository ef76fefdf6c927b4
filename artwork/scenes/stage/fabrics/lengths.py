"""Lengths of cloth as a showroom shows them: over a pole, on hangers, off a roll, in a fan, on a stretcher."""
import numpy as np

from stage.fabrics.cloth import fabric
from stage.fabrics.fallen import Fall, fallen
from stage.places.joinery import steel
from stage.mesh import grid_object, thicken
from stage.noise import ripple
from stage.fabrics.rolled import Roll, rolled
from stage.solids import block, thread, wood

POLE = 0.0185


def stuff(panel, kind):
    """What a piece is made of; seen from afar its threads are few and deep."""
    return fabric(f"length {panel}", kind, panel, threads=560, bump=0.40)


def thrown(panel, kind, fall, seed):
    """Over a pole along x through the origin; its edges are a little askew."""
    random = np.random.default_rng(seed * 70 + panel)
    points, uv = fallen(fall, seed * 70 + panel, 110, 90)
    aslant = random.normal() * 0.012
    points[..., 0] += points[..., 2] * aslant + ripple(points * (0, 0, 1), 0.8, seed + panel) * 0.006
    points[..., 2] += uv[..., :1][..., 0] * random.normal() * 0.010 * np.clip(-points[..., 2], 0, 1)
    return _cloth(panel, kind, points, uv)


def _cloth(panel, kind, points, uv):
    cloth = grid_object(f"length {panel}", points, uv + (panel * 0.31, panel * 0.17))
    cloth.data.materials.append(stuff(panel, kind))
    thicken(cloth, 0.0012)
    return cloth


def on_hanger(panel, kind, wide, tall, seed):
    """Clamped in a wooden bar whose hook goes over a rail along y through the origin. Its right side looks to -y."""
    random = np.random.default_rng(seed * 90 + panel)
    cut = wide * random.uniform(1.05, 1.14)
    points, uv = fallen(Fall(cut, wide, tall, random.uniform(1.6, 2.9), 0.004, 0.03), seed * 90 + panel, 90, 80)
    points[..., 2] -= 0.105
    beech = wood(f"clamp {panel}", "#c39f70", 0, 0.15, random.uniform(0.92, 1.05))
    made = [_cloth(panel, kind, points, uv)]
    for y in (-0.0105, 0.0105):
        slat = block("slat", (wide + 0.03, 0.013, 0.034), beech, 0.003)
        slat.location = (0, y, -0.126)
        made.append(slat)
    angle = np.radians(np.linspace(205, -35, 15))
    ring = [(0.021 * np.cos(a), 0, 0.021 * np.sin(a) - 0.004) for a in angle]
    made.append(thread("hook", [*ring, (0.006, 0, -0.034), (0, 0, -0.05), (0, 0, -0.094)], 0.0021, steel()))
    return made


def unrolled(panel, kind, roll, path, kraft, seed):
    """
    A roll along x, and what has come off it: `roll` is (radius, length), its middle over the origin; `path` are the
    points (y, z) over which the cloth runs away from under it.
    """
    radius, long = roll
    body, core = rolled(Roll(panel, kind, (0, 0, 0), 2.1, seed, radius, long, 22), kraft)
    for thing in (body, core):
        thing.rotation_euler[2] = np.pi / 2
        thing.location = (0, 0, radius + 0.003)
    path = np.array(path, float)
    y, z = path.T
    length = np.concatenate([[0], np.cumsum(np.hypot(np.diff(y), np.diff(z)))])
    x = np.linspace(-long / 2, long / 2, 110) * 0.985
    points = np.stack(np.broadcast_arrays(x[None], y[:, None], z[:, None]), 2).copy()
    run = np.stack(np.broadcast_arrays(x[None], length[:, None], 0 * x[None]), 2)
    points[..., 0] += ripple(run * (0.2, 1, 1), 0.9, seed + panel) * 0.004
    tangent = np.gradient(path, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1)[:, None]
    # Where it lies it can only rise, where it hangs it swings.
    lift = np.maximum(ripple(run, 2.0, seed + panel) + 0.15, 0) * 0.007 + ripple(run, 6, seed) * 0.0006 + 0.0012
    share = np.clip(length / 0.10, 0, 1)[:, None]
    hanging = np.clip(-tangent[:, 1], 0, 1)[:, None]
    folds = ripple(run * (1, 0.22, 1), 2.6, seed + 3) * 0.014 * hanging * np.clip(length - length[-1] + 0.5, 0, 1)[:, None]
    points[..., 1] += tangent[:, 1:] * (lift * share + folds + 0.004 * hanging)
    points[..., 2] -= tangent[:, :1] * lift * share
    sheet = _cloth(panel, kind, points, np.stack([run[..., 0], -run[..., 1]], 2))
    return [body, core, sheet]


def over_edge(deep, drop):
    """A way for `unrolled`: so far along a table, over its edge and down."""
    edge = [(-deep + 0.012, 0), (-deep + 0.004, -0.003), (-deep, -0.012), (-deep - 0.001, -0.04)]
    corners = np.array([(0, 0), *edge, (-deep - 0.004, -drop)], float)
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(corners, axis=0), axis=1))])
    at = np.linspace(0, length[-1], 180)
    return np.stack([np.interp(at, length, corners[:, axis]) for axis in (0, 1)], 1)


def fan(panels, kind, size, seed, spread=0.36):
    """Cuttings one on the other, turned about their far left corner; the origin."""
    random = np.random.default_rng(seed)
    made = []
    wide, long = size
    for order, panel in enumerate(panels):
        x, y = np.meshgrid(np.linspace(0, wide, 40), np.linspace(0, -long, 60))
        flat = np.stack([x - 0.02, y + 0.02, 0 * x], 2)
        angle = -spread * (order - len(panels) / 2) / len(panels) * 3 + random.normal() * 0.03
        free = np.clip(-y / long, 0, 1)
        z = 0.0015 + order * 0.0022 + 0.014 * free**2 * random.uniform(0.2, 1.0) + ripple(flat, 3, seed + panel) * 0.0012
        cos, sin = np.cos(angle), np.sin(angle)
        points = np.stack([cos * flat[..., 0] - sin * flat[..., 1], sin * flat[..., 0] + cos * flat[..., 1], z], 2)
        made.append(_cloth(panel, kind, points, np.stack([x, y], 2)))
    return made


def stretched(panel, kind, size, seed):
    """On a stretcher in a thin wooden frame, its back in the plane y = 0, its lower edge at z = 0."""
    wide, tall = size
    x, z = np.meshgrid(np.linspace(-wide / 2, wide / 2, 70), np.linspace(tall, 0, 90))
    points = np.stack([x, 0 * x - 0.022, z], 2)
    points[..., 1] += ripple(points, 1.1, seed + panel) * 0.0012
    made = [_cloth(panel, kind, points, np.stack([x, z], 2))]
    oak = wood(f"frame {panel}", "#a98257", 0, 0.15)
    upright = wood(f"frame side {panel}", "#a98257", 2, 0.15)
    for below in (-0.016, tall):
        made.append(block("frame", (wide + 0.032, 0.032, 0.016), oak, 0.002))
        made[-1].location = (0, -0.016, below)
    for side in (-1, 1):
        made.append(block("frame", (0.016, 0.032, tall), upright, 0.002))
        made[-1].location = (side * (wide / 2 + 0.008), -0.016, 0)
    return made
