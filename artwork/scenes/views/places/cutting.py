"""The cutting table: many layers of the print, paper patterns on them, chalk, shears and a tape."""
import numpy as np

from stage.fabrics.cloth import fabric
from stage.garments.drafting import Pattern, lay_pattern
from stage.mesh import grid_object, thicken
from stage.noise import ripple
from stage.things.shears import shears
from stage.solids import block, filleted, planks, turned
from stage.studio import COOL, RIM, WARM, camera, empty_room, lamp, linear, plain
from stage.things.tape import tape

LAYERS, PITCH, EDGE = 18, 0.0016, -0.235
TOP = LAYERS * PITCH
BODICE = [(0, 0), (0.175, 0.004), (0.192, 0.200), (0.160, 0.232, 1), (0.152, 0.302), (0.066, 0.345), (0.034, 0.284, 1), (0, 0.272)]  # fmt: skip
SLEEVE = [(-0.105, 0), (0.105, 0), (0.150, 0.168), (0.112, 0.190, 1), (0.064, 0.243, 1), (0.0, 0.266, 1), (-0.060, 0.246, 1), (-0.108, 0.194, 1), (-0.150, 0.168)]  # fmt: skip
COLLAR = [(-0.20, 0.004), (0.0, 0.0, 1), (0.20, 0.004), (0.212, 0.066), (0.0, 0.056, 1), (-0.212, 0.066)]
PATTERNS = [
    Pattern(BODICE, (-0.335, -0.110), 9, "Перед · 2 дет.", (0.040, 0.045), (0.030, 0.075, 0.245)),
    Pattern(SLEEVE, (0.125, 0.052), -71, "Рукав · 2 дет.", (-0.060, 0.055), (-0.035, 0.085, 0.215)),
    Pattern(COLLAR, (0.075, 0.275), 9, "Ворот · 2 дет.", (-0.055, 0.024), (0, 0, 0)),
    Pattern(BODICE, (-0.545, 0.415), -62, "Спинка", (0.040, 0.045), (0.030, 0.075, 0.245)),
]


def build(view, width, height, seed, folder):
    empty_room(width, height, 0.13)
    _lay(seed)
    planks(2.0, "#b3946c", 0.19, seed=seed)
    for number, pattern in enumerate(PATTERNS):
        lay_pattern(pattern, _cloth_at, seed + number * 3)
    shears((0.125, -0.085, TOP + 0.002), np.radians(150), np.radians(17))
    tape(_tape_path(), 31)
    brass = plain("brass", (0.56, 0.40, 0.19), 0.42, 0.5, 1)
    for x, y, radius, tall in ((-0.235, 0.060, 0.031, 0.021), (0.265, 0.080, 0.026, 0.026)):
        dent = [(radius * 0.30, tall), (radius * 0.26, tall * 0.9), (0.0001, tall * 0.9)]
        profile = filleted([(radius, 0), (radius, tall), *dent], 0.0018)
        turned("weight", profile, brass).location = (x, y, _cloth_at(np.array([[x, y]]))[0] + 0.0010)
    _chalk_cake()
    lamp((-1.05, -0.24, 0.38), (0, 0, 0), 0.36, 19, WARM)
    lamp((1.0, -0.9, 0.9), (0, 0, 0), 1.2, 3.0, COOL)
    lamp((0.35, 1.1, 0.8), (0, 0.1, 0), 0.6, 6, RIM)
    camera((0.26, -0.96, 0.94), (0.000, 0.012, 0.02), 36 * 1.38 / 0.79)


def _cloth_at(places):
    """Height of the uppermost layer at (x, y)."""
    flat = np.concatenate([places, np.zeros((*places.shape[:-1], 1))], -1)
    edge = np.clip((places[..., 1] - EDGE) / 0.02, 0, 1)
    return TOP + ripple(flat, 1.6, 11) * 0.0016 + ripple(flat, 7, 12) * 0.0006 - (1 - edge) ** 2 * 0.0016


def _lay(seed):
    """The uppermost layer whole, of those below only what shows at the edge."""
    print_cloth = fabric("print", "plain", 1, threads=700, bump=0.34)
    random = np.random.default_rng(seed)
    for layer in range(LAYERS + 1):
        uppermost = layer == LAYERS
        deep, cell = (1.5, 0.006) if uppermost else (0.12, 0.012)
        columns, rows = round(2.2 / cell), round(deep / cell)
        x, y = np.meshgrid(np.linspace(-1.1, 1.1, columns), np.linspace(deep, 0, rows))
        uv = np.stack([x + 2 + random.normal() * 0.004, y + 0.4], 2)
        along = np.stack([x, 0 * x + layer * 0.4, 0 * x], 2)
        uneven = random.normal() * 0.0022 + ripple(along, 2.2, seed + layer) * 0.0014
        near = np.clip(1 - y / 0.08, 0, 1)
        y = y + EDGE + uneven * near
        place = np.stack([x, y], 2)
        z = _cloth_at(place) - (LAYERS - layer) * PITCH
        z = np.maximum(z + ripple(along, 3.1, layer) * 0.00035 * near, 0.0006 + layer * PITCH * 0.7)
        sheet = grid_object(f"layer {layer}", np.dstack([place, z]), uv)
        sheet.data.materials.append(print_cloth)
        thicken(sheet, 0.0010)


def _tape_path():
    t = np.linspace(0, 1, 240)
    flat = np.stack([-0.52 + 0.56 * t, -0.150 + 0.036 * np.sin(t * 7.4 + 0.4) + 0.02 * t], 1)
    return np.column_stack([flat, _cloth_at(flat) + 0.0022 + 0.004 * np.sin(t * 9) ** 2])


def _chalk_cake():
    cake = block("chalk", (0.046, 0.036, 0.0065), plain("cake", linear("#e9e3d8"), 0.95, 0.05), 0.0028)
    cake.location, cake.rotation_euler = (0.075, 0.055, TOP + 0.0018), (0, 0, np.radians(-28))
