"""blender -b --python sewing/sheet.py -- <sheet>: lengths of cloth pulled into folds, and kept as they fall."""
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import bpy  # noqa: E402
import numpy as np  # noqa: E402
from places import MESHES  # noqa: E402
from stage.mesh import grid_object, vertices_of  # noqa: E402
from stage.fabrics.settle import Softness, obstacle, play, soften  # noqa: E402
from stage.studio import wall  # noqa: E402
from views.fabrics.sheet import PILE_HOOKS  # noqa: E402


@dataclass(frozen=True)
class Grip:
    """A hand that takes the vertices `of` a sheet and moves, squeezes and turns them."""

    of: Callable[[np.ndarray], np.ndarray]
    to: tuple[float, float, float]
    squeezed: tuple[float, float, float] = (1, 1, 1)
    turned: float = 0.0


@dataclass(frozen=True)
class Sheet:
    size: tuple[float, float]
    cells: tuple[int, int]
    softness: Softness
    grips: tuple[Grip, ...]
    frames: int
    pulled: int
    """Frame at which the hands have come to rest."""
    seed: int = 5


def _nailed(left, right, bunched=0.12):
    """Two hands take the upper edge near its ends and carry it to two nails (x, y, z), bunched to a share of its width."""
    return (
        Grip(lambda p: (p[:, 2] > -1e-6) & (p[:, 0] < -0.42), left, (bunched, 5, 1)),
        Grip(lambda p: (p[:, 2] > -1e-6) & (p[:, 0] > 0.40), right, (bunched, 5, 1)),
    )


def _hooked(width, taken, places, bunched):
    """Hands take pieces of the upper edge, all as wide as `taken` and equally far apart, each to its hook (x, y, z)."""
    reach = (width - taken) / 2 if len(places) > 1 else 0
    middles = np.linspace(-reach, reach, len(places))
    near = lambda middle: lambda p: (p[:, 2] > -1e-6) & (np.abs(p[:, 0] - middle) < taken / 2 + 1e-6)
    return tuple(Grip(near(middle), place, (bunched, 5, 1)) for middle, place in zip(middles, places))


def _clamped(across, above, below):
    """Four hands take the corners of a sheet 62 × 84 cm and pull them apart."""
    corner = lambda side, top: lambda p: (p[:, 0] * side > 0.25) & (p[:, 2] > -0.05 if top else p[:, 2] < -0.79)
    return tuple(
        Grip(corner(side, top), (side * across, -0.02, above if top else below)) for side in (-1, 1) for top in (True, False)
    )


SHEETS = {
    # Slack is everything: nearly twice as much cloth between the pins as air.
    "drape": Sheet(
        (1.5, 1.62), (104, 112), Softness(0.15, 20, 3, 0.10, air=2, damping=10),
        (
            Grip(lambda p: (p[:, 2] > -1e-6) & (p[:, 0] < -0.42), (-0.27, -0.01, -0.05), (0.12, 5, 1)),
            Grip(lambda p: (p[:, 2] > -1e-6) & (p[:, 0] > 0.40), (0.25, -0.01, 0.04), (0.12, 5, 1)),
        ),
        70, 45,
    ),
    "drape-sheer": Sheet(
        (1.5, 1.62), (80, 86), Softness(0.05, 12, 2, 0.02, air=3, damping=8),
        _nailed((-0.31, -0.01, -0.02), (0.29, -0.01, 0.06), 0.08), 75, 45, seed=11,
    ),
    "drape-fluid": Sheet(
        (1.6, 1.50), (112, 105), Softness(0.2, 16, 1.5, 0.03, air=1.5, damping=8),
        _hooked(1.6, 0.12, ((-0.33, -0.01, 0.04), (0.03, -0.01, -0.05), (0.33, -0.01, 0.06)), 0.2), 80, 45, seed=12,
    ),
    "drape-crisp": Sheet(
        (1.4, 1.55), (76, 84), Softness(0.12, 30, 8, 0.8, air=2, damping=12),
        _nailed((-0.30, -0.01, 0.03), (0.24, -0.01, -0.05), 0.16), 70, 45, seed=13,
    ),
    "drape-soft": Sheet(
        (1.5, 1.30), (76, 66), Softness(0.35, 20, 4, 2.0, air=1.5, damping=14),
        _hooked(1.5, 0.5, ((0.0, -0.03, 0.05),), 0.14), 75, 45, seed=14,
    ),
    "drape-stiff": Sheet(
        (1.15, 1.45), (56, 70), Softness(0.3, 60, 20, 8.0, air=1.5, damping=20),
        _nailed((-0.30, -0.03, 0.04), (0.29, -0.03, -0.03), 0.35), 75, 45, seed=15,
    ),
    "drape-pile": Sheet(
        (1.5, 1.20), (90, 72), Softness(0.4, 20, 3, 1.0, air=1, damping=12),
        _hooked(1.5, 0.06, tuple((x, -0.02, 0.05) for x in PILE_HOOKS), 0.5), 75, 45, seed=16,
    ),
    "drape-stretch": Sheet(
        (0.62, 0.84), (63, 85), Softness(0.2, 8, 3, 0.2, air=1, damping=8),
        _clamped(0.36, 0.055, -0.945), 60, 40, seed=17,
    ),
}  # fmt: skip


def simulate(sheet):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    flat, place = _laid_out(sheet)
    cloth = grid_object("sheet", flat, place)
    points = flat.reshape(-1, 3)
    # The hooks have to stand before the cloth in the stack.
    held = [_hold(cloth, points, grip, f"grip {index}", sheet.pulled) for index, grip in enumerate(sheet.grips)]
    modifier = soften(cloth, sheet.softness, np.concatenate(held))
    obstacle(wall(0.09), 0.004, 5)
    play(modifier, sheet.frames)
    return vertices_of(cloth).reshape(flat.shape), place


def _laid_out(sheet):
    """The sheet before it is pulled, not quite flat so that it knows where to fold; and its places in metres."""
    (width, height), (columns, rows) = sheet.size, sheet.cells
    random = np.random.default_rng(sheet.seed)
    x, down = np.meshgrid(np.linspace(-width / 2, width / 2, columns), np.linspace(0, height, rows))
    bulge = np.zeros_like(x)
    for _ in range(12):
        frequency, phase, slant = random.uniform(6, 26), random.uniform(0, 6), random.uniform(-2, 2)
        bulge += 0.006 * np.sin(x * frequency + phase - down * slant)
    place = np.stack([x + width / 2, height - down], 2)
    return np.stack([x, bulge, -down], 2), place


def _hold(cloth, points, grip, name, pulled):
    """Gives what the grip is of to a hand that moves until frame `pulled`; returns those vertices."""
    held = [int(i) for i in np.nonzero(grip.of(points))[0]]
    hand = bpy.data.objects.new(name, None)
    bpy.context.collection.objects.link(hand)
    start = points[held].mean(0)
    hand.location = start
    bpy.context.view_layer.update()
    group = cloth.vertex_groups.new(name=name)
    group.add(held, 1, "REPLACE")
    hook = cloth.modifiers.new(name, "HOOK")
    hook.object, hook.vertex_group = hand, name
    hook.matrix_inverse = hand.matrix_world.inverted()
    for frame, place, scale, turn in ((1, start, (1, 1, 1), 0), (pulled, grip.to, grip.squeezed, grip.turned)):
        hand.location, hand.scale, hand.rotation_euler[2] = place, scale, np.radians(turn)
        for channel in ("location", "scale", "rotation_euler"):
            hand.keyframe_insert(channel, frame=frame)
    return held


if __name__ == "__main__":
    for name in sys.argv[sys.argv.index("--") + 1 :]:
        started = time.time()
        fallen, place = simulate(SHEETS[name])
        np.savez_compressed(
            MESHES / name, grid=np.round(fallen * 1e4).astype(np.int16), place=np.round(place * 1e4).astype(np.int16)
        )
        print(f"FALLEN {name} {time.time() - started:.0f} s", fallen.min((0, 1)), fallen.max((0, 1)), flush=True)
