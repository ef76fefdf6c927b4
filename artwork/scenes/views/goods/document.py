"""A printed sheet of paper on the table, with a folded length of the print and a pencil beside it."""
import numpy as np

from stage.fabrics.cloth import fabric
from stage.fabrics.folded import folded
from stage.mesh import grid_object, thicken
from stage.noise import ripple
from stage.solids import turned, wood
from stage.studio import COOL, RIM, WARM, camera, empty_room, lamp, linear, plain, table

# A4, metres.
WIDE, TALL = 0.210, 0.297


def build(view, width, height, seed, folder):
    empty_room(width, height, 0.20)
    _sheet(seed)
    folded(2, "plain", (0.21, 0.16, 0.030), (0.118, 0.204, 0.015), np.radians(-11), seed)
    _pencil((0.116, -0.128, 0.0042), np.radians(96))
    table()
    lamp((-0.85, 0.45, 0.55), (0, 0, 0), 0.45, 14, WARM)
    lamp((0.9, -0.8, 0.9), (0, 0, 0), 1.0, 3.4, COOL)
    lamp((0.3, 1.0, 0.8), (0, 0, 0), 0.6, 4.5, RIM)
    camera((0.0, -0.62, 1.62), (0.003, 0.008, 0), 150)


def _sheet(seed):
    """It lay rolled once: its short edges rise a little, one corner more than the others."""
    columns, rows = 64, 90
    x, y = np.meshgrid(np.linspace(-WIDE / 2, WIDE / 2, columns), np.linspace(TALL / 2, -TALL / 2, rows))
    uv = np.stack([x, y], 2)
    along, across = y / TALL * 2, x / WIDE * 2
    lift = 0.0022 * np.abs(along) ** 5 + 0.010 * np.clip((across - along) / 2 - 0.2, 0, 1) ** 3
    level = 0.0012 + lift + (1 + ripple(np.stack([x, y, 0 * x], 2), 3.5, seed)) * 0.0005
    turn = np.radians(-3.5)
    points = np.stack([np.cos(turn) * x - np.sin(turn) * y - 0.012, np.sin(turn) * x + np.cos(turn) * y - 0.006, level], 2)
    sheet = grid_object("sheet", points, uv)
    paper = fabric("paper", "plain", 1, threads=2200, bump=0.04, sheen=0.0, roughness=0.7)
    sheet.data.materials.append(paper)
    thicken(sheet, 0.0002)


def _pencil(lies, turn):
    """Six-sided, sharpened, of unpainted wood."""
    body = turned("pencil", [(0.0001, 0), (0.0036, 0), (0.0036, 0.150)], wood("cedar", "#b3452f", 2, 0.12), 6)
    tip = turned("tip", [(0.0036, 0), (0.0010, 0.016)], wood("bare", "#cfa676", 2, 0.2), 24)
    lead = turned("lead", [(0.0010, 0), (0.0002, 0.0035)], plain("lead", linear("#2e2b28"), 0.5), 16)
    for part, from_end in ((body, 0), (tip, 0.150), (lead, 0.166)):
        part.rotation_euler = (0, np.pi / 2, turn)
        part.location = (lies[0] + from_end * np.cos(turn), lies[1] + from_end * np.sin(turn), lies[2])
