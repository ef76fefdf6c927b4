"""The factory's house from the street: a door, a shop window in which cloths hang, its name above, a banner or an awning."""
import math
from dataclasses import dataclass, replace

from stage.fabrics.cloths import Cloths
from stage.fabrics.fallen import Fall
from stage.places.joinery import pole
from stage.fabrics.lengths import POLE, thrown
from stage.places.masonry import Bond, courses, pierced
from stage.placing import stand
from stage.places.room import plastered
from stage.places.shopfront import BACK, door, painted, shop_window, step, surround
from stage.solids import grained
from stage.places.street import awning, banner, disc, downpipe, pavement, wall_lamp
from stage.studio import COOL, WARM, camera, empty_room, lamp, linear, plain
from stage.places.wordmark import wordmark

AREA = (-4.2, 4.2, 0.0, 4.4)
PLINTH = 0.46
CLAY = ("#6f4638", "#7a5243", "#663f35", "#815a49", "#5d3a30")
LIMESTONE = ("#c3b498", "#b9a98c", "#cabca2", "#b0a186")
GRANITE = ("#9b948a", "#a29a8f", "#938c83")
SAGE = ("#74877c", "#71847a", "#788b80")
BRICK = Bond(0.262, 0.077, 0.0135, CLAY, 0.0045, 0.0018, grain=(90, 90, 90))
LIMED = replace(BRICK, tones=("#cbc0ae", "#c3b7a4", "#d0c6b5", "#bcaf9b"), joint=0.0105, uneven=0.0026)
ASHLAR = Bond(0.74, 0.37, 0.015, LIMESTONE, 0.019, 0.0030, grain=(38, 38, 70), bump=0.6)
BOARDS = Bond(3.1, 0.152, 0.003, SAGE, 0.004, 0.0008, lean=0.016, loose=0.2, grain=(4, 90, 90))
BASE = Bond(0.86, 0.23, 0.010, GRANITE, 0.012, 0.0020, grain=(70, 70, 70), bump=0.7)
SILL = Bond(0.62, 0.075, 0.006, ("#b9ae9c", "#b2a795"), 0.008, 0.001)


@dataclass(frozen=True)
class Front:
    wall: Bond | str
    """How it is laid, or the colour of its plaster."""
    door_at: float
    window: tuple[float, float, float, float]
    paint: str
    letters: str
    trim: str | None
    """Colour of the surrounds, above a plinth; neither has a wall of brick or stone."""
    hung: str
    """`banner` from the wall, `awning` over the window, or `canopy` over the door."""
    sign: str | None = None
    """Colour of an enamelled disc over the door."""
    aside: float = 0.6
    """How far the camera stands to the right of the middle."""


def build(view, width, height, seed, folder):
    front = FRONTS[view.of]
    empty_room(width, height, 0.26)
    way_in = (front.door_at - 0.48, front.door_at + 0.48, 0.15, 2.38)
    openings = [way_in, front.window]
    _wall(front, openings, seed)
    door(way_in, front.paint, seed)
    step(way_in, grained("step", "#a39c92", (90, 90, 90), 0.14, 0.85, 0.2, 0.6), seed)
    shop_window(front.window, front.paint, "#cfc3b1", seed)
    cloths = Cloths(seed)
    _shown(cloths, front.window, seed)
    _before(cloths, front, way_in, seed)
    pavement(seed)
    _light(front)
    # The door stands towards the one end of the front, with rolls beyond it, the window reaches to the other.
    side = math.copysign(1, front.door_at)
    middle = (front.door_at + (front.window[0] if side > 0 else front.window[1])) / 2 + side * 0.34
    eye, seen = (middle + front.aside, -9.0, 1.6), (middle, 0.0, 1.36)
    camera(eye, seen, 36 * math.dist(eye, seen) / 5.1)


def _wall(front, openings, seed):
    bare = plastered("mortar", "#c2b7a6", 0.6)
    if isinstance(front.wall, Bond):
        courses(AREA, openings, front.wall, seed)
        pierced(AREA, openings, 0.012, bare, BACK)
    else:
        pierced(AREA, openings, 0.0, grained("render", front.wall, (1.3, 1.3, 0.8), 0.075, 0.93, 0.12, 0.6), BACK)
    if front.trim:
        low = (AREA[0], AREA[1], 0.0, PLINTH)
        stand([courses(low, openings, BASE, seed + 7)], (0, -0.035, 0))
    if front.trim:
        white = painted("trim", front.trim)
        surround(openings[0], 0.115, 0.030, white)
        surround(openings[1], 0.115, 0.030, white, foot=False)
    else:
        left, right, low, _ = front.window
        stand([courses((left - 0.10, right + 0.10, low - 0.075, low), [], SILL, seed)], (0, -0.045, 0))


def _shown(cloths, window, seed):
    """What hangs and lies in the window."""
    left, right, low, high = window
    middle, wide = (left + right) / 2, right - left
    rod = high - 0.10
    stand(pole(wide + 0.4, 0, 0.0, seed)[:1], (middle, BACK + 0.34, rod))
    x = left + 0.05
    for share, drop, waves in ((0.30, 0.80, 2.3), (0.24, 0.62, 2.6), (0.34, 0.86, 2.0)):
        across = share * (wide - 0.12)
        fall = Fall(across * 1.18, across, drop * (high - low), waves, POLE, 0.7)
        stand([thrown(*cloths.next(), fall, seed)], (x + across / 2, BACK + 0.34, rod))
        x += across + 0.025
    cloths.pile([cloths.piece(0.36, 0.28, 0.05) for _ in range(4)], (left + wide * 0.78, BACK + 0.20, low + 0.02), -5)
    cloths.upright(0.062, 0.52, (left + wide * 0.43, BACK + 0.19, low + 0.02), 0.03, 0.3)
    cloths.upright(0.054, 0.43, (left + wide * 0.50, BACK + 0.13, low + 0.02), -0.04, 1.3)


def _before(cloths, front, way_in, seed):
    """The name, what hangs from the wall, a lamp, a pipe, and rolls put out by the door."""
    left, right, low, high = front.window
    middle, at_door = (left + right) / 2, front.door_at
    side = 1 if at_door < middle else -1
    letters = plain("letters", linear(front.letters), 0.45, 0.35)
    raised = 0.44 if front.hung == "awning" else 0.27
    stand(wordmark(0.30, 0.030, letters), (middle, -0.045, high + raised))
    panel, _ = cloths.next()
    if front.hung == "awning":
        stand(awning(panel, right - left + 0.30, 0, 0.78, 0.36, seed), (middle, -0.02, high + 0.26))
    elif front.hung == "canopy":
        stand(awning(panel, 1.62, 0, 0.90, 0.34, seed), (at_door, -0.02, way_in[3] + 0.44))
    else:
        between = (at_door + side * 0.48 + middle - side * (right - left) / 2) / 2
        stand(banner(panel, 0.46, 1.85, 0.15, seed), (between, 0, 2.74))
    if front.sign:
        stand(disc(0.21, front.sign), (at_door, -0.012, way_in[3] + 0.41))
    elif front.hung != "canopy":
        stand(wall_lamp(), (at_door, 0, 2.68))
    stand(downpipe(AREA[3]), (middle + side * ((right - left) / 2 + 0.42), 0, 0))
    cloths.in_crate((at_door - side * 0.90, -0.36, 0), math.radians(7))


def _light(front):
    """A bright morning sky on the left, and a lamp in the window."""
    left, right, low, high = front.window
    lamp((-5.2, -5.6, 5.2), (0, 0, 1.3), 2.2, 1150, WARM)
    lamp((5.0, -6.5, 3.0), (0, 0, 1.3), 3.0, 110, COOL)
    lamp(((left + right) / 2, BACK + 0.12, high + 0.20), ((left + right) / 2, BACK + 0.4, low), 0.5, 9, WARM)


FRONTS = {
    "brick": Front(BRICK, -1.52, (-0.30, 1.72, 0.64, 2.22), "#23332e", "#efe6d6", None, "banner"),
    "plaster": Front("#c6a871", 1.45, (-1.70, 0.30, 0.66, 2.16), "#3d4a44", "#33291f", "#ece4d6", "awning", None, -0.5),
    "stone": Front(ASHLAR, -1.38, (-0.26, 1.78, 0.74, 2.20), "#6b3a2a", "#2b2622", None, "awning"),
    "canopy": Front("#bdb9a6", 1.40, (-1.72, 0.12, 0.66, 2.20), "#6e5136", "#2c2f2a", "#e6dfd1", "canopy", None, -0.5),
    "disc": Front("#ddd2c2", -1.42, (-0.34, 1.66, 0.66, 2.14), "#5c2a26", "#7d2420", "#ece4d6", "awning", "#9c2226", 0.4),
    "boards": Front(BOARDS, 1.54, (-1.64, 0.22, 0.72, 2.12), "#e4dccd", "#ece4d6", "#ece4d6", "banner", None, -0.5),
    "workshop": Front(LIMED, 1.50, (-1.72, 0.24, 0.62, 2.14), "#7a4f2c", "#33291f", None, "banner", None, -0.4),
}
