"""The tailor's dummy: a torso under linen, a cap and a leg from the lathe. It stands on z = `FLOOR`."""
import bpy
import numpy as np

from sewing.mannequin import FORM, dress_form
from stage.fabrics.cloth import fabric
from stage.mesh import smooth, subdivide
from stage.numbers import UNDYED
from stage.solids import turned, wood

FLOOR = -1.42
OAK = "#a8794a"


def tailors_dummy():
    """Everything of it, in one list."""
    form = dress_form()
    # The cloth over it was fitted to a skin a little further out.
    form.scale = (0.985, 0.985, 1)
    smooth(form)
    form.data.use_auto_smooth, form.data.auto_smooth_angle = True, np.radians(50)
    _lay_out(form)
    form.data.materials.append(_linen())
    oak = wood("dummy oak", OAK, along=2, depth=0.16)
    top, foot = FORM[-1], FORM[0]
    cap = turned("cap", _cap(max(top[1], top[2]) + 0.001), oak)
    cap.location = (0, top[3], top[0])
    leg = turned("leg", _leg(foot[0] - FLOOR), oak)
    leg.location = (0, foot[3], FLOOR)
    plate = turned("plate", [(0, 0), (0.085, 0), (0.089, 0.004), (0.089, 0.016), (0.085, 0.020), (0, 0.020)], oak)
    plate.location, plate.scale = (0, foot[3], foot[0] - 0.019), (1.55, 1.0, 1)
    for thing in (cap, leg, plate):
        subdivide(thing, 1)
    return [form, cap, leg, plate]


def _lay_out(form):
    """Its linen is cut so that threads run round it and down."""
    points = np.empty(len(form.data.vertices) * 3)
    form.data.vertices.foreach_get("co", points)
    points = points.reshape(-1, 3)
    round_it = np.arctan2(points[:, 0], -points[:, 1]) * 0.14
    corner = np.empty(len(form.data.loops), int)
    form.data.loops.foreach_get("vertex_index", corner)
    layer = form.data.uv_layers.new(name="UVMap")
    layer.data.foreach_set("uv", np.stack([round_it, points[:, 2]], 1)[corner].ravel())


def _linen():
    """The cloth of the house, undyed: a panel of its own, so that its threads are laid on like those of what it wears."""
    return fabric("dummy linen", "linen", UNDYED)


def _cap(radius):
    return [
        (radius - 0.004, -0.004), (radius + 0.002, 0.0), (radius + 0.003, 0.007), (radius - 0.002, 0.013), (radius - 0.016, 0.018),
        (0.020, 0.024), (0.012, 0.030), (0.0105, 0.040), (0.015, 0.047), (0.0195, 0.056), (0.0200, 0.063), (0.016, 0.072),
        (0.008, 0.077), (0.0, 0.078),
    ]  # fmt: skip


def _leg(tall):
    """A baluster on a round foot; its upper end stands in the torso."""
    foot = [
        (0.0, 0.0), (0.150, 0.0), (0.155, 0.004), (0.155, 0.018), (0.150, 0.024), (0.138, 0.028), (0.126, 0.030), (0.120, 0.036),
        (0.090, 0.048), (0.062, 0.062), (0.046, 0.080), (0.040, 0.096), (0.046, 0.104), (0.046, 0.114), (0.036, 0.120), (0.024, 0.128),
    ]  # fmt: skip
    body = [(0.022, 0.16), (0.026, 0.22), (0.034, 0.29), (0.038, 0.35), (0.034, 0.405), (0.024, 0.44), (0.019, 0.452), (0.027, 0.460), (0.027, 0.470), (0.019, 0.478), (0.018, 0.50)]  # fmt: skip
    return [*foot, *body, (0.017, tall - 0.06), (0.026, tall - 0.05), (0.030, tall - 0.03), (0.026, tall - 0.015), (0.026, tall)]


def turn(things, degrees, place=(0, 0)):
    """Turns what stands round the vertical through the dummy's middle, and sets it down at a place (x, y)."""
    hub = bpy.data.objects.new("turntable", None)
    bpy.context.collection.objects.link(hub)
    for thing in things:
        thing.parent = hub
    hub.location[:2] = place
    hub.rotation_euler[2] = np.radians(degrees)
