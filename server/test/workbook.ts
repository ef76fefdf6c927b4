import { strToU8, zipSync } from 'fflate'

const FORMATS = 'http://schemas.openxmlformats.org'
const SPREADSHEET = `${FORMATS}/spreadsheetml/2006/main`

/** Returns a relation between parts of a workbook. */
export const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${FORMATS}/officeDocument/2006/relationships/${type}" Target="${target}"/>`

export const relations = (...list: string[]) =>
  `<Relationships xmlns="${FORMATS}/package/2006/relationships">${list.join('')}</Relationships>`

export const workbookXml = (sheets: string, workbookPr = '') =>
  `<workbook xmlns="${SPREADSHEET}" xmlns:r="${FORMATS}/officeDocument/2006/relationships">${workbookPr}<sheets>${sheets}</sheets></workbook>`

export const sheetXml = (rows: string) =>
  `<worksheet xmlns="${SPREADSHEET}"><sheetData>${rows}</sheetData></worksheet>`

/**
 * Returns the parts of a workbook with one sheet: «Цена» above these cells of the second row. Style 1 is a
 * date.
 */
export const workbookParts = (cells: string, workbookPr = ''): Record<string, string> => ({
  '[Content_Types].xml': `<Types xmlns="${FORMATS}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
  '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
  'xl/workbook.xml': workbookXml('<sheet name="Лист1" sheetId="1" r:id="rId1"/>', workbookPr),
  'xl/_rels/workbook.xml.rels': relations(
    relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
    relation('rId2', 'styles', 'styles.xml'),
  ),
  'xl/styles.xml': `<styleSheet xmlns="${SPREADSHEET}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  'xl/worksheets/sheet1.xml': sheetXml(
    `<row r="1"><c r="A1" t="inlineStr"><is><t>Цена</t></is></c></row><row r="2">${cells}</row>`,
  ),
})

export const zipWorkbook = (parts: Record<string, string>) =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(parts).map(([name, xml]) => [
          name,
          strToU8(`<?xml version="1.0" encoding="UTF-8"?>${xml}`),
        ]),
      ),
    ),
  )
