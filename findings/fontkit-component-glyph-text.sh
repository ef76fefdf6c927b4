#!/usr/bin/env bash
# fontkit 2.0.4, which pdfkit 0.20.2 uses, caches each glyph with the letters that it was first requested for. A glyph that is first
# drawn as a component of another glyph is cached without a letter, and stays so. Many typefaces draw the Cyrillic «М» from the Latin
# «M». Such a letter is then printed, but ToUnicode has an empty entry for it: it can't be copied, searched or read aloud.
# A good guess is wrong: the page looks right, short tests with Latin letters alone pass, and the loss depends on which letters came
# before, in any document of the process that shares the parsed typeface.
# Requesting every letter of `characterSet` once, right after parsing, prevents it. Prints the letters of the glyph in both orders.
# Fails if the behaviour has changed.
set -euo pipefail
directory=$(mktemp -d)
trap 'rm -rf "$directory"' EXIT
cd "$directory"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error fontkit@2.0.4 @expo-google-fonts/golos-text@0.4.2
cat > try.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { create } from 'fontkit'

const bytes = readFileSync('node_modules/@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf')
const [latin, cyrillic] = ['M'.codePointAt(0), 'М'.codePointAt(0)]

/** Returns the letters that the glyph of the Latin M stands for, after drawing the Cyrillic one. */
function lettersOf(requested) {
  const font = create(bytes)
  for (const letter of requested) font.glyphForCodePoint(letter)
  void font.glyphForCodePoint(cyrillic).path.commands
  return font.glyphForCodePoint(latin).codePoints
}
const [late, early] = [lettersOf([]), lettersOf([latin])]
console.log(`requested after: ${JSON.stringify(late)}; requested before: ${JSON.stringify(early)}`)
if (late.length !== 0 || early[0] !== latin) {
  console.error('The behaviour has changed')
  process.exit(1)
}
JS
node try.mjs
