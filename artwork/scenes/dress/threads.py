"""
The thread of a cloth as one sees it from a step away: no two threads are of one tone. The denoiser takes the weave that
was rendered for noise, so it is laid on with the print.
"""
from functools import cache

import cv2
import numpy as np

from dress.tile import sample

# Threads (or columns of stitches) a metre, and how much their tone differs: enough for AVIF of quality 50 to keep them.
WEAVES = {
    "plain": (1900, 1.8),
    "linen": (1350, 2.4),
    "canvas": (1050, 2.0),
    "twill": (1700, 1.8),
    "knit": (1150, 1.5),
    "fleece": (900, 1.6),
    "fine": (3200, 1.1),
}
COUNT, PIXELS = 96, 10


def threads(weave, u, v, footprint):
    """Factors about 1 for places of a cloth (metres), where one sample covers `footprint` metres."""
    if weave == "none":
        return 1
    per_metre, strength = WEAVES[weave]
    drawn = _shrunk(_drawing(weave), footprint * per_metre / COUNT)
    side = drawn.shape[0]
    turns = per_metre / COUNT * side
    x, y = (u * turns) % side - 0.5, (v * turns) % side - 0.5
    return 1 + strength * (sample(drawn, x, y)[:, :1] - 1)


@cache
def _drawing(weave):
    if weave in ("knit", "fleece"):
        return _knitted()
    return _woven(3 if weave == "twill" else 2)


_sizes = {}


def _shrunk(drawing, share):
    """So small that one pixel is one sample: what is finer only leaves its tone."""
    side = int(np.clip(round(1 / max(share, 1e-6)), 16, len(drawing)))
    key = (id(drawing), side)
    if key not in _sizes:
        _sizes[key] = cv2.resize(drawing, (side, side), interpolation=cv2.INTER_AREA)[:, :, None]
    return _sizes[key]


def _woven(repeat):
    """Warp over weft in turn; in twill two of three, one thread further each row."""
    random = np.random.default_rng(3)
    size = COUNT * PIXELS
    at = (np.arange(size) + 0.5) / PIXELS
    thread = at.astype(int)
    across = 0.84 + 0.16 * np.sin(np.pi * (at % 1))
    warp, weft = (_tones(random) for _ in "xy")
    crossing = (thread[None, :] + thread[:, None]) % repeat == 0
    warp_seen = across[None, :] * _along(warp, thread, at)
    weft_seen = (across[None, :] * _along(weft, thread, at)).T * 0.97
    drawing = np.where(crossing, weft_seen, warp_seen)
    return (drawing / drawing.mean()).astype(np.float32)


def _tones(random):
    """Tone of each thread along its way: thicker and thinner places, smoothly."""
    points = 24
    rough = random.normal(size=(COUNT, points)) * 0.045 + random.normal(size=(COUNT, 1)) * 0.045
    return 1 + rough


def _along(tones, thread, at):
    """Rows along the threads, columns across them."""
    points = tones.shape[1]
    where = at / COUNT * points
    low, share = where.astype(int) % points, where % 1
    tone = tones[:, low] * (1 - share) + tones[:, (low + 1) % points] * share
    return tone.T[:, thread]


def _knitted():
    """Columns of V: two legs, each with a tone that changes from row to row."""
    random = np.random.default_rng(4)
    size = COUNT * PIXELS
    at = (np.arange(size) + 0.5) / PIXELS
    column = at.astype(int)
    fold = np.abs(at % 1 - 0.5)
    slanted = at[:, None] * 1.0 + fold[None, :] * 1.2
    rows = slanted.astype(int) % COUNT
    tone = 1 + random.normal(size=(COUNT, COUNT)) * 0.035 + random.normal(size=(COUNT, 1)) * 0.010
    leg = 0.88 + 0.12 * np.sin(np.pi * (slanted % 1))
    valley = 1 - 0.16 * np.exp(-((fold[None, :] - 0.5) ** 2) / 0.006) - 0.07 * np.exp(-(fold[None, :] ** 2) / 0.004)
    drawing = tone[rows, column[None, :]] * leg * valley
    return (drawing / drawing.mean()).astype(np.float32)
