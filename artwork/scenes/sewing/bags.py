"""Bags: two panels sewn on three sides."""
from sewing.garment import Garment
from sewing.outline import Edge, curve
from stage.fabrics.settle import Softness

HANDLE = 0.085


def _tote(back):
    return [
        Edge(curve((0, 0), (0.19, 0)), "hem"),
        Edge(curve((0.19, 0), (0.19, -0.41))),
        Edge(curve((0.19, -0.41), (0, -0.41))),
    ]


BAGS = {
    "tote": Garment(
        _tote, Softness(0.30, 30, 14, 3.0, damping=10), "bag", None, 0.0011, "canvas", cells=0.0095,
        hems={"hem": (0.028, 0.003)},
        pinned=lambda place: (place[:, 1] > -0.004) & (abs(abs(place[:, 0]) - HANDLE) < 0.017),
    ),
}  # fmt: skip
