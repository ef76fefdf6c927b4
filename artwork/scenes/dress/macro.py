"""A macro in true scale: thread and print alike, where its dyes meet."""
from dataclasses import replace
from zlib import crc32

import numpy as np

from dress.outfit import PRINTED
from dress.tile import tile
from views.catalogue import MACRO_WIDTH, WEAVES

TRIED = 400
# So near that it is worth to cut the cloth there; a few dyes are enough.
GRID = 48


def true_cut(weave, print_name):
    """The piece of a print, as large as life, that a macro of that weave shows: of many places the one with most dyes in it."""
    across = WEAVES[weave] / 1000
    piece = replace(PRINTED, scale=MACRO_WIDTH / across)
    printed = tile(*print_name)
    if printed.plain:
        return piece
    random = np.random.default_rng(crc32("-".join(print_name).encode()))
    side = np.linspace(-0.5, 0.5, GRID)
    u, v = (axis.ravel() * MACRO_WIDTH for axis in np.meshgrid(side, side * 1.25))
    repeat = np.array([printed.width, printed.height]) * printed.unit * piece.scale
    places = random.uniform(0, 1, (TRIED, 2)) * repeat
    return replace(piece, offset=max((tuple(place) for place in places), key=lambda at: _variety(printed, piece, u, v, at)))


def _variety(printed, piece, u, v, offset):
    """How many dyes a place shows, each by its share of it: 0 for one alone."""
    colours = printed.lay(u, v, MACRO_WIDTH / GRID / 4, piece.scale, 0.0, offset)
    kinds = np.round(np.sqrt(colours) * 5).astype(int) @ (1, 10, 100)
    shares = np.unique(kinds, return_counts=True)[1] / len(kinds)
    shares = shares[shares > 0.04]
    return float(-(shares * np.log(shares)).sum())
