#!/usr/bin/env bash
# read-excel-file 9.3.17 misreads three valid features of a workbook without a warning:
#   * a cell with an error (t="e", «#DIV/0!») is null, the same as an empty cell
#   * a formula that was never computed (<f> without <v>) is also null
#   * date1904="true" is read as false, although the attribute is an xsd:boolean, where "true" equals "1". Dates are four years early.
# This is unexpected: the parser knows the type "e" and keeps its text, and reads date1904="1" correctly. An import of prices would treat an
# error as a removed price.
# Prints the results. Fails if the behaviour has changed.
set -euo pipefail
directory=$(mktemp -d)
trap 'rm -rf "$directory"' EXIT
cd "$directory"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error read-excel-file@9.3.17 fflate@0.8.3
cat > try.mjs <<'JS'
import { strToU8, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'

const ns = 'http://schemas.openxmlformats.org'
const xml = (text) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${text}`)
const relations = (list) =>
  `<Relationships xmlns="${ns}/package/2006/relationships">${list.map(([id, type, target]) => `<Relationship Id="${id}" Type="${ns}/officeDocument/2006/relationships/${type}" Target="${target}"/>`).join('')}</Relationships>`
const read = async (cells, workbookPr) => {
  const bytes = zipSync({
    '[Content_Types].xml': xml(`<Types xmlns="${ns}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`),
    '_rels/.rels': xml(relations([['rId1', 'officeDocument', 'xl/workbook.xml']])),
    'xl/workbook.xml': xml(`<workbook xmlns="${ns}/spreadsheetml/2006/main" xmlns:r="${ns}/officeDocument/2006/relationships">${workbookPr}<sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`),
    'xl/_rels/workbook.xml.rels': xml(relations([['rId1', 'worksheet', 'worksheets/sheet1.xml'], ['rId2', 'styles', 'styles.xml']])),
    'xl/styles.xml': xml(`<styleSheet xmlns="${ns}/spreadsheetml/2006/main"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`),
    'xl/worksheets/sheet1.xml': xml(`<worksheet xmlns="${ns}/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="2">${cells}<c r="B2"><v>7</v></c></row></sheetData></worksheet>`),
  })
  const [, [value]] = await readSheet(bytes.buffer, 1)
  return value instanceof Date ? value.toISOString().slice(0, 10) : value
}
const date = '<c r="A2" s="1"><v>44000</v></c>'
const seen = {
  error: await read('<c r="A2" t="e"><f>1/0</f><v>#DIV/0!</v></c>', ''),
  formulaWithoutValue: await read('<c r="A2"><f>SUM(B2:C2)</f></c>', ''),
  'date1904="1"': await read(date, '<workbookPr date1904="1"/>'),
  'date1904="true"': await read(date, '<workbookPr date1904="true"/>'),
}
console.log(seen)
const expected = { error: null, formulaWithoutValue: null, 'date1904="1"': '2024-06-19', 'date1904="true"': '2020-06-18' }
if (JSON.stringify(seen) !== JSON.stringify(expected)) {
  console.error('This has changed:', expected)
  process.exit(1)
}
JS
"${NODE:-node}" try.mjs
