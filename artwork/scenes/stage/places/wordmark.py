"""The factory's name as letters one can mount on a wall, from the outlines of artwork/brand/wordmark.ts."""
import re

import bpy

from places import SCENES

NUMBERS = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "Z": 0}


def wordmark(tall, thick, material):
    """Letters `tall` metres high and `thick` deep, upright in the plane y = 0, their feet on z = 0, their middle on x = 0."""
    source = (SCENES.parent / "brand" / "wordmark.ts").read_text()
    width, height = (int(re.search(rf"{side}: (\d+)", source)[1]) for side in ("width", "height"))
    scale = tall / height
    made = []
    for outlines in _letters(_outlines("".join(re.findall(r"'(M[^']+)'", source)))):
        body = bpy.data.curves.new("letter", "CURVE")
        body.dimensions, body.fill_mode = "2D", "BOTH"
        body.extrude, body.bevel_depth, body.bevel_resolution = thick / 2 - 0.0015, 0.0015, 2
        for outline in outlines:
            spline = body.splines.new("POLY")
            spline.points.add(len(outline) - 1)
            spline.use_cyclic_u = True
            for point, (x, y) in zip(spline.points, outline):
                point.co = ((x - width / 2) * scale, -y * scale, 0, 1)
        body.materials.append(material)
        made.append(bpy.data.objects.new("letter", body))
        made[-1].rotation_euler[0] = 1.5707963
        bpy.context.collection.objects.link(made[-1])
    return made


def _letters(outlines):
    """Each outline with the holes in it: holes run round the other way."""
    letters = []
    for outline in outlines:
        area = sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1]))
        if not letters:
            outer = area > 0
        if (area > 0) == outer:
            letters.append([])
        letters[-1].append(outline)
    return letters


def _outlines(path):
    """Closed rows of points from SVG path data of absolute lines and quadratic curves."""
    outlines, here = [], (0.0, 0.0)
    for command, given in re.findall(r"([MLHVQZ])([^MLHVQZ]*)", path):
        numbers = [float(number) for number in re.findall(r"-?[\d.]+", given)]
        if command == "M":
            outlines.append([])
        step = NUMBERS[command]
        for start in range(0, len(numbers), step or 1):
            part = numbers[start : start + step]
            if command == "Q":
                outlines[-1] += [_between(here, part[:2], part[2:], t / 6) for t in range(1, 6)]
            here = {"H": lambda: (part[0], here[1]), "V": lambda: (here[0], part[0])}.get(command, lambda: tuple(part[-2:]))()
            outlines[-1].append(here)
    return outlines


def _between(start, control, end, t):
    return tuple((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c for a, b, c in zip(start, control, end))
