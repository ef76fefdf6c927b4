"""A garment on the tailor's dummy, before the house's wall."""
import numpy as np

from sewing.mannequin import FORM
from stage.garments.finishing import finish
from stage.garments.sewn_on import Surface
from stage.studio import COOL, RIM, WARM, camera, empty_room, lamp, sweep
from stage.garments.tailors_dummy import FLOOR, tailors_dummy, turn
from stage.garments.traces import KUMACH, OCHRE, chalk, pins, tape_round_neck
from views.garments.garment import sewn_garment

DISTANCE = 4.2
TURNED = {"front": 0, "quarter": 30, "back": 180}
CAP = 0.165
# Of these one sees from aside what they stand on; to the others one comes as near as from the front.
ON_A_LEG = ("trapeze", "wrapdress", "scrubs", "shirt", "chefjacket")


def build(view, width, height, seed, folder):
    name, side = view.of.split()
    # An apron is worn over what has a name of its own: `womentee+apron`.
    under, _, over = name.partition("+")
    empty_room(width, height, 0.125)
    worn, low, _ = sewn_garment(under, folder, side == "back")
    things = [worn, *finish(over or under, worn, folder), *tailors_dummy()]
    left = TRACES[view.of](worn, things) if view.of in TRACES else []
    turn([*things, *left], TURNED[side])
    room = sweep(0.9, radius=0.5)
    room.location[2] = FLOOR
    bottom = FLOOR - 0.03 if side != "front" and name in ON_A_LEG else min(low[2], FORM[0][0]) - 0.17
    tall = (CAP - bottom) / 0.90
    middle = (CAP + bottom) / 2
    light(middle)
    camera((0, -DISTANCE, middle + 0.16), (0, 0, middle), 36 * DISTANCE / tall)


def light(middle, x=0.0):
    """That of garments in the air, the key lower and further to the side: it is folds that tell a dress from a drawing."""
    lamp((x - 2.0, -0.50, middle + 0.85), (x, 0, middle), 0.75, 74, WARM)
    lamp((x + 1.9, -1.3, middle + 0.1), (x, 0, middle), 1.4, 4.5, COOL)
    lamp((x + 1.3, 0.4, middle + 0.9), (x, 0, middle + 0.1), 0.6, 16, RIM)
    lamp((x, -2.6, middle + 2.2), (x, 0, middle), 1.2, 5)


def _hem_pinned_up(worn, things):
    """A dress whose length is being settled: its hem pinned up, the tape still round the neck."""
    hem = [(x, -0.884 + 0.012 * (x / 0.24) ** 2) for x in (-0.222, -0.165, -0.104, -0.050, 0.012, 0.066, 0.128, 0.184)]
    return [*pins(Surface(worn), "front", hem, KUMACH, 4), *tape_round_neck(things)]


def _waist_taken_in(worn, _):
    """A T-shirt whose side is being taken in: pins along a line of chalk."""
    height = np.linspace(-0.315, -0.545, 90)
    inward = 0.020 * np.exp(-(((height + 0.42) / 0.075) ** 2)) + 0.016
    side = -np.interp(height, (-0.545, -0.42, -0.315), (0.226, 0.193, 0.210)) + inward
    path = np.stack([side, height], 1)
    surface = Surface(worn)
    return [*chalk(surface, "front", path, 3), *pins(surface, "front", path[[8, 25, 43, 60, 79]] - (0.006, 0), OCHRE, 2)]


# Half aside a garment is seen while it is worked on.
TRACES = {"teedress quarter": _hem_pinned_up, "womentee quarter": _waist_taken_in}
