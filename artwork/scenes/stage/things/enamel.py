"""Enamelled bowls and mugs, and the paste in them."""
import bpy
import numpy as np

from stage.mesh import grid_object, smooth
from stage.noise import ripple
from stage.solids import thread, turned
from stage.studio import linear, plain

RIM = 0.0024


def bowl(place, radius, tall, foot, belly=0.55):
    """Its wall swells by the power `belly`: 1 is a cone. Returns the radius inside at a height."""
    white, dark = _glaze("enamel", "#ebe5d9"), _glaze("rim", "#232c44")
    share = np.linspace(0, 1, 40)
    outside = foot + (radius - foot) * share**belly
    profile = [(foot * 0.93, 0.0), (foot * 0.99, 0.0006)]
    profile += list(zip(outside, 0.002 + share * (tall - 0.002)))
    profile += [(r - 0.0016, z) for r, z in reversed(profile[2:])]
    profile.append((0.0001, 0.0030))
    made = turned("bowl", profile, white, 128)
    made.location = place
    edge = (*place[:2], place[2] + tall)
    bpy.ops.mesh.primitive_torus_add(
        major_radius=radius, minor_radius=RIM, major_segments=128, minor_segments=14, location=edge
    )
    smooth(bpy.context.object)
    bpy.context.object.data.materials.append(dark)
    return lambda height: float(np.interp(height, 0.002 + share * (tall - 0.002), outside)) - 0.0016


def handle(place, radius, tall, towards):
    """An ear for a mug."""
    t = np.linspace(0, 1, 15)
    out = radius - 0.001 + 0.032 * np.sin(np.pi * t) ** 0.7
    height = tall * (0.86 - 0.66 * t)
    points = np.stack([np.cos(towards) * out, np.sin(towards) * out, height], 1) + np.array(place)
    thread("ear", points, 0.0042, _glaze("enamel", "#ebe5d9"))


def _glaze(name, colour):
    return bpy.data.materials.get(name) or plain(name, linear(colour), 0.16, 0.5)


def paste(place, radius, material, seed, stirred=1.0):
    """
    Thick dye that was stirred: furrows run round, it stands up at the wall. Its UV is one point, so that no thread is
    laid on it.
    """
    away, angle = np.meshgrid(np.linspace(0.0002, 1, 70), np.linspace(0, 2 * np.pi, 161), indexing="ij")
    flat = np.stack([away * np.cos(angle), away * np.sin(angle), 0 * away], 2)
    run = away * 17 - angle + ripple(flat, 0.5, seed) * 1.6
    furrow = (np.sin(run) + 0.35 * np.sin(2 * run + 1)) * np.clip(away * 2.2, 0, 1) * np.clip((1 - away) * 4, 0, 1)
    height = furrow * 0.0017 * (0.65 + 0.5 * ripple(flat, 0.7, seed + 1)) * stirred
    height += 0.0032 * np.exp(-(((away - 0.12) / 0.10) ** 2)) * stirred + ripple(flat, 1.1, seed + 2) * 0.0007
    height += 0.0022 * np.exp(-(1 - away) / 0.035)
    points = flat * radius + np.dstack([0 * height, 0 * height, height])
    made = grid_object("paste", points, np.zeros((*away.shape, 2)))
    made.location = place
    made.data.materials.append(material)
    return made


def drip(place, wall, tall, towards, long, material, seed):
    """Paste that ran over the rim and down the outside of a bowl; `wall` is its radius inside by height."""
    t, s = np.meshgrid(np.linspace(-0.16, 1, 60), np.linspace(-1, 1, 25), indexing="ij")
    ran = np.clip(t, 0, 1)
    half = 0.0085 * (0.42 + 0.58 * np.exp(-ran * 5)) + 0.0020 * np.exp(-(((ran - 0.82) / 0.13) ** 2))
    half *= np.sqrt(np.clip(1 - np.clip((ran - 0.80) / 0.20, 0, 1) ** 2, 0.0004, 1))
    z = tall - ran * long
    radius = np.vectorize(wall)(z) + 0.0016
    over = np.clip(-t / 0.16, 0, 1)
    radius += RIM * np.exp(-ran * long / 0.003) - over * 2.6 * RIM
    z = z + RIM * np.exp(-ran * long / 0.002) * np.sqrt(np.clip(1 - (2 * over - 0.6) ** 2, 0, 1))
    thick = 0.0021 * np.sqrt(np.clip(1 - s**2, 0, 1)) * (0.6 + 0.7 * np.exp(-(((ran - 0.84) / 0.12) ** 2)))
    around = towards + s * half / radius + 0.01 * np.sin(t * 6 + seed)
    points = np.stack([np.cos(around) * (radius + thick), np.sin(around) * (radius + thick), z], 2) + np.array(place)
    made = grid_object("drip", points[:, ::-1], np.zeros((*t.shape, 2)))
    made.data.materials.append(material)
