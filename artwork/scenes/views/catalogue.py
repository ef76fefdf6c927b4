"""Every view the tool can take, by its name."""
from sewing.flats import FLATS
from views.view import View

WIDE = {"rendered": (1280, 720), "delivered": (1920, 1080)}

NEAR = {"rendered": (864, 1080), "delivered": (960, 1200)}

# Folds of one cloth before a wall: their light is soft all over.
DRAPED = {"rendered": (576, 720), "delivered": (960, 1200)}

STANDING = {"rendered": (768, 960), "delivered": (1080, 1350)}
# Where small things stand beside the cloth, which no print sharpens.
SHARP = {"rendered": (960, 1200), "delivered": (1080, 1350)}

# What sewing/dummy_wear.py sews.
WORN_BY_DUMMY = ("trapeze", "wrapdress", "teedress", "womentee", "veetee", "oversize", "scrubs", "bandshirt", "shirt", "chefjacket", "womentee+apron")
LAID = {"rendered": (768, 960), "delivered": (1080, 1350)}

# A sleeve is cut aslant.
SLEEVES = {3: (47, 1.37, -0.23)}

# Cloths one can see yarn by yarn, as views/fabrics/macro.py makes them, and how many millimetres of each fill the frame.
WEAVES = {"plain": 13, "twill": 13, "satin": 8, "taffeta": 9, "jersey": 11, "biflex": 8.5}
# However much of the cloth is shown, it is built so wide (metres) that the house's lamps and lenses suit it.
MACRO_WIDTH = 0.24

# How cloths hang otherwise than silk, as sewing/sheet.py lets them fall.
HANDS = ("sheer", "fluid", "crisp", "soft", "stiff", "pile", "stretch")
# Cloths that are shown as what they are: a rule in the corner tells their size.
HANGING = {"drape", *(f"drape-{hand}" for hand in HANDS)}

ROOM = {"rendered": (1140, 760), "delivered": (1200, 800)}

STREET = {"rendered": (1020, 680), "delivered": (1500, 1000)}

ROOMS = ("pole", "shelves", "table", "rail", "bench", "counter", "desk")
FRONTS = ("brick", "plaster", "stone", "canopy", "disc", "boards", "workshop")

VIEWS = {
    "stack": View("fabrics.stack", kept=True),
    "teestack": View("garments.teestack", kept=True),
    "rolls": View("fabrics.rolls", kept=True),
    "swatches": View("fabrics.swatches", kept=True),
    "curtain": View("fabrics.hung", "curtain", ev=0.2, kept=True),
    "hanging": View("fabrics.hung", "hanging", ev=0.1, **STANDING),
    "towel": View("fabrics.hung", "towel", ev=0.1, **STANDING),
    "stole": View("fabrics.hung", "stole", ev=0.25, kept=True),
    "hooked-stole": View("garments.hooked", "stole", ev=0.25, **STANDING),
    "hooked-scarf": View("garments.hooked", "scarf", ev=0.25, **STANDING),
    "cushion": View("places.cushion", art=(0.507, 0.493, 0.32, 0.34), kept=True),
    "drape": View("fabrics.sheet", "drape pinned", kept=True),
    **{f"drape-{hand}": View("fabrics.sheet", f"drape-{hand} pinned", ev=0.2, **DRAPED, kept=True) for hand in HANDS},
    "kerchief": View("fabrics.sheet", "kerchief laid", ev=0.3, **STANDING),
    "folds-near": View("fabrics.sheet", "drape near", ev=0.4, kept=True),
    "folds-wide": View("fabrics.sheet", "drape wide", ev=0.45, **WIDE, kept=True),
    "tee-front": View("garments.garment", "tee front", art=(0, -0.36, 0.32, 0.40), grain=SLEEVES, kept=True),
    "tee-back": View("garments.garment", "tee back", art=(0, -0.34, 0.38, 0.48), grain=SLEEVES, kept=True),
    "tee-quarter": View("garments.garment", "tee quarter", art=(0, -0.36, 0.32, 0.40), grain=SLEEVES, kept=True),
    **{f"dummy-{name}-{side}": View("garments.dummy", f"{name} {side}", grain=SLEEVES, ev=0.2, **STANDING) for name in WORN_BY_DUMMY for side in ("front", "quarter")},
    **{f"dummy-{name}-quarter": View("garments.dummy", f"{name} quarter", grain=SLEEVES, ev=0.2, **SHARP) for name in ("teedress", "womentee")},
    "fitting": View("garments.fitting", "dress", grain=SLEEVES, ev=0.2, **WIDE),
    "team": View("garments.fitting", "team", grain=SLEEVES, ev=0.2, **WIDE),
    "tote": View("garments.tote", art=(0, -0.21, 0.28, 0.34), kept=True),
    "parcel": View("goods.parcel", ev=0.15),
    "store": View("places.store", ev=0.2, rendered=(1600, 900), delivered=(1920, 1080)),
    "cutting": View("places.cutting", **WIDE),
    "kitchen": View("places.kitchen", **WIDE),
    "dispatch": View("places.dispatch", **WIDE),
    "press": View("places.press", ev=0.2, **WIDE),
    "document": View("goods.document", art=(0, 0, 0.210, 0.297), ev=0.1, **STANDING),
    "tablecloth": View("places.tablecloth", **STANDING),
    "flag": View("places.flag", "street", ev=0.2, **STANDING),
    "bed": View("places.bed", **STANDING),
    "tableflag": View("places.flag", "desk", **STANDING),
    "runner": View("places.runner", **STANDING),
    **{f"macro-{weave}": View("fabrics.macro", weave, **NEAR, kept=True, apart=3) for weave in WEAVES},
    "cones": View("goods.cones", **WIDE),
    "chaircover": View("places.chaircover", **STANDING),
    **{f"showroom-{of}": View("places.showroom", of, ev=0.1, **ROOM, kept=True) for of in ROOMS},
    **{f"facade-{of}": View("places.facade", of, ev=0.1, **STREET, kept=True) for of in FRONTS},
    "roller": View("places.roller", ev=0.15, **STANDING),
    **{f"laid-{name}": View("garments.laid", name, frame=flat.frame, art=flat.art, ev=0.4, **LAID) for name, flat in FLATS.items()},
}
