"""Every garment that can be sewn, by its name."""
from sewing.bags import BAGS
from sewing.dummy_wear import DUMMY_WEAR
from sewing.tops import TOPS

GARMENTS = {**TOPS, **BAGS, **DUMMY_WEAR}
