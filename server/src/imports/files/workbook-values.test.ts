import { expect, it } from 'vitest'
import { workbookParts, zipWorkbook } from '../../../test/workbook.ts'
import { NOT_COMPUTED } from './cell-errors.ts'
import { parseTable } from './parse-table.ts'

const secondRow = async (cells: string, workbookPr?: string): Promise<string[] | undefined> =>
  (await parseTable(zipWorkbook(workbookParts(cells, workbookPr)))).rows[1]

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
  [
    'a text in a CDATA section',
    '<c r="A2" t="inlineStr"><is><t><![CDATA[Бязь & <поплин>]]></t></is></c>',
    'Бязь & <поплин>',
  ],
  ['cells that do not say where they stand', '<c s="0"><v>7</v></c><c/><c><v>8</v></c>', '7'],
])('reads %s', async (_, cells, value) => {
  expect((await secondRow(cells))?.[0]).toBe(value)
})

it.each([
  ['', '2020-06-18'],
  ['<workbookPr date1904="false"/>', '2020-06-18'],
  ['<workbookPr date1904="1"/>', '2024-06-19'],
  ['<workbookPr defaultThemeVersion="124226" date1904="true"/>', '2024-06-19'],
])('converts dates by the epoch of the workbook: %s', async (workbookPr, day) => {
  expect(await secondRow('<c r="A2" s="1"><v>44000</v></c>', workbookPr)).toEqual([day])
})
