"""Every garment that can be sewn, by its name."""
from sewing.bags import BAGS
from sewing.tops import TOPS

GARMENTS = {**TOPS, **BAGS}
