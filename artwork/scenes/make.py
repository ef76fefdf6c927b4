#!/usr/bin/env python3
"""
Makes the factory's pictures.

    make.py tee-discs-kumach …       these pictures
    make.py --composition tee …      every picture of these compositions that the content uses
    make.py --all                    every picture that can be made
    make.py --view tee-front …       renders these views again (--quality glance or draft: small and quick)
    make.py --sew tee …              simulates these garments again
    make.py --maps tee-front …       the maps of these views for dressing them in a browser
    make.py --sheet out.png          a contact sheet of all pictures made
    make.py --all --outdated         encodes again what was encoded to a number of bytes, what visitors see first before
                                     the rest (--except cloth banner …: not these; --baked: only what needs no Blender);
                                     stop it whenever you like, it goes on where it stopped
    make.py --compare out.png [name …]   a sheet "source | delivered" of 24 pictures, a piece of each at 100 %
    make.py --sweep                  removes the pictures that the content does not name any more
"""
import argparse
import json
import shutil
import subprocess
import sys
import time

sys.dont_write_bytecode = True

from places import CACHE, NODE, PICTURES, SCENES  # noqa: E402

BLENDER = ["nice", "-n", "15", "blender", "-b", "-noaudio", "-t", "2", "--python-exit-code", "1", "--python"]


def main():
    options = _options()
    for garment in options.sew or []:
        _blender("sewing/simulate.py", garment)
    for view in options.view or []:
        render(view, options.quality, options.seed)
    for view in options.maps or []:
        from develop.browser_maps import write_browser_maps
        from develop.store import baked

        print(view, write_browser_maps(view, baked(view)), "bytes")
    used = used_names()
    if options.sweep:
        sweep({name["name"] for name in used})
    if options.compare:
        compare(used, options)
        return
    names = [name for name in used if _wanted(name, options)]
    asked = {name["name"] for name in names}
    for missing in set(options.names) - asked:
        names.append(_parsed(missing))
    if names:
        make(names, options)
    if options.sheet:
        subprocess.run([NODE, SCENES / "deliver" / "contact-sheet.ts", PICTURES, options.sheet], check=True)


def _options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--composition", nargs="+", default=[])
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--view", nargs="+")
    parser.add_argument("--maps", nargs="+")
    parser.add_argument("--sew", nargs="+")
    parser.add_argument("--quality", choices=("glance", "draft", "final"), default="final")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", type=int, help="at most so many of each composition")
    parser.add_argument("--look", action="store_true", help="leave the PNGs in the cache and encode nothing")
    parser.add_argument("--again", action="store_true", help="also those that are made already")
    parser.add_argument("--outdated", action="store_true", help="those that stand without a quality in their picture.json")
    parser.add_argument("--except", nargs="+", default=[], dest="excluded", help="not these compositions")
    parser.add_argument("--baked", action="store_true", help="only those whose view need not be rendered")
    parser.add_argument("--keep-sources", action="store_true", help="leave the PNGs in the cache after encoding")
    parser.add_argument("--compare", help="dresses pictures that stand again and lays them beside what is delivered")
    parser.add_argument("--sheet")
    parser.add_argument("--sweep", action="store_true")
    return parser.parse_args()


def _wanted(name, options):
    if name["composition"] in options.excluded:
        return False
    return name["name"] in options.names or name["composition"] in options.composition or options.all


def used_names():
    """The picture names that the content uses, taken apart."""
    listed = subprocess.run(
        [NODE, SCENES / "deliver" / "used-names.ts"], check=True, capture_output=True, text=True
    )
    return json.loads(listed.stdout)


def sweep(used):
    for folder in PICTURES.iterdir():
        if folder.name not in used:
            shutil.rmtree(folder)
            print("swept", folder.name)


def _parsed(name):
    composition, family, colourway, *variant = name.split("-")
    parts = {"name": name, "composition": composition, "family": family, "colourway": colourway}
    return {**parts, "variant": variant[0] if variant else "1", "large": True, "priority": 3}


def render(view, quality="final", seed=1):
    from sewing.lay import lay_out
    from views.catalogue import VIEWS

    if VIEWS[view].scene == "garments.laid":
        lay_out(VIEWS[view].of, seed)
    _blender("stage/render_view.py", view, quality, str(seed))


def _blender(script, *arguments):
    log = CACHE / "blender.log"
    log.parent.mkdir(exist_ok=True)
    with log.open("w") as written:
        subprocess.run([*BLENDER, SCENES / script, "--", *arguments], check=True, stdout=written, stderr=written)


def make(names, options):
    """Dresses and encodes pictures, view by view."""
    from develop.store import is_draft, is_there
    from dress.compositions import shown_for

    by_view = {}
    for name in names:
        shown = shown_for(name)
        if not shown or (options.baked and not is_there(shown.view)):
            continue
        asked = options.again or options.look or name["name"] in options.names
        if asked or not _is_made(name["name"], options.outdated):
            turn = name["priority"] if options.outdated else 0, shown.view
            by_view.setdefault(turn, {}).setdefault(name["composition"], []).append(name)
    failed = []
    for (_, view), compositions in sorted(by_view.items(), key=lambda turn: turn[0][0]):
        if not is_there(view) or (is_draft(view) and not options.look):
            try:
                render(view, seed=options.seed)
            except subprocess.CalledProcessError as error:
                print(f"{view} could not be rendered, see {CACHE / 'blender.log'}: {error}", file=sys.stderr)
                failed.append(view)
                continue
        chosen = [name for group in compositions.values() for name in group[: options.limit]]
        dress_view(view, chosen, encode=not options.look, keep=options.keep_sources)
    if failed:
        sys.exit(f"Not rendered: {', '.join(failed)}")


def _is_made(name, outdated):
    """Whether a picture stands, and, if it is asked, whether it was encoded to a quality."""
    facts = PICTURES / name / "picture.json"
    return facts.exists() and not (outdated and "quality" not in json.loads(facts.read_text()))


def compare(used, options):
    """Sheet of named pictures, or of one of each composition that is encoded by quality and needs no rendering."""
    from develop.store import is_there
    from dress.compositions import shown_for

    chosen = {}
    for name in used:
        shown = shown_for(name)
        if shown and is_there(shown.view) and _is_made(name["name"], outdated=True):
            key = name["name"] if name["name"] in options.names else name["composition"]
            if not options.names or name["name"] in options.names:
                chosen.setdefault(key, name)
    names = list(chosen.values())[:24]
    for name in names:
        if not (CACHE / "dressed" / f"{name['name']}.png").exists():
            dress_view(shown_for(name).view, [name], encode=False)
    sheet = SCENES / "deliver" / "compare-pictures.ts"
    subprocess.run([NODE, sheet, CACHE / "dressed", options.compare, *(n["name"] for n in names)], check=True)


def dress_view(view, names, encode, keep=False):
    import cv2
    from develop.grade import grade
    from develop.store import baked
    from dress.compose import BakedView
    from dress.compositions import print_of, shown_for, weave_of
    from dress.graphic import Graphic, drawn_for
    from dress.macro import true_cut
    from dress.rule import with_rule
    from views.catalogue import HANGING, MACRO_WIDTH, VIEWS, WEAVES

    out = CACHE / "dressed"
    out.mkdir(parents=True, exist_ok=True)
    body = BakedView(baked(view))
    waiting = []
    for name in sorted(names, key=lambda n: (n["family"], n["variant"])):
        started = time.time()
        shown = shown_for(name)
        drawn = drawn_for(shown, name)
        graphic = Graphic(drawn, VIEWS[view].art) if drawn is not None else None
        ruled = VIEWS[view].scene == "fabrics.macro" and name["large"]
        outfit = {1: true_cut(VIEWS[view].of, print_of(shown, name))} if ruled else shown.outfit
        light = body.dress(outfit, print_of(shown, name), weave_of(shown, name), graphic)
        picture = grade(_sliced(light, shown.shape, shown.across), VIEWS[view].ev)[:, :, ::-1]
        if ruled:
            picture = with_rule(picture, body.millimetre(MACRO_WIDTH / WEAVES[VIEWS[view].of]))
        elif view in HANGING:
            picture = with_rule(picture, body.centimetre(), "см")
        cv2.imwrite(str(out / f"{name['name']}.png"), picture, [cv2.IMWRITE_PNG_COMPRESSION, 1])
        delivery = {"widths": shown.delivery.of(name["large"]), "quality": shown.delivery.quality}
        focus = {**body.focus(), **({"x": 0.5} if shown.across != 0.5 else {}), **(shown.focus or {})}
        (out / f"{name['name']}.json").write_text(json.dumps({"focus": focus, **delivery}))
        waiting.append(name["name"])
        print(f"{name['name']} {time.time() - started:.1f} s", flush=True)
        if encode and len(waiting) == 4:
            _encode(out, waiting, keep)
            waiting = []
    if encode and waiting:
        _encode(out, waiting, keep)


def _sliced(image, shape, across):
    """The middle of a picture, as wide as it is; or all its height about a share of its width, where the shape is narrower."""
    if not shape:
        return image
    height, width = image.shape[:2]
    if shape < width / height:
        kept = round(height * shape)
        left = min(max(round(width * across - kept / 2), 0), width - kept)
        return image[:, left : left + kept]
    kept = round(width / shape)
    return image[(height - kept) // 2 :][:kept]


def _encode(folder, names, keep):
    subprocess.run([NODE, SCENES / "deliver" / "encode-pictures.ts", folder, *names], check=True)
    for name in names:
        if not keep:
            (folder / f"{name}.png").unlink()
        (folder / f"{name}.json").unlink()


if __name__ == "__main__":
    main()
