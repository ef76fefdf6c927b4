import { strFromU8, strToU8 } from 'fflate'
import { withReferences } from './cell-references.ts'
import { withoutCdata } from './plain-cdata.ts'
import { withErrors } from './repair-cells.ts'
import type { WorkbookParts } from './workbook-parts.ts'

const FORMATS = 'http://schemas.openxmlformats.org'
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${FORMATS}/officeDocument/2006/relationships/${type}" Target="${target}"/>`

/** Returns the files of a workbook with one sheet, in the form that `read-excel-file` can read. */
export function writePlainWorkbook(parts: WorkbookParts): Record<string, Uint8Array> {
  const { sheet, sharedStrings, styles, countsFrom1904 } = parts
  const plain = (xml: Buffer) => withoutCdata(strFromU8(xml))
  return {
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${FORMATS}/spreadsheetml/2006/main" xmlns:r="${FORMATS}/officeDocument/2006/relationships">` +
        `<workbookPr date1904="${countsFrom1904 ? 1 : 0}"/><sheets><sheet name="1" sheetId="1" r:id="sheet"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${FORMATS}/package/2006/relationships">${[
        relation('sheet', 'worksheet', 'worksheets/sheet1.xml'),
        ...(sharedStrings ? [relation('strings', 'sharedStrings', 'sharedStrings.xml')] : []),
        ...(styles ? [relation('styles', 'styles', 'styles.xml')] : []),
      ].join('')}</Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(withErrors(withReferences(plain(sheet)))),
    ...(sharedStrings && { 'xl/sharedStrings.xml': strToU8(plain(sharedStrings)) }),
    ...(styles && { 'xl/styles.xml': styles }),
  }
}
