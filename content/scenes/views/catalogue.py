"""Every view the tool can take, by its name."""
from views.view import View

WIDE = {"rendered": (1280, 720), "delivered": (1920, 1080)}

VIEWS = {
    "stack": View("stack"),
    "rolls": View("rolls"),
    "swatches": View("swatches"),
    "curtain": View("hung", "curtain", ev=0.2),
    "hanging": View("hung", "hanging", ev=0.1),
    "towel": View("hung", "towel"),
    "stole": View("hung", "stole", ev=0.25),
    "cushion": View("cushion"),
    "drape": View("sheet", "drape pinned"),
    "folds-near": View("sheet", "drape near", ev=0.4),
    "folds-wide": View("sheet", "drape wide", ev=0.45, **WIDE),
    "tee-front": View("garment", "tee front", art=(0, -0.30, 0.32, 0.40), grain={3: (47, 1.37, -0.23)}),
    "tote": View("tote"),
    "jersey-front": View("garment", "jersey front", grain={3: (47, 1.37, -0.23)}),
    "oversize-front": View("garment", "oversize front", grain={3: (47, 1.37, -0.23)}),
    "midi-front": View("garment", "midi front", grain={3: (45, 1.37, -0.23)}),
    "teedress-front": View("garment", "teedress front", grain={3: (47, 1.37, -0.23)}),
    "trapeze-front": View("garment", "trapeze front", grain={3: (47, 1.37, -0.23)}),
    "longsleeve-front": View("garment", "longsleeve front", grain={3: (57, 1.37, -0.23)}),
    "sweatshirt-front": View("garment", "sweatshirt front", grain={3: (57, 1.37, -0.23)}),
}
