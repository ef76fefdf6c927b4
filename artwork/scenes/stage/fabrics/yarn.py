"""Yarns as bundles of twisted strands, seen so near that they can be counted. Lengths are millimetres of cloth."""
from dataclasses import dataclass

import bpy
import numpy as np

from stage.mesh import smooth


@dataclass(frozen=True)
class Yarn:
    """`radius` is half its width on the cloth; `flat` its height by its width; `twist` turns a millimetre."""

    radius: float
    flat: float = 0.7
    strands: int = 10
    sides: int = 5
    twist: float = 1.0
    uneven: float = 0.07
    """How much thinner and thicker it gets along its way."""
    tone: float = 0.05
    """How much it differs from its neighbours, and its strands from each other."""
    close: float = 1.25
    """How much its strands press into each other: filaments leave no furrow."""
    loose: float = 1.0
    """How much its strands stray from each other: filaments hardly do."""
    hairs: float = 0.0
    """Loose fibres a millimetre."""


def drift(random, shape, reach):
    """Smooth noise of about ±1 along the last axis, which forgets itself after `reach` samples."""
    window = np.hanning(2 * int(reach) + 3)
    rough = random.normal(size=(*shape[:-1], shape[-1] + len(window) - 1))
    spread = np.apply_along_axis(np.convolve, -1, rough, window, "valid")
    return spread / np.sqrt((window**2).sum())


class Bundle:
    """Gathers strands of many yarns into one mesh."""

    def __init__(self, random):
        self.random = random
        self.points, self.faces, self.tones, self.count = [], [], [], 0

    def spin(self, centre, yarn, width=1.0):
        """Adds a yarn along a centre line (n × 3). `width` (n) is how far it spreads there."""
        random, n = self.random, len(centre)
        along, aside, up = _frame(centre)
        way = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(centre, axis=0), axis=1))])
        step = way[-1] / n
        radius = yarn.radius * (1 + yarn.uneven * drift(random, (n,), 10 * yarn.radius / step)) * width
        number = np.arange(yarn.strands)[:, None]
        angle = random.uniform(0, 7) + number / yarn.strands * 2 * np.pi + way * yarn.twist * 2 * np.pi
        angle = angle + 0.22 * yarn.loose * drift(random, (yarn.strands, n), 0.5 / step)
        share = yarn.close * np.pi / (yarn.strands + yarn.close * np.pi)
        ring = (1 - share) * radius * (1 + 0.08 * yarn.loose * drift(random, (yarn.strands, n), 0.7 / step))
        across, high = np.cos(angle) * ring, np.sin(angle) * ring * yarn.flat
        strands = centre + aside * across[..., None] + up * high[..., None]
        thick = share * radius * np.sqrt(yarn.flat) * (1 + 0.12 * yarn.loose * drift(random, (yarn.strands, n), 0.6 / step))
        tone = 1 + yarn.tone * (
            0.8 * random.normal() + 0.7 * drift(random, (n,), 2 / step) + 0.9 * random.normal(size=(yarn.strands, 1))
        )
        # What lies on the underside of a yarn is never seen.
        self._add(strands, thick, yarn.sides, tone, np.sin(angle) > -0.8)
        self._fray(centre, yarn, along, aside, up, way[-1])

    def _fray(self, centre, yarn, along, aside, up, length):
        """Loose fibres: they leave the yarn along its way, curl, and end in the air."""
        random = self.random
        count = random.poisson(yarn.hairs * length)
        if not count:
            return
        start = random.integers(2, len(centre) - 2, count)
        t = np.linspace(0, 1, 9)[None, :, None]
        at = lambda x: x[start][:, None]
        normal = lambda: random.normal(size=(count, 1, 1))
        reach = random.uniform(1, 4, (count, 1, 1)) * yarn.radius
        way = at(along) * np.sign(normal()) * (0.6 + 0.3 * normal()) + at(aside) * 0.7 * normal()
        curl = (at(aside) * normal() + at(along) * normal()) * 1.1 + at(up) * 0.35 * normal()
        from_ = at(centre) + at(aside) * yarn.radius * 0.5 * normal() + at(up) * yarn.radius * yarn.flat * 0.9
        hairs = from_ + (way * t + at(up) * (0.75 * t - 0.55 * t**2) + curl * t**2) * reach
        thin = np.full((count, 9), yarn.radius * 0.042)
        self._add(hairs, thin, 3, 1.05 + 0 * thin, np.ones_like(thin, bool))

    def _add(self, centres, radii, sides, tones, seen):
        """Tubes about centre lines (m × n × 3). Faces that look down or are not `seen` (m × n) are left out."""
        m, n = radii.shape
        _, aside, up = _frame(centres)
        round_ = np.arange(sides) / sides * 2 * np.pi
        out = aside[:, :, None] * np.cos(round_)[:, None] + up[:, :, None] * np.sin(round_)[:, None]
        points = centres[:, :, None] + out * radii[:, :, None, None]
        first = np.arange(m * n * sides).reshape(m, n, sides) + self.count
        next_ = np.roll(first, -1, 2)
        faces = np.stack([first[:, :-1], next_[:, :-1], next_[:, 1:], first[:, 1:]], -1)
        kept = seen[:, :-1, None] & (np.sin(round_ + np.pi / sides) > -0.75)
        self.points.append(points.reshape(-1, 3).astype(np.float32))
        self.faces.append(faces[kept])
        self.tones.append(np.repeat(np.broadcast_to(tones, (m, n)).ravel(), sides).astype(np.float32))
        self.count += m * n * sides

    def line(self, half, depth, tone):
        """A sheet under the yarns, so that a gap between them shows more cloth, in shadow."""
        x, y = (np.linspace(-side, side, 60) for side in half)
        x, y = np.meshgrid(x, y)
        first = (np.arange(59)[:, None] * 60 + np.arange(59)).ravel() + self.count
        self.points.append(np.stack([x, y, 0 * x - depth], -1).reshape(-1, 3).astype(np.float32))
        self.faces.append(np.stack([first, first + 1, first + 61, first + 60], 1))
        self.tones.append(np.full(3600, tone, np.float32))
        self.count += 3600

    def lay(self, name, bend, material):
        """The mesh; `bend` turns points of the flat cloth into places and (u, v) of the scene."""
        places, uv = bend(np.concatenate(self.points))
        corners = np.concatenate(self.faces).astype(np.int32)
        mesh = bpy.data.meshes.new(name)
        mesh.vertices.add(len(places))
        mesh.vertices.foreach_set("co", places.astype(np.float32).ravel())
        mesh.loops.add(corners.size)
        mesh.loops.foreach_set("vertex_index", corners.ravel())
        mesh.polygons.add(len(corners))
        mesh.polygons.foreach_set("loop_start", np.arange(len(corners), dtype=np.int32) * 4)
        mesh.polygons.foreach_set("loop_total", np.full(len(corners), 4, np.int32))
        mesh.uv_layers.new(name="UVMap").data.foreach_set("uv", uv.astype(np.float32)[corners.ravel()].ravel())
        mesh.attributes.new("tone", "FLOAT", "POINT").data.foreach_set("value", np.concatenate(self.tones))
        mesh.update(calc_edges=True)
        made = bpy.data.objects.new(name, mesh)
        bpy.context.collection.objects.link(made)
        mesh.materials.append(material)
        smooth(made)
        print(name, len(corners), "faces", flush=True)


def _frame(centres):
    """Unit vectors along lines (… × n × 3), to their side in the cloth, and out of the cloth."""
    unit = lambda x: x / np.maximum(np.linalg.norm(x, axis=-1, keepdims=True), 1e-9)
    along = unit(np.gradient(centres, axis=-2))
    aside = unit(np.cross(along, (0.03, 0.05, 1.0)))
    return along, aside, np.cross(aside, along)
