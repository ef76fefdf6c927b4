#!/usr/bin/env bash
# pdfkit 0.20.2 parses a typeface again at every `font(name)` if the same typeface was opened before under another name, such as by the
# option `font` of the document. `registerFont` and `font` remember what they opened by name, but when the newly opened typeface equals
# one that is there, `font` returns before it remembers the name. A document of 40 rows that switches between regular and bold took
# 4 times as long. Registered before any other use, or with `font: null`, a typeface is opened once.
# A good guess is wrong: a registered name looks like a cache of the typeface, and the output is the same.
# Prints how often typefaces were opened in 100 switches. Fails if the behaviour has changed.
set -euo pipefail
directory=$(mktemp -d)
trap 'rm -rf "$directory"' EXIT
cd "$directory"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error pdfkit@0.20.2 @expo-google-fonts/golos-text@0.4.2
cat > try.mjs <<'JS'
import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'

const read = (file) => readFileSync(`node_modules/@expo-google-fonts/golos-text/${file}.ttf`)
const regular = read('400Regular/GolosText_400Regular')
const bold = read('700Bold/GolosText_700Bold')

/** Counts by the ids that pdfkit gives to opened typefaces: F1, F2 … */
function countOpened(font) {
  const document = new PDFDocument({ font })
  document.registerFont('regular', regular)
  document.registerFont('bold', bold)
  for (let switches = 0; switches < 50; switches += 1) document.font('regular').font('bold')
  return document._fontCount
}
const [withOption, without] = [countOpened(regular), countOpened(null)]
console.log(`opened with the option font: ${withOption}; without: ${without}`)
if (withOption !== 52 || without !== 2) {
  console.error('The behaviour has changed')
  process.exit(1)
}
JS
node try.mjs
