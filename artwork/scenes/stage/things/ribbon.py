"""Ribbons: round a box, and tied to a bow on it."""
import numpy as np

from stage.mesh import grid_object, thicken
from stage.noise import ripple
from stage.solids import filleted

THICK = 0.0005


def strip(name, path, across, width, material):
    """
    A ribbon along `path` (n × 3). `across` (n × 3) points over its width, which is a number or n of them. Its right
    side is where path × across points away from.
    """
    share = np.linspace(-0.5, 0.5, 9)
    width = np.broadcast_to(width, len(path))
    points = path[:, None] + across[:, None] * (share[None] * width[:, None])[..., None]
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    uv = np.stack(np.broadcast_arrays((share * width.max())[None], -length[:, None]), 2)
    made = grid_object(name, points, uv)
    made.data.materials.append(material)
    thicken(made, THICK)
    return made


def round_box(box, width, material, along=0, aside=0.0, skew=0.0, raised=0.0):
    """Ribbon drawn tight over lid, sides and bottom: `along` 0 runs from left to right, 1 from front to back."""
    wide, lid, low, top = box.size[along] / 2 + 0.0008, box.lid_size[along] / 2 + 0.0008, box.lid_from, box.top
    wide, lid, top = wide + raised, lid + raised, top + 0.0007 + raised
    half = [(0, top), (lid, top), (lid, low), (wide, 0.0004), (0, 0.0004)]
    ring = half + [(-r, z) for r, z in reversed(half[:-1])]
    ring = np.array(filleted(ring, 0.0022, 6))
    dense = _evenly(ring, 0.001)
    path = np.zeros((len(dense), 3))
    path[:, along], path[:, 2] = dense[:, 0], dense[:, 1]
    path[:, 1 - along] = aside + skew * dense[:, 0] + ripple(path, 2.5, along + 3) * 0.0007
    across = np.zeros((len(dense), 3))
    across[:, 1 - along] = -1 if along == 0 else 1
    return strip("ribbon", path, across, width, material)


def _evenly(points, step):
    length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))])
    at = np.linspace(0, length[-1], int(length[-1] / step))
    return np.stack([np.interp(at, length, points[:, axis]) for axis in range(points.shape[1])], 1)


def bow(centre, width, material, turned=0.0, seed=1, size=1.0):
    """Two loops, two tails and a knot over `centre`. Returns its pieces."""
    random = np.random.default_rng(seed)
    pieces = []
    for side in (0, 1):
        way = turned + side * np.pi + random.normal() * 0.12
        pieces.append(_loop(way, size * random.uniform(0.062, 0.074), width, material, seed * 7 + side))
    for side, way in ((0, -0.62), (1, -2.35)):
        way = turned + way + random.normal() * 0.12
        pieces.append(_tail(way, size * random.uniform(0.088, 0.112), width, material, seed * 5 + side))
    pieces.append(_knot(turned, width, material, seed))
    for piece in pieces:
        piece.location = centre
    return pieces


def _axes(way):
    return np.array([np.cos(way), np.sin(way), 0]), np.array([np.sin(way), -np.cos(way), 0])


def _loop(way, reach, width, material, seed):
    """Out along the lid and back above, pinched at the knot."""
    t = np.linspace(0.02, 0.98, 60)
    swing = (1 - np.cos(2 * np.pi * t)) / 2
    out, across = _axes(way)
    height = 0.006 + 0.30 * reach * swing + 0.40 * reach * np.sin(2 * np.pi * (1 - t)) * swing**0.6
    path = reach * swing[:, None] * out + np.maximum(height, 0.0015)[:, None] * (0, 0, 1)
    open_share = np.clip(np.minimum(t, 1 - t) / 0.24, 0, 1)
    pinched = width * (0.40 + 0.60 * np.sin(open_share * np.pi / 2))
    cant = 0.30 * np.sin(2 * np.pi * t + seed) * open_share + 0.25
    leaning = across * np.cos(cant)[:, None] + np.array([0, 0, 1]) * np.sin(cant)[:, None]
    leaning = leaning + 0.10 * ripple(path, 9, seed)[:, None] * out
    made = strip("loop", path + across * (ripple(path, 6, seed) * 0.0022)[:, None], leaning, pinched, material)
    return _gathered(made, t, seed)


def _gathered(made, t, seed):
    """Small pleats run out of the knot."""
    points = np.array([v.co[:] for v in made.data.vertices]).reshape(len(t), 9, 3)
    share = np.linspace(-0.5, 0.5, 9)
    near = np.exp(-np.minimum(t, 1 - t) / 0.09)[:, None]
    points[..., 2] += near * np.sin(share * 15 + seed)[None] * 0.0022
    made.data.vertices.foreach_set("co", points.ravel())
    made.data.update()
    return made


def _tail(way, reach, width, material, seed):
    """Lies on the lid in two soft waves; its end is cut to a swallow's tail."""
    t, share = np.linspace(0, 1, 50), np.linspace(-0.5, 0.5, 9)
    out, across = _axes(way)
    # Columns at the edges run further than the middle.
    far = t[:, None] * (0.90 + 0.20 * np.abs(share)[None])
    bent = 0.012 * np.sin(far * 3 + seed)
    lifted = 0.0012 + 0.006 * np.exp(-far / 0.16) + 0.0060 * np.abs(np.sin(far * 6.0 + seed * 0.7)) ** 1.5 * far
    wide = width * (0.45 + 0.55 * np.clip(far / 0.25, 0, 1))
    points = (far * reach)[..., None] * out + (share[None] * wide + bent)[..., None] * across
    points[..., 2] += lifted + share[None] * 0.005 * np.sin(far * 4 + seed) * far
    points[..., 2] = np.maximum(points[..., 2], 0.0008)
    uv = np.stack(np.broadcast_arrays((share * width)[None] + 0 * far, -far * reach + 0.3), 2)
    made = grid_object("tail", points, uv)
    made.data.materials.append(material)
    thicken(made, THICK)
    return made


def _knot(way, width, material, seed):
    t = np.linspace(0, 2 * np.pi, 40)
    out, across = _axes(way)
    radius = np.stack([np.cos(t) * 0.0095, np.sin(t) * 0.0062 + 0.0072], 1)
    path = radius[:, :1] * across + radius[:, 1:] * np.array([0, 0, 1])
    made = strip("knot", path, np.broadcast_to(out, path.shape), width * 0.62, material)
    points = np.array([v.co[:] for v in made.data.vertices]).reshape(40, 9, 3)
    share = np.linspace(-1, 1, 9)
    middle = points.mean((0, 1))
    bulge = 1 - 0.30 * share**2 + 0.07 * np.sin(share * 9 + seed)
    flat = points - middle
    along = (flat @ out)[..., None] * out
    points = middle + along + (flat - along) * bulge[None, :, None]
    made.data.vertices.foreach_set("co", points.ravel())
    made.data.update()
    return made
