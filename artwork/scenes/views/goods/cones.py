"""Cones of sewing thread in the dyes of a print, row behind row."""
import bpy
import numpy as np

from stage.fabrics.cloth import fabric
from stage.mesh import grid_object, smooth
from stage.solids import grained, turned
from stage.studio import COOL, RIM, WARM, camera, empty_room, lamp, sweep

DYES, PASSES, TURNS, STEPS, SIDES = 6, 44, 12, 30, 6
WIND, BELOW, ABOVE, THREAD = 0.128, 0.047, 0.027, 0.00062
# From the front: how many stand in a row, how far behind the first, how far aside.
ROWS = [(6, 0.0, 0.0), (7, 0.112, 0.004), (8, 0.226, -0.008), (9, 0.342, 0.01)]
APART = 0.124
# The paper cone inside: (radius, height).
CORE = [(0.0315, 0), (0.0165, WIND + 0.026), (0.0158, WIND + 0.0265), (0.0150, WIND + 0.026), (0.0160, WIND)]


def build(view, width, height, seed, folder):
    empty_room(width, height, 0.16)
    random = np.random.default_rng(seed + 11)
    paper = grained("paper", "#e9dfcd", (300, 300, 300), 0.06, 0.85, 0.15)
    wound = [_wound(seed * 10 + number) for number in range(3)]
    matt = {"roughness": 0.44, "bump": 0, "translucent": 0}
    threads = [fabric(f"thread {panel}", "silk", panel, **matt) for panel in range(1, DYES + 1)]
    before = []
    for count, behind, aside in ROWS:
        row = []
        for place in range(count):
            near = {*row[-1:], *before[max(place - 1, 0) : place + 1]}
            dye = int(random.choice([d for d in range(DYES) if d not in near]))
            row.append(dye)
            x = (place - (count - 1) / 2) * APART + aside + random.normal() * 0.004
            at = (x, behind + random.normal() * 0.005, 0)
            _cone(wound[random.integers(3)], threads[dye], paper, at, random.uniform(0, 6.28))
        before = row
    for thing in wound:
        thing.hide_render = True
    sweep(1.3, 0.6)
    lamp((-1.2, -0.30, 0.62), (0, 0.1, 0.06), 0.45, 30, WARM)
    lamp((1.3, -0.9, 0.5), (0, 0.1, 0.06), 1.0, 3.2, COOL)
    lamp((0.35, 1.0, 0.85), (0, 0.1, 0.08), 0.6, 12, RIM)
    camera((0.22, -1.68, 0.54), (0.004, 0.115, 0.070), 36 * 1.85 / 0.66)


def _cone(wound, thread, paper, at, turn):
    cone = wound.copy()
    cone.data = wound.data.copy()
    cone.data.materials.append(thread)
    body = turned("body", [(BELOW - 0.0012, 0.009), (ABOVE - 0.0012, WIND + 0.005)], thread)
    core = turned("core", CORE, paper)
    bpy.context.collection.objects.link(cone)
    for part in (cone, body, core):
        part.location, part.rotation_euler[2] = at, turn


def _wound(seed):
    """One thread that goes up and down the cone, each way laid across the last; its ends are rounded off."""
    random = np.random.default_rng(seed)
    count = PASSES * TURNS * STEPS
    t = np.arange(count) / (TURNS * STEPS)
    number = np.minimum(t.astype(int), PASSES - 1)
    share = t - number
    share = np.where(number % 2, 1 - share, share)
    ends = random.uniform(0, 0.05, (PASSES + 1, 2))
    share = ends[number, 0] * 0.5 + share * (1 - 0.5 * (ends[number, 0] + ends[number, 1]))
    angle = t * TURNS * 2 * np.pi * (1 + 0.004 * np.sin(t * 1.7))
    layer = (number / PASSES) * 0.0016
    shoulder = 0.0042 * (np.exp(-share / 0.025) + np.exp(-(1 - share) / 0.02))
    slack = random.normal(size=count // 20 + 2)
    loose = 0.00016 * np.interp(np.arange(count), np.arange(len(slack)) * 20, slack)
    radius = BELOW + (ABOVE - BELOW) * share + layer - shoulder + loose
    z = 0.008 + WIND * share
    centre = np.stack([radius * np.cos(angle), radius * np.sin(angle), z], 1)
    out = np.stack([np.cos(angle), np.sin(angle), np.zeros(count)], 1)
    along = np.gradient(centre, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    up = np.cross(out, along)
    round_ = np.linspace(0, 2 * np.pi, SIDES + 1)
    ring = np.cos(round_)[None, :, None] * out[:, None] + np.sin(round_)[None, :, None] * up[:, None]
    points = centre[:, None] + ring * THREAD
    uv = np.stack([np.sin(angle)[:, None] * 0.1 + 0.5 + 0 * round_[None], z[:, None] + round_[None] * 0.0002], 2)
    made = grid_object("thread", points, uv)
    smooth(made)
    return made
