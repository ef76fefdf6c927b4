"""Makes the typefaces of `site/app/ui/typefaces/` from unpacked @fontsource-variable packages.

    python3 subset.py PACKAGES_FOLDER OUT_FOLDER

Needs fontTools and brotli. A package splits a typeface by script. Each result is one file, so that a slow connection never
shows a price in two typefaces. It has the characters of the default typefaces. Only Cyrillic letters have kerning.
"""

import copy
import sys
from glob import glob
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FONTS = Path(__file__).parent / '../../site/app/ui/fonts'

# name: package, axes as file names call them, limits of the axes, the default typeface with the wanted characters
FACES = {
    'oswald': ('oswald', 'wght', {'wght': 600}, 'sofia-sans'),
    'noto-serif': ('noto-serif-display', 'wdth', {'wght': 700, 'wdth': 62.5}, 'sofia-sans'),
    'alumni': ('alumni-sans', 'wght', {'wght': 800}, 'sofia-sans'),
    'onest': ('onest', 'wght', {'wght': (400, 700)}, 'golos-text'),
    'manrope': ('manrope', 'wght', {'wght': (400, 700)}, 'golos-text'),
    'rubik': ('rubik', 'wght', {'wght': (400, 700)}, 'golos-text'),
}


def load(packages, package, script, axes, limits):
    found = glob(f'{packages}/*{package}-[0-9]*/package/files/{package}-{script}-{axes}-normal.woff2')
    font = TTFont(found[0])
    known = {axis.axisTag for axis in font['fvar'].axes}
    return instantiateVariableFont(font, {tag: value for tag, value in limits.items() if tag in known})


def subset(font, characters):
    options = Options()
    options.layout_features = ['kern', 'locl', 'mark', 'tnum', 'ccmp']
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.drop_tables += ['HVAR', 'MVAR', 'DSIG', 'meta']
    options.hinting = False
    if 'gvar' in font:
        # The instancer leaves out glyphs that don't vary.
        variations = font['gvar'].variations
        font['gvar'].variations = {glyph: variations.get(glyph, []) for glyph in font.getGlyphOrder()}
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    return font


def tabular_figures(font):
    """Returns the figures of equal width, by character. They replace the others, since prices are in columns."""
    cmap = font.getBestCmap()
    table = font['GSUB'].table
    features = [one.Feature for one in table.FeatureList.FeatureRecord if one.FeatureTag == 'tnum']
    lookups = {index for feature in features for index in feature.LookupListIndex}
    tables = [getattr(one, 'ExtSubTable', one) for index in lookups for one in table.LookupList.Lookup[index].SubTable]
    pairs = {old: new for one in tables for old, new in getattr(one, 'mapping', {}).items()}
    return {ord(figure): pairs[cmap[ord(figure)]] for figure in '0123456789' if cmap.get(ord(figure)) in pairs}


def add_glyphs(base, donor, characters):
    """Adds the glyphs of characters, with their components and variations."""
    cmap = donor.getBestCmap() | tabular_figures(donor)
    names = {}

    def add(name):
        if name in names:
            return names[name]
        new = name
        while new in base['glyf'].glyphs:
            new += '.x'
        names[name] = new
        glyph = copy.deepcopy(donor['glyf'][name])
        if glyph.isComposite():
            for component in glyph.components:
                component.glyphName = add(component.glyphName)
        base['glyf'].glyphs[new] = glyph
        if new not in base['glyf'].glyphOrder:
            base['glyf'].glyphOrder.append(new)
        base['hmtx'][new] = donor['hmtx'][name]
        if 'gvar' in donor and 'gvar' in base:
            base['gvar'].variations[new] = copy.deepcopy(donor['gvar'].variations.get(name, []))
        return new

    for character in characters:
        if character in cmap:
            new = add(cmap[character])
            for table in base['cmap'].tables:
                if table.isUnicode() and character not in table.cmap:
                    table.cmap[character] = new
    base.setGlyphOrder(base['glyf'].glyphOrder)


def make(packages, out, name):
    package, axes, limits, example = FACES[name]
    wanted = set(TTFont(FONTS / f'{example}.woff2').getBestCmap())
    base = subset(load(packages, package, 'cyrillic', axes, limits), wanted)
    for script in ('latin', 'latin-ext'):
        missing = wanted - set(base.getBestCmap())
        donor = load(packages, package, script, axes, limits)
        add_glyphs(base, donor, sorted(missing & set(donor.getBestCmap())))
    missing = sorted(wanted - set(base.getBestCmap()))
    base.flavor = 'woff2'
    base.save(f'{out}/{name}.woff2')
    print(name, Path(f'{out}/{name}.woff2').stat().st_size, 'missing', [chr(one) for one in missing])


if __name__ == '__main__':
    for face in FACES:
        make(sys.argv[1], sys.argv[2], face)
