import { inflateFile, type ZippedFile } from './zip-sizes.ts'

const WORKBOOK = 'xl/workbook.xml'
const RELATIONS = 'xl/_rels/workbook.xml.rels'
/** What is read of an XLSX beside a sheet. */
const OTHER_PARTS = /^xl\/(?:(?:workbook|sharedstrings|styles)[^/]*\.xml|_rels\/workbook\.xml\.rels)$/i
const SHEETS = /^xl\/worksheets\/[^/]+\.xml$/i

const SHEET = /<(?:\w{1,20}:)?sheet\s[^<>]{1,2000}>/
const SHEET_ID = /\s\w{1,20}:id=["']([^"'<>]{1,200})["']/
const RELATION = /<(?:\w{1,20}:)?Relationship\s[^<>]{1,2000}>/g
const RELATION_ID = /\sId=["']([^"'<>]{1,200})["']/
const TARGET = /\sTarget=["']([^"'<>]{1,500})["']/

/**
 * Returns what is read of an XLSX for its first sheet, by name; all its sheets where the first is not found. Undefined if a part is not as
 * large as the directory says, or damaged.
 */
export function inflateReadParts(
  zip: Buffer,
  files: readonly ZippedFile[],
): Record<string, Buffer> | undefined {
  const parts = listReadParts(zip, files).map((file) => [file.name, inflateFile(zip, file)] as const)
  if (parts.some(([, content]) => content === undefined)) return undefined
  return Object.fromEntries(parts) as Record<string, Buffer>
}

function listReadParts(zip: Buffer, files: readonly ZippedFile[]): ZippedFile[] {
  const read = (name: string) => {
    const file = files.find((one) => one.name === name)
    return file ? inflateFile(zip, file)?.toString() : undefined
  }
  const first = findFirstSheet(read(WORKBOOK) ?? '', read(RELATIONS) ?? '')
  const sheet = files.filter(({ name }) => name === first)
  const sheets = sheet.length > 0 ? sheet : files.filter(({ name }) => SHEETS.test(name))
  return [...files.filter(({ name }) => OTHER_PARTS.test(name)), ...sheets]
}

function findFirstSheet(workbook: string, relations: string): string | undefined {
  const [sheet = ''] = SHEET.exec(workbook) ?? []
  const id = SHEET_ID.exec(sheet)?.[1]
  const relation = (relations.match(RELATION) ?? []).find((one) => RELATION_ID.exec(one)?.[1] === id)
  const target = relation && TARGET.exec(relation)?.[1]
  return target?.startsWith('/') ? target.slice(1) : `xl/${target}`
}
