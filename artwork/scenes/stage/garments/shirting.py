"""Collars, plackets and buttons, laid on a shirt that hangs (see sewn_on.py). Places are those of the pattern."""
import bpy
import numpy as np
from mathutils import Vector

from sewing.mannequin import FORM
from sewing.outline import curve, joined, mirrored, resampled
from sewing.seams import RIB, Drawing
from stage.fabrics.cloth import fabric
from stage.mesh import grid_object, smooth, subdivide, thicken
from stage.garments.sewn_on import patch
from stage.studio import linear, plain

HORN = "#efe9dc"
# How far the ends of a stand lie over each other, as an angle round the neck.
LAPPED = 0.16


class Neckline:
    """The line a collar is sewn to, round the neck from the middle of the front: eased, as a facing keeps it."""

    def __init__(self, surface, outline):
        points = []
        for side, back in (("front", False), ("back", True)):
            edge = next(part.points for part in outline(back) if part.open == "neck")
            line = resampled(joined(mirrored(edge)[::-1], edge), 0.004)
            points += [surface.at(side, x, y - 0.002)[0] for x, y in line]
        points = np.array(points)
        self.middle = (points[:, :2].min(0) + points[:, :2].max(0)) / 2
        away = points[:, :2] - self.middle
        turn = self._waves(np.arctan2(away[:, 1], away[:, 0]))
        self.shape = np.linalg.lstsq(turn, np.column_stack([np.hypot(*away.T), points[:, 2]]), rcond=None)[0]

    def _waves(self, angle):
        return np.column_stack([np.ones_like(angle), *(wave(n * angle) for n in (1, 2, 3, 4) for wave in (np.cos, np.sin))])

    def at(self, angle, up, out):
        """Points `up` metres above the seam and `out` metres outside it."""
        radius, height = (self._waves(angle) @ self.shape).T
        ways = np.stack([np.cos(angle), np.sin(angle)], 1)
        return _off_the_dummy(np.column_stack([self.middle + ways * (radius + out)[:, None], height + up]))


def _off_the_dummy(points, gap=0.0032):
    """The points, none of them in the dummy's neck or shoulders."""
    height, wide, deep, back = np.array(FORM).T
    at = lambda measure: np.interp(points[:, 2], height, measure)
    away = np.column_stack([points[:, 0], points[:, 1] - at(back)])
    inside = np.hypot(away[:, 0] / (at(wide) + gap), away[:, 1] / (at(deep) + gap))
    away /= np.minimum(inside, 1)[:, None]
    return np.column_stack([away[:, 0], away[:, 1] + at(back), points[:, 2]])


def stand(neck, tall, cloth, over=None):
    """
    A band that stands round the neck and leans towards it, its left end over its right, and what is below its seam, under
    the cloth; or, with a skin it is sewn over, outside that: where cloths differ in dye, its foot is then one line.
    """
    angle = np.linspace(-np.pi / 2 - LAPPED, 1.5 * np.pi + LAPPED / 3, 260)
    # The end that lies over the other is a little further out.
    lap = 0.0034 * np.clip(1 - (angle - angle[0]) / (2 * LAPPED), 0, 1)
    share = np.concatenate([np.linspace(1, 0, 12), np.linspace(-0.06, -0.7, 8)])
    lean = lambda s: 0.0042 - 0.34 * tall * s + 0.0012 * np.sin(s * np.pi) if s >= 0 else 0.0042 + 0.09 * tall * s
    # On the chest the cloth reaches up to the seam: below it nothing is to be seen there.
    deep = 1 - 0.9 * np.clip((-np.sin(angle) - 0.35) / 0.4, 0, 1)
    points = np.array([neck.at(angle, tall * s * (deep if s < 0 else 1) - 0.004, lean(s) + lap * (s >= 0)) for s in share])
    # Both ends are cut round above.
    ends = np.minimum(angle - angle[0], angle[-1] - angle)
    points[..., 2] -= (0.010 * np.exp(-ends / 0.05))[None] * share[:, None].clip(0)
    if over:
        points, share = _outside(points[:14], over), share[:14]
    along = np.linspace(0, 0.42, len(angle))
    uv = np.stack(np.broadcast_arrays(along[None], tall * share[:, None]), 2)
    made = grid_object("stand", points, uv)
    made.data.materials.append(cloth)
    subdivide(made, 1)
    thicken(made, 0.0026)
    return made


def _outside(rows, skin):
    """The rows of a band, the lower ones pushed out of what they would sink into, and eased along their way."""
    for gap in (0.0030, 0.0026, 0.0022):
        for number in range(5, len(rows)):
            rows[number] = _eased(_eased(skin.outside(rows[number], gap)[0]))
        for _ in range(2):
            rows[4:-1] = (rows[3:-2] + 2 * rows[4:-1] + rows[5:]) / 4
    return rows


def leaf(neck, surface, tall, cloth, point=(0.066, -0.128), shoulder=(0.124, -0.022), behind=0.040):
    """What a collar turns down over its stand: from the stand's top to a line on the front, the shoulders and the back."""
    count = 240
    half = np.linspace(0, 1, count // 2)
    front = curve(point, (0.094, -0.118), (0.118, -0.075), shoulder)
    back = curve(shoulder, (0.112, -0.034), (0.07, -behind - 0.006), (0, -behind - 0.006))
    lower = [("front", place) for place in resampled(front, 0.0017)] + [("back", place) for place in resampled(back, 0.0017)]
    chosen = [lower[round(i)] for i in half * (len(lower) - 1)]
    left = np.array([surface.lifted(side, place[None, None], 0.0052)[0, 0] for side, place in chosen])
    right = np.array([surface.lifted(side, (place * (-1, 1))[None, None], 0.0052)[0, 0] for side, place in chosen])
    bottom = np.concatenate([right, left[::-1]])
    bottom[:, :] = _eased(bottom)
    # The wearer's right end lies left of the middle for whoever looks.
    angle = -np.pi / 2 - np.concatenate([half * np.pi, np.pi + half * np.pi])
    angle += np.concatenate([-0.10 * (1 - half) ** 3, 0.10 * half**3])
    top = neck.at(angle, tall - 0.003, np.full(count, 0.0030 - 0.30 * tall))
    out = neck.at(angle, tall + 0.004, np.full(count, 0.0150 - 0.22 * tall))
    share = np.linspace(0, 1, 22)[:, None, None]
    rolled = (1 - share) ** 2 * top + 2 * share * (1 - share) * out + share**2 * bottom
    # Seen from before, columns run to the right: from the wearer's right end the line runs round his back.
    along = np.linspace(0, 0.46, count)
    uv = np.stack(np.broadcast_arrays(along[None], -0.06 * share[..., 0]), 2)
    made = grid_object("collar leaf", rolled[:, ::-1], uv)
    made.data.materials.append(cloth)
    subdivide(made, 1)
    thicken(made, 0.0026)
    return made


def _eased(line):
    eased = line.copy()
    for _ in range(10):
        eased[1:-1] = (eased[:-2] + 2 * eased[1:-1] + eased[2:]) / 4
    return eased


def placket(surface, top, bottom, cloth, folder, half=0.017):
    """A band down the middle of the front, in which the print goes on."""
    drawing = Drawing()
    height = np.linspace(top, bottom, 200)
    for x in (-half + 0.005, half - 0.005):
        drawing.stitches(np.stack([0 * height + x, height], 1), 0)
    across = np.linspace(-half, half, 13)
    places = np.stack(np.broadcast_arrays(across[None], height[:, None]), 2)
    edge = 1 - (np.abs(across) / half)[None] ** 8
    stitched = fabric("placket", cloth, 1, drawing.save(folder / "seams-placket.png"))
    return patch("placket", surface, "front", places, 0.0008 + 0.0012 * edge, stitched, 0.0012)


def button(place, normal, radius=0.0056, knot=False):
    """A disc of horn with a rim; or a knot of cord, as cooks have."""
    horn = bpy.data.materials.get("horn") or plain("horn", linear(HORN), 0.42, 0.4)
    turned = Vector(normal).to_track_quat("Z", "Y").to_euler()
    at = np.array(place) + np.array(normal) * (0.0030 if knot else 0.0022)
    made = []
    if knot:
        bpy.ops.mesh.primitive_uv_sphere_add(segments=32, ring_count=20, radius=radius, location=at, rotation=turned)
        bpy.context.object.scale = (1, 1, 0.72)
        made.append(bpy.context.object)
    else:
        bpy.ops.mesh.primitive_cylinder_add(vertices=40, radius=radius, depth=0.0020, location=at, rotation=turned)
        edge = bpy.context.object.modifiers.new("round", "BEVEL")
        edge.width, edge.segments = 0.0007, 3
        made.append(bpy.context.object)
        rim = at + np.array(normal) * 0.0010
        bpy.ops.mesh.primitive_torus_add(location=rim, rotation=turned, major_radius=radius * 0.84, minor_radius=0.0007)
        made.append(bpy.context.object)
    for thing in made:
        smooth(thing)
        thing.data.materials.append(horn)
    return made


def buttons(surface, places, **kind):
    made = []
    for x, y in places:
        point, normal = surface.at("front", x, y)
        made += button(point + normal * 0.0012, normal, **kind)
    return made


def collar_cloth(kind):
    """Collars are numbered as cuffs are: both may be of another cloth than the rest."""
    return fabric("collar", kind, RIB)
