"""Cloth panels from outlines, sewn together where their edges are: seam vertices of both panels are one."""
import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

from sewing.outline import resampled


def outline_loop(garment, back):
    """The whole outline once round, and for each point whether it is sewn to the other panel."""
    half, sewn = [], []
    edges = garment.outline(back)
    for index, edge in enumerate(edges):
        points = resampled(edge.points, garment.cells)
        # The last point of an edge is the first of the next.
        half += points[:-1].tolist()
        corner_is_sewn = not edge.open or (index > 0 and not edges[index - 1].open)
        sewn += [corner_is_sewn] + [not edge.open] * (len(points) - 2)
    half.append(edges[-1].points[-1].tolist())
    sewn.append(False)
    other = [[-x, y] for x, y in half[-2:0:-1]]
    return np.array(half + other), sewn + sewn[-2:0:-1]


def panel(garment, back):
    """Vertices (n × 2), triangles and sewn-flags of one panel."""
    loop, sewn = outline_loop(garment, back)
    count = len(loop)
    cloth = _hexagonal(loop, garment.cells)
    points = [Vector(p) for p in loop.tolist() + cloth.tolist()]
    edges = [(i, (i + 1) % count) for i in range(count)]
    vertices, _, faces, origins, *_ = delaunay_2d_cdt(points, edges, [], 1, 1e-6)
    flags = [any(o < count and sewn[o] for o in origin) for origin in origins]
    distance = np.array([min(np.hypot(*(loop - tuple(v)).T)) for v in vertices])
    return np.array([tuple(v) for v in vertices]), [tuple(f) for f in faces], flags, distance


def sew(garment):
    """
    Both panels as one mesh, apart enough for a thin body between them: vertices, triangles (front first),
    how many are the front's, and the place of each vertex in its pattern.
    """
    front, front_faces, front_sewn, front_inner = panel(garment, False)
    back, back_faces, back_sewn, back_inner = panel(garment, True)
    apart = lambda inner: 0.006 + 0.020 * np.clip(inner / 0.06, 0, 1) ** 0.6
    key = lambda p: (round(p[0] * 2e4), round(p[1] * 2e4))
    vertices, place, seam = [], [], {}
    for (x, y), is_sewn, gap in zip(front, front_sewn, apart(front_inner)):
        if is_sewn:
            seam[key((x, y))] = len(vertices)
        vertices.append((x, 0 if is_sewn else -gap, y))
        place.append((x, y))
    index = []
    for (x, y), is_sewn, gap in zip(back, back_sewn, apart(back_inner)):
        shared = seam.get(key((x, y))) if is_sewn else None
        index.append(len(vertices) if shared is None else shared)
        if shared is None:
            vertices.append((x, gap, y))
            place.append((x, y))
    if garment.fullness:
        vertices = _in_folds(np.array(vertices), garment)
    faces = front_faces + [tuple(index[i] for i in reversed(face)) for face in back_faces]
    return np.array(vertices), faces, len(front_faces), np.array(place)


def _in_folds(vertices, garment):
    """
    Narrows a flared skirt by folds that grow towards its hem. Each height keeps its length; front and back swing
    outwards only, so that there is room between them for the body.
    """
    full = garment.fullness
    x, y, z = vertices.T.copy()
    levels = np.linspace(full.start, full.end, 60)
    share = (full.start - levels) / (full.start - full.end)
    side = next(edge.points for edge in garment.outline(False)[::-1] if not edge.open)
    wide = np.interp(-levels, -side[:, 1], side[:, 0])
    wide += np.clip(side[-1, 1] - levels, 0, None) * (side[-1, 0] - side[-2, 0]) / (side[-2, 1] - side[-1, 1])
    narrow = np.minimum(wide, wide[0] + (full.narrow - wide[0]) * share)
    below = z < full.start
    across = np.clip(x / np.interp(-z, -levels, wide), -1, 1)
    row = np.clip(np.interp(-z, -levels, np.arange(60)), 0, 58.999)
    for panel, these in ((-1, below & (y <= 0)), (1, below & (y > 0))):
        lines = np.array([_folded_line(full, *widths, panel) for widths in zip(wide, narrow)])
        column, upper = (across[these] + 1) / 2 * (lines.shape[1] - 1), row[these].astype(int)
        left, down = np.minimum(column.astype(int), lines.shape[1] - 2), (row[these] - upper)[:, None]
        right = (column - left)[:, None]
        between = lambda level: lines[level, left] * (1 - right) + lines[level, left + 1] * right
        x[these], swing = (between(upper) * (1 - down) + between(upper + 1) * down).T
        y[these] += panel * swing
    return np.stack([x, y, z], 1)


def _wave(full, across, panel):
    """Height of the folds at shares of the half width: none at the side seams."""
    bent = across + 0.06 * np.sin(across * 5 + panel) + 0.03 * np.sin(across * 9 + 2 * panel)
    return (1 + np.sin(np.pi * full.waves * bent + 0.7 * panel)) * (1 - across**4)


def _folded_line(full, half, narrow, panel):
    """A row of cloth `half` wide to either side, laid in folds `narrow` wide: (across, outwards) at equal ways along it."""
    share = np.linspace(-1, 1, 400)
    across, wave = share * narrow, _wave(full, share, panel)
    way = lambda deep: np.concatenate([[0], np.cumsum(np.hypot(np.diff(across), np.diff(wave * deep)))])
    low, high = 0.0, 0.2
    for _ in range(24):
        deep = (low + high) / 2
        low, high = (deep, high) if way(deep)[-1] < 2 * half else (low, deep)
    along = way(deep)
    at = np.linspace(0, along[-1], 400)
    return np.stack([np.interp(at, along, across), np.interp(at, along, wave * deep)], 1)


def _hexagonal(loop, step):
    """A slightly shaken hexagonal grid inside the loop, clear of its edge."""
    low, high = loop.min(0), loop.max(0)
    rows = np.arange(low[1], high[1], step * 0.866)
    columns = np.arange(low[0], high[0], step)
    grid = np.array([(x + (step / 2 if k % 2 else 0), y) for k, y in enumerate(rows) for x in columns])
    grid = grid[_inside(grid, loop, step * 0.55)]
    return grid + np.random.default_rng(1).normal(size=grid.shape) * step * 0.06


def _inside(points, loop, margin):
    x, y = points.T
    inside, nearest = np.zeros(len(points), bool), np.full(len(points), 9.0)
    for (x1, y1), (x2, y2) in zip(loop, np.roll(loop, -1, 0)):
        with np.errstate(all="ignore"):
            crosses = ((y1 > y) != (y2 > y)) & (x < (x2 - x1) * (y - y1) / (y2 - y1 + 1e-15) + x1)
        inside ^= crosses
        start, way = np.array([x1, y1]), np.array([x2 - x1, y2 - y1])
        along = np.clip(((points - start) @ way) / (way @ way), 0, 1)
        nearest = np.minimum(nearest, np.hypot(*(points - start - along[:, None] * way).T))
    return inside & (nearest > margin)
