"""Every garment that can be sewn, by its name."""
from sewing.tops import TOPS

GARMENTS = {**TOPS}
