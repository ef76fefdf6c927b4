import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { NOT_COMPUTED } from './cell-errors.ts'
import { parseTable } from './parse-table.ts'

const TYPES = 'http://schemas.openxmlformats.org'
const xml = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${text}`)
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${TYPES}/officeDocument/2006/relationships/${type}" Target="${target}"/>`

/** A workbook of one sheet whose second row has these cells; style 1 is a date. */
const workbook = (cells: string, workbookPr = '') =>
  zipSync({
    '[Content_Types].xml': xml(
      `<Types xmlns="${TYPES}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
    ),
    '_rels/.rels': xml(
      `<Relationships xmlns="${TYPES}/package/2006/relationships">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    ),
    'xl/workbook.xml': xml(
      `<workbook xmlns="${TYPES}/spreadsheetml/2006/main" xmlns:r="${TYPES}/officeDocument/2006/relationships">${workbookPr}<sheets><sheet name="Лист1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships xmlns="${TYPES}/package/2006/relationships">${relation('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relation('rId2', 'styles', 'styles.xml')}</Relationships>`,
    ),
    'xl/styles.xml': xml(
      `<styleSheet xmlns="${TYPES}/spreadsheetml/2006/main"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ),
    'xl/worksheets/sheet1.xml': xml(
      `<worksheet xmlns="${TYPES}/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Цена</t></is></c></row><row r="2">${cells}</row></sheetData></worksheet>`,
    ),
  })

const secondRow = async (bytes: Uint8Array): Promise<string[] | undefined> =>
  (await parseTable(Buffer.from(bytes))).rows[1]

it.each([
  ['the error of a formula', '<c r="A2" t="e"><f>1/0</f><v>#DIV/0!</v></c>', '#DIV/0!'],
  ['an error without a formula, with a style', "<c r='A2' s='1' t='e'><v>#N/A</v></c>", '#N/A'],
  ['a formula that nothing has computed', '<c r="A2"><f>SUM(B2:C2)</f></c>', NOT_COMPUTED],
  ['a text formula that nothing has computed', '<c r="A2" t="str"><f>B2&amp;C2</f></c>', NOT_COMPUTED],
  ['a formula with its value', '<c r="A2"><f>1+1</f><v>2</v></c>', '2'],
  [
    'a formula whose value is an empty text',
    '<c r="A2" t="str"><f>B2</f><v></v></c><c r="B2"><v>7</v></c>',
    '',
  ],
  ['a number', '<c r="A2"><v>1590.5</v></c>', '1590.5'],
])('reads %s', async (_, cells, value) => {
  expect((await secondRow(workbook(cells)))?.[0]).toBe(value)
})

it.each([
  ['', '2020-06-18'],
  ['<workbookPr date1904="false"/>', '2020-06-18'],
  ['<workbookPr date1904="1"/>', '2024-06-19'],
  ['<workbookPr defaultThemeVersion="124226" date1904="true"/>', '2024-06-19'],
])('counts the days of a date as the workbook says: %s', async (workbookPr, day) => {
  expect(await secondRow(workbook('<c r="A2" s="1"><v>44000</v></c>', workbookPr))).toEqual([day])
})
