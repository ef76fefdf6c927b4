#!/usr/bin/env bash
# pdfkit 0.20.2 tags a table cell that spans two rows as a part of its lower row. With `structParent` and `rowSpan: 2`, the cell is drawn
# at the right place, but in the structure tree it is a child of the second TR, still with RowSpan 2. A screen reader reads it
# after the other cell of the first row, and takes it to cover rows two and three.
# A good guess is wrong: HTML, Word and PDF/UA put a spanning cell into the first row that it covers, and the page looks right.
# Reads the tree with pdfjs-dist 5.4.624. Prints the cells of each row. Fails if the behaviour has changed.
set -euo pipefail
directory=$(mktemp -d)
trap 'rm -rf "$directory"' EXIT
cd "$directory"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error pdfkit@0.20.2 pdfjs-dist@5.4.624
cat > try.mjs <<'JS'
import { buffer } from 'node:stream/consumers'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import PDFDocument from 'pdfkit'

const document = new PDFDocument({ tagged: true })
document.table({
  structParent: document,
  data: [[{ text: 'Bank', rowSpan: 2 }, 'BIC'], ['Account'], ['Name', 'Number']],
})
document.end()
const data = new Uint8Array(await buffer(document))
const page = await (await getDocument({ data, verbosity: 0 }).promise).getPage(1)
const { items } = await page.getTextContent({ includeMarkedContent: true })
const texts = new Map()
let id
for (const item of items) {
  if (item.type === 'beginMarkedContentProps') id = item.id
  else if (item.str?.trim()) texts.set(id, (texts.get(id) ?? '') + item.str)
}
const rows = []
const textIn = (node) => (node.type === 'content' ? (texts.get(node.id) ?? '') : node.children.map(textIn).join(''))
const visit = (node) => {
  if (node.role === 'TR') rows.push(node.children.map(textIn))
  else for (const child of node.children ?? []) visit(child)
}
visit(await page.getStructTree())
for (const [index, row] of rows.entries()) console.log(`row ${index + 1}: ${row.join(', ')}`)
const expected = JSON.stringify([['BIC'], ['Bank', 'Account'], ['Name', 'Number']])
if (JSON.stringify(rows) !== expected) {
  console.error(`The behaviour has changed: ${JSON.stringify(rows)}`)
  process.exit(1)
}
JS
node try.mjs
