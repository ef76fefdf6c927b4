#!/usr/bin/env bash
# How three libraries measure a PDF page with UserUnit. PDF 1.6 added this entry for pages above 200 inches (5.08 m), such as
# banners and rolls of printed cloth. One unit of the page is then that many points.
#   * @hyzyla/pdfium 2.1.13: getOriginalSize() and getSize() ignore it. A page of 10 m is reported as 1 m, and the bitmap is as small.
#   * pdf-lib 1.17.1: getSize() ignores it, and also Rotate and CropBox. It returns the MediaBox.
#   * pdfjs-dist 5.6.205: getViewport({ scale: 1 }) applies it to its width, but page.view does not.
# This is unexpected: Chrome shows PDF with PDFium, and PDFium applies Rotate and CropBox. To get the size of a layout, multiply by UserUnit
# with the first two libraries, but not with the third.
# Prints the results. Fails if the behaviour has changed.
set -euo pipefail
directory=$(mktemp -d)
trap 'rm -rf "$directory"' EXIT
cd "$directory"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error @hyzyla/pdfium@2.1.13 pdf-lib@1.17.1 pdfjs-dist@5.6.205
cat > try.mjs <<'JS'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { degrees, PDFDocument, PDFName, PDFNumber } from 'pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

const made = await PDFDocument.create()
const unit = made.addPage([1000, 500])
unit.node.set(PDFName.of('UserUnit'), PDFNumber.of(10))
made.addPage([1000, 500]).setRotation(degrees(90))
made.addPage([1000, 500]).setCropBox(100, 100, 300, 200)
const bytes = await made.save()

const pdfium = await (await PDFiumLibrary.init()).loadDocument(bytes)
const pdfiumSizes = [...pdfium.pages()].map((page) => page.getOriginalSize()).map((size) => [size.originalWidth, size.originalHeight])
const libSizes = (await PDFDocument.load(bytes)).getPages().map((page) => [page.getSize().width, page.getSize().height])
const { promise } = getDocument({ data: bytes.slice(), verbosity: 0 })
const pdfjs = await promise
const jsSizes = []
const jsViews = []
for (let n = 1; n <= 3; n += 1) {
  const page = await pdfjs.getPage(n)
  const { width, height } = page.getViewport({ scale: 1 })
  jsSizes.push([width, height])
  jsViews.push(page.view)
}
const seen = { pdfium: pdfiumSizes, 'pdf-lib': libSizes, 'pdf.js viewport': jsSizes, 'pdf.js view': jsViews }
for (const [name, sizes] of Object.entries(seen)) console.log(name.padEnd(16), JSON.stringify(sizes))
const expected = JSON.stringify({
  pdfium: [[1000, 500], [500, 1000], [300, 200]],
  'pdf-lib': [[1000, 500], [1000, 500], [1000, 500]],
  'pdf.js viewport': [[10000, 5000], [500, 1000], [300, 200]],
  'pdf.js view': [[0, 0, 1000, 500], [0, 0, 1000, 500], [100, 100, 400, 300]],
})
if (JSON.stringify(seen) !== expected) {
  console.error('This has changed:', expected)
  process.exit(1)
}
process.exit(0)
JS
"${NODE:-node}" try.mjs
