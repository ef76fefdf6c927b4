"""A fan of cuttings, riveted together: the print in front, its other dyes behind."""
import bpy
import numpy as np

from stage.fabrics.cloth import fabric
from stage.mesh import grid_object, smooth, thicken
from stage.noise import ripple
from stage.studio import COOL, RIM, WARM, camera, empty_room, lamp, plain, table

WIDE, TALL, CELL, TOOTH = 0.26, 0.32, 0.0025, 0.0024
# From the front to the back: how far each is turned about the rivet.
TURNED = [7, -6, -19, -33]
RIVET = (-0.105, 0.145)


def build(view, width, height, seed, folder):
    empty_room(width, height, 0.20)
    random = np.random.default_rng(seed)
    for order, turned in enumerate(TURNED):
        _cutting(order + 1, turned + random.normal() * 0.8, 0.0145 - order * 0.0042, seed)
    _rivet()
    table()
    lamp((-0.85, 0.45, 0.55), (0, 0, 0), 0.45, 14, WARM)
    lamp((0.9, -0.8, 0.9), (0, 0, 0), 1.0, 3.4, COOL)
    lamp((0.3, 1.0, 0.8), (0, 0, 0), 0.6, 4.5, RIM)
    camera((0.0, -0.62, 1.62), (0.0, -0.012, 0), 122)


def _cutting(panel, turned, level, seed):
    """Cloth cut with pinking shears, its free corners a little off the table."""
    columns, rows = round(WIDE / CELL) + 1, round(TALL / CELL) + 1
    x, y = np.meshgrid(np.linspace(-WIDE / 2, WIDE / 2, columns), np.linspace(TALL / 2, -TALL / 2, rows))
    uv = np.stack([x + 0.5 + panel * 0.31, y + 0.5 + panel * 0.17], 2)
    x[::2, 0] -= TOOTH
    x[::2, -1] += TOOTH
    y[0, ::2] += TOOTH
    y[-1, ::2] -= TOOTH
    flat = np.stack([x, y, np.zeros_like(x)], 2)
    free = np.clip((x - RIVET[0]) / WIDE, 0, 1) * np.clip((RIVET[1] - y) / TALL, 0, 1)
    lift = 0.007 * free**2.2 + ripple(flat, 2.2, seed * 9 + panel) * 0.0013 + ripple(flat, 6, seed + panel) * 0.0003
    angle = np.radians(turned)
    dx, dy = x - RIVET[0], y - RIVET[1]
    points = np.stack(
        [
            RIVET[0] + np.cos(angle) * dx - np.sin(angle) * dy,
            RIVET[1] + np.sin(angle) * dx + np.cos(angle) * dy,
            level + lift,
        ],
        2,
    )
    cloth = grid_object(f"cutting {panel}", points, uv)
    cloth.data.materials.append(fabric(f"cutting {panel}", "plain", panel, threads=700, bump=0.36))
    thicken(cloth, 0.0008)


def _rivet():
    bpy.ops.mesh.primitive_uv_sphere_add(radius=0.0085, location=(RIVET[0] + 0.016, RIVET[1] - 0.016, 0.0165))
    head = bpy.context.object
    head.scale = (1, 1, 0.32)
    smooth(head)
    head.data.materials.append(plain("brass", (0.8, 0.55, 0.22), 0.25, 0.5, 1))
