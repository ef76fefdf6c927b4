"""What a picture is taken of."""
from dataclasses import dataclass, field


@dataclass(frozen=True)
class View:
    scene: str
    """Module of `views` whose `build` sets the scene up, such as "garments.laid"."""
    of: str = ""
    """What stands in it, where one module serves several views: a garment, for instance."""
    rendered: tuple[int, int] = (960, 1200)
    """Light is rendered so large …"""
    delivered: tuple[int, int] = (1200, 1500)
    """… and the printed picture made so large: light is softer than a print."""
    ev: float = 0.0
    """Brighter or darker than the house's exposure, in stops."""
    art: tuple[float, float, float, float] | None = None
    """Where a single motif may stand: its middle in the plane of the cloth, and the largest width and height."""
    grain: dict = field(default_factory=dict)
    """By panel: how the piece lies on the cloth it is cut from: (degrees, u, v)."""
    frame: float = 1.0
    """How many metres of cloth a metre of the scene stands for."""
    kept: bool = False
    """Whether its light stands in the repository, so that who dresses it need not render."""
    apart: int = 2
    """Where it is kept: of how many samples in a row one tells its place. Yarns need no more than a third."""
