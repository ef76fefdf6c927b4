"""A few millimetres of cloth, yarn by yarn."""
from dataclasses import dataclass, field

import numpy as np

from stage.studio import COOL, RIM, WARM, camera, empty_room, lamp
from stage.fabrics.yarn import Bundle, Yarn
from stage.fabrics.yarn_dye import yarn_dye
from stage.fabrics.yarn_ways import jersey, tricot, woven
from views.catalogue import MACRO_WIDTH, WEAVES

# How far the cloth goes on, from the middle, in frames: it lies aslant before the camera.
HALF = (0.76, 1.14)


@dataclass(frozen=True)
class Macro:
    yarns: object
    """(random, half) → kind and centre line of every yarn, in millimetres."""
    spun: dict
    """Kind of yarn → how it is spun."""
    made: tuple = ("plain", {})
    """Cloth of stage/fabrics/cloth.py whose light it takes, and what is otherwise here."""
    wave: tuple = (0.028, 0.9)
    """How high the cloth lies, in metres of the scene, and which way the fold runs, in radians."""
    lining: float = 0.62
    aside: float = 0.16
    """How far the camera stands to the right, in metres of the scene."""
    spread: float = 0.0
    """How much wider a yarn gets where it floats."""


def _plain(random, half):
    return woven(random, half, (0.31, 0.35), (0.065, 0.074), lambda end, pick: (end + pick) % 2 == 0, 0.035)


def _twill(random, half):
    return woven(random, half, (0.24, 0.40), (0.09, 0.05), lambda end, pick: (pick - end) % 4 < 2, 0.03)


def _taffeta(random, half):
    return woven(random, half, (0.20, 0.235), (0.026, 0.034), lambda end, pick: (end + pick) % 2 == 0, 0.02)


def _satin(random, half):
    return woven(random, half, (0.125, 0.27), (0.05, 0.012), lambda end, pick: (3 * pick - end) % 8 != 0, 0.02, 5)


def _jersey(random, half):
    return (("loop", line) for line in jersey(random, half, 0.72, 0.52, 0.105))


def _tricot(random, half):
    return (("loop", line) for line in tricot(random, half, 0.32, 0.235, 0.046))


COTTON = {"strands": 13, "sides": 4, "twist": 0.8, "close": 1.5, "hairs": 1.1, "uneven": 0.08}
FILAMENT = {"strands": 14, "twist": 0.06, "uneven": 0.025, "tone": 0.02, "loose": 0.25, "close": 1.9}
MACROS = {
    "plain": Macro(_plain, {"end": Yarn(0.151, 0.66, **COTTON), "pick": Yarn(0.168, 0.66, **COTTON)}),
    "twill": Macro(
        _twill,
        {"end": Yarn(0.138, 0.8, twist=0.9, hairs=0.25, close=1.5), "pick": Yarn(0.15, 0.7, hairs=0.2, close=1.5)},
        ("twill", {}),
        aside=0.04,
        spread=0.12,
    ),
    "satin": Macro(
        _satin,
        {"end": Yarn(0.072, 0.42, **FILAMENT), "pick": Yarn(0.11, 0.4, **FILAMENT)},
        ("silk", {"sheen": 0.1}),
        wave=(0.03, 0.5),
        spread=0.15,
    ),
    "taffeta": Macro(
        _taffeta,
        {"end": Yarn(0.102, 0.42, **FILAMENT), "pick": Yarn(0.120, 0.42, **FILAMENT)},
        ("silk", {"sheen": 0.1}),
        wave=(0.03, 0.5),
    ),
    "jersey": Macro(
        _jersey,
        {"loop": Yarn(0.158, 0.66, strands=13, sides=4, twist=0.3, hairs=0.9, close=1.6)},
        ("knit", {"sheen": 0.4}),
        aside=0.07,
    ),
    "biflex": Macro(
        _tricot,
        {"loop": Yarn(0.055, 0.75, strands=6, twist=0.5, uneven=0.03, tone=0.03, loose=0.5, close=1.6)},
        ("biflex", {"roughness": 0.36, "sheen": 0.1}),
        wave=(0.03, 0.6),
    ),
}


def build(view, width, height, seed, folder):
    macro, across = MACROS[view.of], WEAVES[view.of]
    random = np.random.default_rng(seed + 40)
    empty_room(width, height, 0.14)
    half = [side * across for side in HALF]
    bundle = Bundle(random)
    for kind, line in macro.yarns(random, half):
        up = line[:, 2] / np.abs(line[:, 2]).max()
        bundle.spin(line, macro.spun[kind], 1 + macro.spread * up)
    thick = max(yarn.radius * yarn.flat for yarn in macro.spun.values())
    bundle.line(half, 1.4 * thick, macro.lining)
    kind, changes = macro.made
    bundle.lay("cloth", lambda points: _bent(points * MACRO_WIDTH / across, *macro.wave), yarn_dye(kind, **changes))
    lamp((-0.85, 0.30, 0.42), (0, 0, 0), 0.30, 17, WARM)
    lamp((0.9, -0.6, 0.7), (0, 0, 0), 0.9, 2.4, COOL)
    lamp((0.35, 1.0, 0.55), (0, 0, 0), 0.4, 6, RIM)
    camera((macro.aside, -0.62, 1.05), (0, 0.004, 0), 36 * 1.23 / MACRO_WIDTH * 0.8)


def _bent(points, high, way):
    """The flat cloth (n × 3, metres of the scene) laid in a soft fold; (u, v) stay where they were on it."""
    along = np.array([np.sin(way), np.cos(way)])
    plane = points[:, :2].astype(np.float64)

    def level(at):
        far = at @ along
        return high * (np.sin(far * 17 + 0.7) + 0.35 * np.sin(at @ (9, -14) + 2))

    step = 1e-4
    slope = [(level(plane + d) - level(plane - d)) / (2 * step) for d in np.eye(2) * step]
    out = np.stack([-slope[0], -slope[1], np.ones(len(points))], 1)
    out /= np.linalg.norm(out, axis=1, keepdims=True)
    return np.column_stack([plane, level(plane)]) + out * points[:, 2:], plane
