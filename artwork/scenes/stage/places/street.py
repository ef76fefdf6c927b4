"""What hangs and stands before a shop: paving, an awning, a banner, a lamp."""
import numpy as np

from stage.fabrics.fallen import Fall, fallen
from stage.places.joinery import bar, steel
from stage.fabrics.lengths import stuff
from stage.places.masonry import Bond, courses
from stage.mesh import grid_object, thicken
from stage.noise import ripple
from stage.solids import filleted, grained, thread, turned
from stage.studio import linear, plain, table

STONES = ("#a39b8f", "#9a9287", "#aca497", "#938c82")
FLAGS = Bond(0.62, 0.44, 0.007, STONES, 0.006, 0.0020, loose=0.28, grain=(30, 30, 30))
KERB = Bond(0.98, 0.16, 0.008, ("#8f8b86", "#989289"), 0.014, 0.0025, grain=(160, 160, 160), bump=0.7)
DEEP = 1.75


def pavement(seed, wide=4.5):
    """Flagstones before the wall, a kerb, and the road a hand lower."""
    courses((-wide, wide, -DEEP, 0.1), [], FLAGS, seed, laid=True)
    courses((-wide, wide, -DEEP - 0.17, -DEEP - 0.005), [], KERB, seed + 1, laid=True)
    table(-0.03, "#5a554e")
    road = table(-0.16, "#6b6660")
    road.data.materials[0] = grained("road", "#67625c", (120, 120, 120), 0.2, 0.9, 0.2, 0.8)


def awning(panel, wide, high, out, drop, seed, valance=0.17):
    """Cloth from the wall at `high` down to a bar `out` metres before it, its valance cut in tongues. Its middle on x = 0."""
    x = np.linspace(-wide / 2, wide / 2, 241)
    share = np.linspace(0, 1, 60)
    y, z = -out * share[:, None], high - drop * share[:, None]
    flat = np.stack(np.broadcast_arrays(x[None], y, 0 * x[None]), 2)
    sag = 0.016 * np.sin(share * np.pi)[:, None] * (0.4 + np.abs(np.sin(x[None] / wide * 3 * np.pi)))
    sag = sag + ripple(flat, 1.4, seed) * 0.005
    slope = np.stack(np.broadcast_arrays(x[None], y, z - sag), 2)
    # Below the bar it hangs, each tongue a little otherwise.
    down = np.linspace(0, 1, 16)[1:, None]
    tongue = 0.62 + 0.38 * np.abs(np.sin((x + wide / 2) / 0.235 * np.pi)) ** 0.6
    fall = down * valance * tongue[None]
    swung = -out - 0.004 + 0.012 * down * np.sin(x[None] * 17 + seed)
    hung = np.stack(np.broadcast_arrays(x[None], swung, high - drop - fall), 2)
    points = np.concatenate([slope, hung])
    long = np.hypot(out, drop)
    run = np.concatenate([np.broadcast_to(share[:, None] * long, (60, 241)), long + fall])
    uv = np.stack([np.broadcast_to(x[None], run.shape), -run], 2)
    cloth = grid_object("awning", points, uv + (panel * 0.31, panel * 0.17))
    cloth.data.materials.append(stuff(panel, "canvas"))
    thicken(cloth, 0.0014)
    made = [cloth, bar((-wide / 2, -out, high - drop - 0.012), (wide / 2, -out, high - drop - 0.012), 0.012)]
    for side in (-1, 1):
        at = side * (wide / 2 - 0.02)
        made.append(bar((at, -out + 0.01, high - drop - 0.014), (at, 0.02, high - drop - 0.10), 0.010))
    return made


def banner(panel, wide, tall, away, seed):
    """Hangs from a bar `away` from the wall at z = 0, weighed down by another; both on brackets. Its middle on x = 0."""
    fall = Fall(wide * 1.035, wide, tall, 1.4, 0.012, 0.05, below=True)
    points, uv = fallen(fall, seed, 130, 90)
    points[..., 1] -= away
    points[..., 1] -= 0.035 * np.sin(np.clip(-points[..., 2] / tall, 0, 1) * np.pi) + ripple(points, 0.5, seed) * 0.012
    cloth = grid_object("banner", points, uv + (panel * 0.31, panel * 0.17))
    cloth.data.materials.append(stuff(panel, "plain"))
    thicken(cloth, 0.0010)
    lower = -tall + 0.036
    made = [cloth, bar((-wide / 2 - 0.03, -away, lower), (wide / 2 + 0.03, -away, lower), 0.010)]
    made.append(bar((-wide / 2 - 0.05, -away, 0), (wide / 2 + 0.05, -away, 0), 0.0105))
    for side in (-1, 1):
        x = side * (wide / 2 + 0.03)
        made.append(bar((x, 0.02, 0.03), (x, -away - 0.012, 0.004), 0.007))
    return made


def wall_lamp(colour="#2f3532"):
    """A gooseneck with an enamelled shade; its foot on the wall at the origin."""
    t = np.linspace(0, 1, 16)
    way = [(0, -0.40 * a, 0.02 + 0.24 * np.sin(a * np.pi * 0.62)) for a in t]
    neck = thread("neck", [(0, 0.02, 0.02), *way, (0, -0.405, 0.17)], 0.011, steel())
    outside = [(0.020, 0.115), (0.042, 0.108), (0.056, 0.075), (0.150, 0.018), (0.166, 0.0)]
    profile = filleted([*outside, (0.163, 0.0), (0.147, 0.018), (0.052, 0.073), (0.0001, 0.090)], 0.02, 6)
    shade = turned("shade", profile[::-1], plain("shade", linear(colour), 0.32, 0.5))
    shade.location = (0, -0.405, 0.065)
    rose = turned("rose", filleted([(0.0001, 0.020), (0.052, 0.016), (0.056, 0.0)], 0.006), steel())
    rose.rotation_euler[0], rose.location = np.pi / 2, (0, 0.008, 0.02)
    return [neck, shade, rose]


def downpipe(tall, colour="#8d8a84"):
    """Rain from the roof: a pipe on clips, its foot bent forward. Its axis is 9 cm before the wall."""
    zinc = plain("zinc", linear(colour), 0.5, 0.45)
    made = [bar((0, -0.09, 0.26), (0, -0.09, tall), 0.048, zinc), bar((0, -0.088, 0.265), (0.0, -0.20, 0.13), 0.049, zinc)]
    for z in (0.62, 2.35):
        made.append(bar((0, -0.09, z), (0, -0.09, z + 0.035), 0.053, zinc))
        made.append(bar((0, 0.02, z + 0.017), (0, -0.06, z + 0.017), 0.007))
    made.append(bar((0, -0.09, 1.62), (0, -0.09, 1.68), 0.0515, zinc))
    return made


def disc(radius, colour):
    """An enamelled sign on the wall, its middle the origin."""
    profile = filleted([(0.0001, 0.019), (radius * 0.6, 0.0185), (radius, 0.016), (radius, 0.0)], 0.004)
    plate = turned("disc", profile[::-1], plain("disc", linear(colour), 0.42, 0.4))
    plate.rotation_euler[0], plate.location = np.pi / 2, (0, -0.002, 0)
    return [plate]
