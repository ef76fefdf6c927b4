"""By which view, and in which cloths, each composition of the content is shown."""
from dataclasses import dataclass

from dress.outfit import SEWN


@dataclass(frozen=True)
class Shown:
    view: str
    outfit: dict


COMPOSITIONS = {
    "tee": Shown("tee-front", SEWN),
    "longsleeve": Shown("longsleeve-front", SEWN),
    "sweatshirt": Shown("sweatshirt-front", SEWN),
}
