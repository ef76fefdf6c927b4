"""Writes the outlines of capitals that icons and social pictures use, since a server may have no fonts.

    python3 letters.py PACKAGES_FOLDER

Needs what subset.py needs. Writes server/src/content/brand/letters/*.ts.
"""

import sys
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from subset import FACES, load

OUT = Path(__file__).parent / '../../server/src/content/brand/letters'
CHARACTERS = 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 «»-–—.,&№!+'
HEADINGS = {
    'sofia': ('sofia-sans-extra-condensed', 'wght', {'wght': 800}),
    **{name: FACES[name][:3] for name in ('oswald', 'noto-serif', 'alumni')},
}


def outlines(packages, package, axes, limits):
    """Returns the height of capitals and the letters, in thousandths of the size."""
    letters = {}
    for script in ('cyrillic', 'latin'):
        font = load(packages, package, script, axes, limits)
        glyphs, cmap = font.getGlyphSet(), font.getBestCmap()
        scale = 1000 / font['head'].unitsPerEm
        for character in CHARACTERS:
            if ord(character) not in cmap or character in letters:
                continue
            pen = SVGPathPen(glyphs, ntos=lambda value: str(round(value)))
            glyphs[cmap[ord(character)]].draw(TransformPen(pen, (scale, 0, 0, -scale, 0, 0)))
            letters[character] = (round(font['hmtx'][cmap[ord(character)]][0] * scale), pen.getCommands())
    return round(font['OS/2'].sCapHeight * scale), letters


for name, source in HEADINGS.items():
    height, letters = outlines(sys.argv[1], *source)
    lines = [f"    {character!r}: '{' '.join(map(str, letters[character])).strip()}'," for character in sorted(letters)]
    constant = {'noto-serif': 'notoSerif'}.get(name, name)
    text = f"""import type {{ Letters }} from './letters.ts'

/** Made by artwork/typefaces/letters.py. */
export const {constant}: Letters = {{
  capHeight: {height},
  letters: {{
{chr(10).join(lines)}
  }},
}}
"""
    (OUT / f'{name}.ts').write_text(text)
