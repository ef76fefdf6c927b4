"""Every view the tool can take, by its name."""
from views.view import View

WIDE = {"rendered": (1280, 720), "delivered": (1920, 1080)}

VIEWS = {
    "stack": View("stack"),
    "rolls": View("rolls"),
    "swatches": View("swatches"),
    "drape": View("sheet", "drape pinned"),
    "folds-near": View("sheet", "folds near"),
    "folds-wide": View("sheet", "folds wide", **WIDE),
    "tee-front": View("garment", "tee front", grain={3: (47, 1.37, -0.23)}),
    "longsleeve-front": View("garment", "longsleeve front", grain={3: (57, 1.37, -0.23)}),
    "sweatshirt-front": View("garment", "sweatshirt front", grain={3: (57, 1.37, -0.23)}),
}
