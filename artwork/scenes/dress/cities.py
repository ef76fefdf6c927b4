"""
The cloths of showrooms and house fronts, as views/places/showroom.py and views/places/facade.py number them. Their views stand in the
order of the pictures' numbers.
"""
from dress.outfit import Piece

_ORDER = {
    # Over the pole from the left; four rolls in the crate; two piles from below.
    "showroom-pole": "print accent redyed-figure print figure redyed-accent | figure print plain redyed-accent | "
    "figure print accent redyed-figure | detail print",
    # On the counter the roll, five cuttings, a pile; then shelf by shelf from below, bay by bay.
    "showroom-shelves": "print | figure redyed-figure plain accent print | redyed-figure accent print | "
    "print figure accent redyed-figure plain print detail redyed-accent figure print accent plain redyed-figure print "
    "figure detail redyed-accent accent print plain figure redyed-figure",
    # The roll; the larger pile; five cuttings; the smaller pile; three stretchers; three rolls.
    "showroom-table": "print | figure redyed-figure plain accent | print redyed-accent figure redyed-figure accent | "
    "accent print | redyed-figure print redyed-accent | print figure plain",
    # Along the rail from the nearest; the pile; rolls.
    "showroom-rail": "print accent redyed-figure figure print plain redyed-accent print detail redyed-figure accent print "
    "figure redyed-figure print plain figure print accent redyed-figure",
}
# The same rooms, flipped.
_FLIPPED = {"bench": "pole", "counter": "shelves", "desk": "table"}
_ORDER |= {f"showroom-{of}": _ORDER[f"showroom-{original}"] for of, original in _FLIPPED.items()}
# Three lengths in the window, the pile, two rolls; banner or awning; four rolls in the crate.
_FRONT = "print figure redyed-figure | accent print plain figure | redyed-accent accent | print | figure print accent redyed-figure"
_ORDER |= {f"facade-{front}": _FRONT for front in ("brick", "plaster", "stone", "canopy", "disc", "boards", "workshop")}

# Seen from across a room, a repeat is shown larger than life.
OUTFITS = {
    view: {
        number: Piece(cloth.replace("-", " "), 1.0 + number % 3 * 0.08, offset=(number * 0.037, 0))
        for number, cloth in enumerate(order.replace("|", "").split(), 1)
    }
    for view, order in _ORDER.items()
}
