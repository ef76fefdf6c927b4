"""Wide pictures with room on the left for words: a dress being fitted, a team's aprons."""
import math

import bpy

from stage.garments.apron import apron
from stage.fabrics.cloths import Cloths
from stage.places.cookroom import cookroom
from stage.garments.finishing import finish
from stage.garments.sewn_on import Surface
from stage.studio import camera, empty_room, sweep
from stage.garments.tailors_dummy import FLOOR, tailors_dummy, turn
from views.garments.dummy import light
from views.garments.garment import sewn_garment

DISTANCE = 4.6
# From the floor up: of what is wider than 16 : 9 the upper and the lower edge are cut.
TALL = 1.92
# Each apron's place, how it is turned, and the first of its three pieces' numbers.
TEAM = [((-0.16, 0.14), 24, 8), ((0.44, -0.06), -6, 12), ((1.06, 0.10), -30, 16)]
# The cloths in the crate come after all pieces of clothes.
CRATE = 20


def build(view, width, height, seed, folder):
    empty_room(width, height, 0.125)
    {"dress": _dress, "team": _team}[view.of](seed, folder)
    middle = FLOOR + TALL / 2 - 0.10
    light(middle, 0.35)
    wide = TALL * 16 / 9
    camera((0.05, -DISTANCE, middle + 0.14), (0, 0, middle), 36 * DISTANCE / wide)


def _dress(seed, folder):
    """The wrap dress on the dummy; rolls of cloth in a crate beside it."""
    room = sweep(1.0, radius=0.5)
    room.location[2] = FLOOR
    worn, *_ = sewn_garment("wrapdress", folder)
    turn([worn, *finish("wrapdress", worn, folder), *tailors_dummy()], 22, (0.36, 0))
    before = set(bpy.data.objects.keys())
    cloths = Cloths(seed)
    cloths.panel = CRATE - 1
    cloths.in_crate((1.02, 0.22, 0), math.radians(-14))
    for thing in bpy.data.objects:
        if thing.name not in before:
            thing.location[2] += FLOOR


def _team(seed, folder):
    """Three dummies in one shirt, in their kitchen; aprons of one cut, each of another cloth."""
    bare = set(bpy.data.objects.keys())
    cookroom(seed)
    for thing in bpy.data.objects:
        if thing.name not in bare:
            thing.location[2] += FLOOR
    for place, degrees, first in TEAM:
        worn, *_ = sewn_garment("womentee", folder)
        turn([worn, *apron(Surface(worn), folder, first), *tailors_dummy()], degrees, place)
