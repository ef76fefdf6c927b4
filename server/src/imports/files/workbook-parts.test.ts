import { expect, it } from 'vitest'
import {
  relation,
  relations,
  sheetXml,
  workbookParts,
  workbookXml,
  zipWorkbook,
} from '../../../test/workbook.ts'
import { parseTable } from './parse-table.ts'

const PARTS = workbookParts('<c r="A2"><v>7</v></c>')
const SHEET = '<sheet name="Цены" sheetId="1" r:id="rId1"/>'

const withParts = (changed: Record<string, string>) => ({ ...PARTS, ...changed })
const renamed = (rename: (name: string) => string) =>
  Object.fromEntries(Object.entries(PARTS).map(([name, xml]) => [rename(name), xml]))

const EXAMPLES: [title: string, parts: Record<string, string>][] = [
  ['its names have backslashes', renamed((name) => name.replaceAll('/', '\\'))],
  ['its names are in small letters', renamed((name) => name.toLowerCase())],
  [
    'its workbook has another name',
    {
      ...renamed((name) => name.replace('workbook.xml', 'book.xml')),
      '_rels/.rels': relations(relation('rId1', 'officeDocument', '/xl/book.xml')),
    },
  ],
  [
    'a sheet with a chart comes first',
    withParts({
      'xl/workbook.xml': workbookXml(`<sheet name="Диаграмма" sheetId="2" r:id="rId9"/>${SHEET}`),
      'xl/_rels/workbook.xml.rels': relations(
        relation('rId9', 'chartsheet', 'chartsheets/sheet1.xml'),
        relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
      ),
    }),
  ],
  [
    'a hidden sheet comes first',
    withParts({
      'xl/workbook.xml': workbookXml(
        `<sheet name="Настройки" sheetId="2" state="veryHidden" r:id="rId9"/>${SHEET}`,
      ),
      'xl/_rels/workbook.xml.rels': relations(
        relation('rId9', 'worksheet', 'worksheets/sheet2.xml'),
        relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
      ),
      'xl/worksheets/sheet2.xml': sheetXml('<row r="1"><c r="A1"><v>99</v></c></row>'),
    }),
  ],
]

it.each(EXAMPLES)('reads the first visible sheet where %s', async (_, parts) => {
  expect((await parseTable(zipWorkbook(parts))).rows).toEqual([['Цена'], ['7']])
})

it('finds shared strings under any file name', async () => {
  const parts = {
    ...workbookParts('<c r="A2" t="s"><v>0</v></c>'),
    'xl/_rels/workbook.xml.rels': relations(
      relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
      relation('rId3', 'sharedStrings', './texts/strings.xml'),
    ),
    'xl/texts/strings.xml': '<sst count="1"><si><t>Бязь</t></si></sst>',
  }
  expect((await parseTable(zipWorkbook(parts))).rows).toEqual([['Цена'], ['Бязь']])
})

it('reads consecutive rows and cells without references', async () => {
  const parts = withParts({
    'xl/worksheets/sheet1.xml': sheetXml(
      '<row><c t="inlineStr"><is><t>Код</t></is></c><c t="inlineStr"><is><t>Цена</t></is></c></row>' +
        '<row r="3"><c r="B3"><v>1</v></c></row><row><c><v>17</v></c><c><v>8</v></c></row>',
    ),
  })
  expect((await parseTable(zipWorkbook(parts))).rows).toEqual([
    ['Код', 'Цена'],
    ['', ''],
    ['', '1'],
    ['17', '8'],
  ])
})
