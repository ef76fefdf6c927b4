"""
The maps of a view for dressing it in a browser: 60–150 KB, in maps/<view>/. The format is described in README.md;
the arithmetic is dress/compose.py's.
"""
import gzip
import json
import subprocess
from dataclasses import asdict

import cv2
import numpy as np

from develop.grade import BLOOM, EV, LUMINANCE
from dress.compositions import COMPOSITIONS
from dress.graphic import panel_at
from places import CACHE, MAPS, NODE, SCENES
from stage.numbers import INSIDE
from views.catalogue import VIEWS

SIZE = 640
STEP = 0.00015
GROWN = 9


def write_browser_maps(name, maps):
    view = VIEWS[name]
    folder, drawn = MAPS / name, CACHE / "maps" / name
    for each in (folder, drawn):
        each.mkdir(parents=True, exist_ok=True)
    rows, columns = maps["panel"].shape
    width, height = SIZE, round(SIZE * rows / columns)
    exposure = np.float32(2 ** (EV + view.ev))
    seen = lambda layer: cv2.resize(maps[layer], (width, height), interpolation=cv2.INTER_AREA) * exposure
    sheen, twice = seen("sheen") @ LUMINANCE, seen("twice") @ LUMINANCE
    meta = {"view": name, "width": width, "height": height, "bloom": BLOOM, "inside": INSIDE}
    if view.art:
        worn = maps["panel"] > 0
        panel = panel_at(*(maps[layer][worn] for layer in ("panel", "u", "v")), view.art)
        meta["art"] = {"panel": panel, **dict(zip(("x", "y", "width", "height"), view.art))}
    meta["cut"] = _cut(name)
    meta["base"] = _picture(drawn, "base", seen("gloss") + seen("sheen"))
    meta["shade"] = _picture(drawn, "shade", seen("once"))
    # The blue channel is left empty: it costs nothing.
    slow = np.stack([twice, sheen, np.zeros_like(sheen)], 2)
    meta["slow"] = _picture(drawn, "slow", cv2.resize(slow, (width // 2, height // 2), interpolation=cv2.INTER_AREA))
    sizes = {"width": 3 * width, "height": 3 * height}
    panel = cv2.resize(maps["panel"], (3 * width, 3 * height), interpolation=cv2.INTER_NEAREST)
    (folder / "panel.bin.gz").write_bytes(gzip.compress(_grown(panel).tobytes(), 9, mtime=0))
    meta["panel"] = sizes
    meta["where"] = _places(folder, maps, (width // 2, height // 2))
    script = SCENES / "deliver" / "encode-maps.ts"
    subprocess.run([NODE, script, drawn, folder], check=True)
    (folder / "view.json").write_text(json.dumps(meta, indent=2) + "\n")
    return sum(file.stat().st_size for file in folder.iterdir())


def _cut(name):
    """By panel: the cloth it is cut from, and how the print lies on it (degrees, metres)."""
    outfit = next(shown.outfit for shown in COMPOSITIONS.values() if shown.view == name)
    return {number: {k: v for k, v in asdict(piece).items() if k != "weave"} for number, piece in outfit.items()}


def _picture(folder, name, image):
    """Eight bits of the square root, as a share of the brightest value, which is returned."""
    brightest = max(float(np.percentile(image, 99.99)), 1e-6)
    coded = np.sqrt(np.clip(image / brightest, 0, 1)) * 255 + 0.5
    cv2.imwrite(str(folder / f"{name}.png"), coded.astype(np.uint8)[:, :, ::-1])
    return brightest


def _grown(panel):
    """Panels a little beyond their edges, so that a reader between two samples finds one."""
    bare = (panel == 0).astype(np.uint8)
    distance, label = cv2.distanceTransformWithLabels(bare, cv2.DIST_L2, 5, labelType=cv2.DIST_LABEL_PIXEL)
    nearest = np.zeros(label.max() + 1, np.uint8)
    nearest[label[panel > 0]] = panel[panel > 0]
    return np.where((panel == 0) & (distance <= GROWN), nearest[label], panel)


def _places(folder, maps, size):
    """
    u and v in steps from their least value; the difference from what the left, upper and upper left neighbour
    predict, folded to be positive, low bytes before high bytes; pixels without cloth are left out.
    """
    rows, columns = maps["panel"].shape
    width, height = size
    take = np.ix_(
        ((np.arange(height) + 0.5) * rows / height).astype(int), ((np.arange(width) + 0.5) * columns / width).astype(int)
    )
    panel = maps["panel"][take]
    u, v = maps["u"][take], maps["v"][take]
    panel, u, v = _extended(panel, u, v)
    worn = panel > 0
    meta = {"width": width, "height": height, "step": STEP, "u": float(u[worn].min()), "v": float(v[worn].min())}
    planes = [panel.tobytes()]
    for axis, least in ((u, meta["u"]), (v, meta["v"])):
        steps = np.where(worn, np.round((axis - least) / STEP), 0).astype(np.int64)
        missed = (steps - _predicted(steps, worn))[worn]
        folded = (np.where(missed >= 0, 2 * missed, -2 * missed - 1) & 0xFFFF).astype(np.uint16)
        planes += [(folded & 255).astype(np.uint8).tobytes(), (folded >> 8).astype(np.uint8).tobytes()]
    (folder / "where.bin.gz").write_bytes(gzip.compress(b"".join(planes), 9, mtime=0))
    return meta


def _predicted(steps, worn):
    shifted = lambda image, down, right: np.pad(image, ((down, 0), (right, 0)))[: image.shape[0], : image.shape[1]]
    left, up, corner = (shifted(steps, *by) for by in ((0, 1), (1, 0), (1, 1)))
    has_left, has_up, has_corner = (shifted(worn, *by) for by in ((0, 1), (1, 0), (1, 1)))
    single = np.where(has_left, left, np.where(has_up, up, 0))
    return np.where(has_left & has_up & has_corner, left + up - corner, single)


def _extended(panel, u, v, pixels=3):
    """The cloth goes on beyond its edge as it ran towards it."""
    panel, u, v = panel.copy(), u.copy(), v.copy()
    for _ in range(pixels):
        for axis, step in ((0, 1), (0, -1), (1, 1), (1, -1)):
            near, far = np.roll(panel, step, axis), np.roll(panel, 2 * step, axis)
            new = (panel == 0) & (near > 0)
            for values in (u, v):
                one, two = np.roll(values, step, axis), np.roll(values, 2 * step, axis)
                slope = np.where(near == far, np.clip(one - two, -0.004, 0.004), 0)
                values[new] = (one + slope)[new]
            panel[new] = near[new]
    return panel, u, v
