"""Flat things cut along an outline: paper patterns, blades."""
import numpy as np
from mathutils.geometry import delaunay_2d_cdt

from stage.mesh import mesh_object, smooth


def curved(points, step=0.004):
    """
    A closed outline through points. A point is (x, y), a corner, or (x, y, 1), which the outline passes in a curve.
    """
    count = len(points)
    made = []
    for i in range(count):
        (ax, ay, *a), (bx, by, *b) = points[i], points[(i + 1) % count]
        start, end = np.array((ax, ay)), np.array((bx, by))
        reach = np.linalg.norm(end - start)
        before = np.array(points[i - 1][:2])
        after = np.array(points[(i + 2) % count][:2])
        leave = (end - before) / np.linalg.norm(end - before) * reach if a else end - start
        arrive = (after - start) / np.linalg.norm(after - start) * reach if b else end - start
        t = np.linspace(0, 1, max(int(reach / step), 2), endpoint=False)[:, None]
        made.append(
            (2 * t**3 - 3 * t**2 + 1) * start
            + (t**3 - 2 * t**2 + t) * leave
            + (3 * t**2 - 2 * t**3) * end
            + (t**3 - t**2) * arrive
        )
    return np.concatenate(made)


def leaf(name, outline, cell, height, material):
    """A sheet cut along an outline (n × 2). `height` gives z for points (n × 2)."""
    flat, faces = meshed(outline, cell)
    made = mesh_object(name, np.column_stack([flat, height(flat)]), faces, uv=flat)
    made.data.materials.append(material)
    smooth(made)
    return made


def meshed(outline, cell):
    """Points (n × 2) and triangles that fill an outline, about a cell apart."""
    low, high = outline.min(0), outline.max(0)
    x, y = np.meshgrid(np.arange(low[0], high[0], cell), np.arange(low[1], high[1], cell))
    inner = np.stack([x.ravel(), y.ravel()], 1)
    inner = inner[_within(inner, outline)]
    points = np.concatenate([outline, inner])
    rim = [(i, (i + 1) % len(outline)) for i in range(len(outline))]
    flat, _, faces, *_ = delaunay_2d_cdt([tuple(p) for p in points], rim, [], 2, 1e-5)
    return np.array([tuple(p) for p in flat]), faces


def _within(points, outline):
    """Which points lie inside: a ray to the right crosses the outline an odd number of times."""
    ax, ay = outline.T
    bx, by = np.roll(outline, -1, 0).T
    x, y = points[:, :1], points[:, 1:]
    spans = (ay > y) != (by > y)
    with np.errstate(divide="ignore", invalid="ignore"):
        meets = ax + (y - ay) / (by - ay) * (bx - ax)
    return (spans & (x < meets)).sum(1) % 2 == 1
