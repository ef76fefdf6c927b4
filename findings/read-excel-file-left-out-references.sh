#!/usr/bin/env bash
# read-excel-file 9.3.17 fails on two ways to write a cell that ECMA-376 and XML allow:
#   * a cell without its reference (the attribute r is optional, the cell then follows the previous one): the whole file is refused
#   * text in a CDATA section: it is read as empty text without a warning
# This is unexpected: the library reads prefixed tags, the namespaces of the strict format, and shared strings under any name.
# Chart sheets and hidden sheets count as sheets: sheet 1 is the first entry, not the first visible sheet.
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
const relation = (id, type, target) => `<Relationship Id="${id}" Type="${ns}/officeDocument/2006/relationships/${type}" Target="${target}"/>`
const sheet = (rows, space = `${ns}/spreadsheetml/2006/main`, prefix = '') =>
  `<${prefix}worksheet xmlns${prefix && ':x'}="${space}"><${prefix}sheetData>${rows}</${prefix}sheetData></${prefix}worksheet>`
const parts = (sheetXml, others = {}, relations = '') => ({
  'xl/workbook.xml': `<workbook xmlns="${ns}/spreadsheetml/2006/main" xmlns:r="${ns}/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${ns}/package/2006/relationships">${relation('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relations}</Relationships>`,
  'xl/worksheets/sheet1.xml': sheetXml,
  ...others,
})
const read = async (files) => {
  const zip = zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(`<?xml version="1.0"?>${xml}`)])))
  try {
    return JSON.stringify(await readSheet(zip.buffer, 1))
  } catch {
    return 'refused'
  }
}
const strings = (name) => parts(sheet('<row r="1"><c r="A1" t="s"><v>0</v></c></row>'), { [`xl/${name}`]: '<sst><si><t>linen</t></si></sst>' }, relation('rId2', 'sharedStrings', name))
const hiddenFirst = parts(sheet('<row r="1"><c r="A1"><v>1</v></c></row>'), { 'xl/worksheets/sheet2.xml': sheet('<row r="1"><c r="A1"><v>2</v></c></row>') }, relation('rId2', 'worksheet', 'worksheets/sheet2.xml'))
hiddenFirst['xl/workbook.xml'] = hiddenFirst['xl/workbook.xml'].replace('<sheets>', '<sheets><sheet name="H" sheetId="2" state="hidden" r:id="rId2"/>')
const seen = {
  reference: await read(parts(sheet('<row r="1"><c r="A1"><v>7</v></c></row>'))),
  'no reference': await read(parts(sheet('<row><c><v>7</v></c></row>'))),
  CDATA: await read(parts(sheet('<row r="1"><c r="A1" t="inlineStr"><is><t><![CDATA[linen]]></t></is></c><c r="B1"><v>7</v></c></row>'))),
  'xl/sharedStrings.xml': await read(strings('sharedStrings.xml')),
  'xl/strings.xml': await read(strings('strings.xml')),
  prefix: await read(parts(sheet('<x:row r="1"><x:c r="A1"><x:v>7</x:v></x:c></x:row>', `${ns}/spreadsheetml/2006/main`, 'x:'))),
  strict: await read(parts(sheet('<row r="1"><c r="A1"><v>7</v></c></row>', 'http://purl.oclc.org/ooxml/spreadsheetml/main'))),
  'hidden sheet first': await read(hiddenFirst),
}
console.log(seen)
const expected = {
  reference: '[[7]]',
  'no reference': 'refused',
  CDATA: '[[null,7]]',
  'xl/sharedStrings.xml': '[["linen"]]',
  'xl/strings.xml': '[["linen"]]',
  prefix: '[[7]]',
  strict: '[[7]]',
  'hidden sheet first': '[[2]]',
}
if (JSON.stringify(seen) !== JSON.stringify(expected)) {
  console.error('This has changed:', expected)
  process.exit(1)
}
JS
"${NODE:-node}" try.mjs
