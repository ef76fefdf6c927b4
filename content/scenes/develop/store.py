"""Where baked views are kept."""
import numpy as np

from develop.bake import bake
from places import CACHE, passes_of
from views.catalogue import VIEWS


def baked(name):
    """The maps of a view: baked now if its passes are newer than what is kept."""
    kept = CACHE / "baked" / f"{name}.npz"
    passes = passes_of(name) / "made.json"
    if not kept.exists() or (passes.exists() and passes.stat().st_mtime > kept.stat().st_mtime):
        kept.parent.mkdir(parents=True, exist_ok=True)
        np.savez(kept, **bake(name, VIEWS[name]))
    return dict(np.load(kept))
