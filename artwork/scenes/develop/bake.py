"""
Render passes of a view → what dressing needs. Reflected light is, per channel, a polynomial in the cloth's
albedo a:  light(a) = gloss + sheen + a·once + a²·twice.
"""
import os

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"

import cv2  # noqa: E402
import numpy as np  # noqa: E402

from develop.denoiser import denoise  # noqa: E402
from places import passes_of  # noqa: E402
from stage.numbers import INSIDE, MIDDLE, PALE  # noqa: E402

cv2.setNumThreads(2)


def bake(name, view):
    """Everything of one view, as arrays: gloss, sheen, once, twice, u, v, panel."""
    folder = passes_of(name)
    sheen_pass, pale = _clean(folder, "sheen"), _clean(folder, "pale")
    black, middle = _clean(folder, "black"), _clean(folder, "middle")
    u, v, panel = _where(folder)
    _assign_panels(folder, view, u, v, panel)
    size = (pale.shape[1], pale.shape[0])
    half = (black.shape[1], black.shape[0])
    small = lambda x: cv2.resize(x, half, interpolation=cv2.INTER_AREA)
    large = lambda x: cv2.resize(x, size, interpolation=cv2.INTER_CUBIC)
    worn = cv2.resize((panel > 0).astype(np.float32), half, interpolation=cv2.INTER_AREA)
    # Differences of a pass against itself rendered smaller are noisy at edges: kept slow, kept positive.
    once_middle = (middle - small(sheen_pass)) / MIDDLE
    once_pale = (small(pale) - small(sheen_pass)) / PALE
    twice = np.maximum(large(_blurred_apart((once_pale - once_middle) / (PALE - MIDDLE), worn, 1.2)), 0)
    once = np.maximum((pale - sheen_pass) / PALE - PALE * twice, 0)
    sheen = np.maximum(large(_blurred_apart(small(sheen_pass) - black, worn, 0.7)), 0)
    gloss = np.maximum(sheen_pass - sheen, 0)
    return {"gloss": gloss, "sheen": sheen_pass - gloss, "once": once, "twice": twice, "u": u, "v": v, "panel": panel}


def read_exr(path):
    return np.ascontiguousarray(cv2.imread(str(path), cv2.IMREAD_UNCHANGED)[:, :, 2::-1]).astype(np.float32)


def _clean(folder, name):
    return denoise(*(read_exr(folder / f"{name}-{layer}.exr") for layer in ("colour", "albedo", "normal")))


def _where(folder):
    place = read_exr(folder / "where-colour.exr")
    number = place[..., 2]
    whole = np.round(number)
    # A sample that is not one cloth alone has a number between two.
    panel = np.where((number > 0.5) & (np.abs(number - whole) < 1e-4), whole, 0).astype(np.uint8)
    u, v = (np.where(panel, place[..., i] - by, 0).astype(np.float32) for i, by in ((0, 2), (1, 3)))
    return u, v, panel


def _assign_panels(folder, view, u, v, panel):
    """Sleeves and ribs get numbers, and sleeves the grain they are cut with."""
    for side, file in ((1, "panels-front.png"), (2, "panels-back.png")):
        if not (folder / file).exists():
            break
        drawn = cv2.imread(str(folder / file), cv2.IMREAD_GRAYSCALE)
        pixels = drawn.shape[0]
        worn = (panel % INSIDE) == side
        x = np.clip((u[worn] + 0.7) / 1.4 * pixels, 0, pixels - 1).astype(int)
        y = np.clip(pixels - (v[worn] + 1.3) / 1.4 * pixels, 0, pixels - 1).astype(int)
        panel[worn] = panel[worn] - side + drawn[y, x]
    for number, (degrees, du, dv) in view.grain.items():
        worn = (panel % INSIDE) == number
        sign, angle = np.sign(u[worn]), np.radians(degrees)
        across, down = np.abs(u[worn]) - 0.21, v[worn] + 0.08
        u[worn] = sign * (np.cos(angle) * across + np.sin(angle) * down + du)
        v[worn] = -np.sin(angle) * across + np.cos(angle) * down + dv
    u *= view.frame
    v *= view.frame


def _blurred_apart(image, worn, sigma):
    """Blurred, but cloth only with cloth and the room only with the room."""
    blur = lambda x: cv2.GaussianBlur(x, (0, 0), sigma)
    inside = (worn > 0.5).astype(np.float32)
    layers = []
    for mask in (inside, 1 - inside):
        layers.append(blur(image * mask[..., None]) / np.maximum(blur(mask), 1e-3)[..., None])
    return np.where(inside[..., None] > 0, *layers)
