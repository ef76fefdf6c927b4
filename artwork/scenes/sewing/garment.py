"""What the sewing room has to know of a garment."""
from collections.abc import Callable
from dataclasses import dataclass, field

from sewing.outline import Edge
from stage.fabrics.settle import Softness


JERSEY = Softness(0.22, 22, 8, 0.9, damping=10)


@dataclass(frozen=True)
class Arm:
    """A sleeve is filled from the shoulder to shortly before its cuff."""

    shoulder: tuple[float, float]
    wrist: tuple[float, float]
    radii: tuple[float, float]
    lowered: float = 0.0
    """Degrees that it sinks once it fills its sleeve: a sleeve that is cut flat stands off, worn it hangs."""


@dataclass(frozen=True)
class Fullness:
    """From `start` down a panel is laid in `waves` folds until its half width at `end` is `narrow`."""

    start: float
    end: float
    narrow: float
    waves: float


@dataclass(frozen=True)
class Garment:
    outline: Callable[[bool], list[Edge]]
    """Right half from the middle of the neck to the middle of the hem; told whether it is the back's."""
    softness: Softness
    body: str
    arm: Arm | None
    thickness: float
    cloth: str
    cells: float = 0.0105
    frames: int = 60
    rib: float = 0.0
    """Width of the knitted collar."""
    armhole: list | None = None
    """Seam between body and sleeve, by height: (height, distance from the middle)."""
    grain: float = 0.0
    """Degrees that the sleeve's grain is turned against the body's."""
    hems: dict = field(default_factory=dict)
    """By open edge: the distances of its rows of stitches."""
    pinned: Callable | None = None
    """Which vertices of the unhung garment hang from something, by their places."""
    pieces: tuple = ()
    """Where the front is of more than one piece: (number of the piece, its corners)."""
    fullness: Fullness | None = None
    """How a wide skirt lies in folds before it falls."""
    cuff: float = 0.0
    """Width of a cuff that is sewn on."""
    cuff_of: int = 4
    """Number of the piece it is cut with: ribs and collars, or the sleeve."""
    hung: str = ""
    """The garment of whose cut it is, where another was simulated for both."""
    shy: bool = False
    """Whether the cloth keeps off itself: slow, needed where folds are deep or sleeves touch the body."""
