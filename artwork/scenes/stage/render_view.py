"""blender -b --python stage/render_view.py -- <view> <draft|final> <seed>: builds a scene and renders its passes."""
import importlib
import json
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from places import passes_of  # noqa: E402
from stage.passes import render_light, render_where  # noqa: E402
from views.catalogue import VIEWS  # noqa: E402

# Share of the full size, samples a pixel.
QUALITIES = {"glance": (0.25, 8), "draft": (0.4, 12), "final": (1.0, 9)}

name, quality, seed = sys.argv[sys.argv.index("--") + 1 :]
view = VIEWS[name]
share, samples = QUALITIES[quality]
folder = passes_of(name)
width, height = (round(side * share) for side in view.rendered)
importlib.import_module(f"views.{view.scene}").build(view, width, height, int(seed), folder)
render_light(folder, samples)
render_where(folder, *(2 * round(side * share) for side in view.delivered))
(folder / "made.json").write_text(json.dumps({"view": name, "quality": quality, "seed": int(seed)}))
