"""
Baked views, kept so small that they can be committed: whoever has them can dress, but need not render.

Light is coded as square roots in 16 bits and packed by JPEG 2000; the slow parts at half size. Places are whole
fifths of a millimetre, at every second or third sample in what is committed, told as differences from
their neighbours; panels at every one.
"""
import json
import lzma
import zipfile

import cv2
import numpy as np

from develop.bake import bake
from places import BAKED, CACHE, passes_of
from views.catalogue import VIEWS

# Layer: share of its size, and how many times smaller than raw it is packed.
LIGHT = {"gloss": (1.0, 56), "once": (1.0, 40), "sheen": (0.5, 24), "twice": (0.5, 40)}
STEP = 0.0002


def baked(name):
    """The maps of a view: baked now if its passes are newer than what is there."""
    passes = passes_of(name) / "made.json"
    kept = _place(name)
    if not kept.exists() or (passes.exists() and passes.stat().st_mtime > kept.stat().st_mtime):
        kept.parent.mkdir(parents=True, exist_ok=True)
        _keep(kept, bake(name, VIEWS[name]), VIEWS[name].apart if VIEWS[name].kept else 1)
    return _fetch(kept)


def _place(name):
    if is_draft(name):
        return CACHE / "drafts" / f"{name}.zip"
    return (BAKED if VIEWS[name].kept else CACHE / "baked") / f"{name}.zip"


def is_draft(name):
    passes = passes_of(name) / "made.json"
    return passes.exists() and json.loads(passes.read_text())["quality"] != "final"


def is_there(name):
    """Whether a view can be dressed without rendering it."""
    return (passes_of(name) / "made.json").exists() or _place(name).exists()


def _keep(path, maps, every):
    """`every` how manyeth sample of the places is kept."""
    measures = {"every": every}
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as archive:
        for layer, (share, packed) in LIGHT.items():
            image = cv2.resize(maps[layer], None, fx=share, fy=share, interpolation=cv2.INTER_AREA)
            brightest = float(np.percentile(image, 99.995))
            coded = (np.sqrt(np.clip(image / brightest, 0, 1)) * 65535 + 0.5).astype(np.uint16)
            quality = [cv2.IMWRITE_JPEG2000_COMPRESSION_X1000, round(1000 / packed)]
            archive.writestr(f"{layer}.jp2", cv2.imencode(".jp2", coded, quality)[1].tobytes())
            measures[layer] = brightest
        panel = maps["panel"]
        archive.writestr("panel.xz", lzma.compress(panel.tobytes()))
        sparse = panel[::every, ::every]
        for axis in "uv":
            steps = np.round(maps[axis][::every, ::every] / STEP).astype(np.int64)
            measures[axis] = int(steps[sparse > 0].min())
            archive.writestr(f"{axis}.xz", lzma.compress(_differences(steps - measures[axis], sparse)))
        measures["rows"], measures["columns"] = panel.shape
        archive.writestr("measures.json", json.dumps(measures))


def _fetch(path):
    maps = {}
    with zipfile.ZipFile(path) as archive:
        measures = json.loads(archive.read("measures.json"))
        for layer in LIGHT:
            coded = cv2.imdecode(np.frombuffer(archive.read(f"{layer}.jp2"), np.uint8), cv2.IMREAD_UNCHANGED)
            maps[layer] = (coded.astype(np.float32) / 65535) ** 2 * measures[layer]
        shape = measures["rows"], measures["columns"]
        maps["panel"] = np.frombuffer(lzma.decompress(archive.read("panel.xz")), np.uint8).reshape(shape)
        every = measures.get("every", 2)
        sparse = maps["panel"][::every, ::every]
        for axis in "uv":
            steps = _summed(lzma.decompress(archive.read(f"{axis}.xz")), sparse) + measures[axis]
            maps[axis] = _between(steps.astype(np.float32) * np.float32(STEP), sparse, maps["panel"], every)
    return maps


def _differences(steps, panel):
    """Differences to the left, and of those to the row above: near nothing on smooth cloth. Modulo 2¹⁶."""
    rows = np.diff(np.where(panel > 0, steps, 0), axis=1, prepend=0)
    both = np.diff(rows, axis=0, prepend=0).astype(np.int16).astype(np.int32)
    coded = np.where(both >= 0, 2 * both, -2 * both - 1).astype(np.uint16)
    return (coded & 255).astype(np.uint8).tobytes() + (coded >> 8).astype(np.uint8).tobytes()


def _summed(data, panel):
    planes = np.frombuffer(data, np.uint8).reshape(2, *panel.shape).astype(np.int64)
    coded = planes[0] | planes[1] << 8
    both = np.where(coded & 1, -(coded + 1) // 2, coded // 2)
    return np.cumsum(np.cumsum(both, axis=0), axis=1) % 65536


def _between(sparse_values, sparse_panel, panel, every):
    """Places at every sample: the mean of those neighbours of the sparse grid that lie on the same panel."""
    full = np.zeros(panel.shape, np.float32)
    near = np.ones((3, 3), np.float32)
    for number in np.unique(panel[panel > 0]):
        weight = np.zeros(panel.shape, np.float32)
        weight[::every, ::every] = sparse_panel == number
        value = np.zeros(panel.shape, np.float32)
        value[::every, ::every] = np.where(sparse_panel == number, sparse_values, 0)
        worn = panel == number
        for _ in range(4):
            spread = cv2.filter2D(weight, -1, near, borderType=cv2.BORDER_CONSTANT)
            grown = cv2.filter2D(value, -1, near, borderType=cv2.BORDER_CONSTANT) / np.maximum(spread, 1)
            missing = (weight == 0) & (spread > 0) & worn
            value[missing], weight[missing] = grown[missing], 1
        full[worn] = value[worn]
    return full
