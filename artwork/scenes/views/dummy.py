"""A garment on the tailor's dummy, before the house's wall."""
from sewing.mannequin import FORM
from stage.finishing import finish
from stage.studio import COOL, RIM, WARM, camera, empty_room, lamp, sweep
from stage.tailors_dummy import FLOOR, tailors_dummy, turn
from views.garment import sewn_garment

DISTANCE = 4.2
TURNED = {"front": 0, "quarter": 30, "back": 180}
CAP = 0.165


def build(view, width, height, seed, folder):
    name, side = view.of.split()
    # An apron is worn over what has a name of its own: `womentee+apron`.
    under, _, over = name.partition("+")
    empty_room(width, height, 0.125)
    worn, low, _ = sewn_garment(under, folder, side == "back")
    turn([worn, *finish(over or under, worn, folder), *tailors_dummy()], TURNED[side])
    room = sweep(0.9, radius=0.5)
    room.location[2] = FLOOR
    # From the front the leg leaves the frame; from aside one sees what it stands on.
    bottom = FLOOR - 0.03 if side != "front" else min(low[2], FORM[0][0]) - 0.17
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
