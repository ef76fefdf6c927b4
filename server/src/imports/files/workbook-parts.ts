import { posix } from 'node:path'
import { decodeXML } from 'entities'
import { inflateFile, type ZippedFile } from './zip-sizes.ts'

/** The parts that one sheet needs. */
export interface WorkbookParts {
  sheet: Buffer
  sharedStrings: Buffer | undefined
  styles: Buffer | undefined
  countsFrom1904: boolean
}

interface Relation {
  id: string | undefined
  type: string
  part: string
}

const WORKBOOK = 'xl/workbook.xml'
const SHEETS = /(?:^|\/)worksheets\/[^/]+\.xml$/

const SHEET = /<(?:\w{1,20}:)?sheet\s[^<>]{1,2000}>/g
const SHEET_NAME = /\sname=["']([^"'<>]{1,200})["']/
const SHEET_ID = /\s\w{1,20}:id=["']([^"'<>]{1,200})["']/
const IS_HIDDEN = /\sstate=["'](?:hidden|veryHidden)["']/
const COUNTS_FROM_1904 = /<(?:\w{1,20}:)?workbookPr\s[^<>]{0,1000}date1904=["'](?:1|true)["']/
const RELATION = /<(?:\w{1,20}:)?Relationship\s[^<>]{1,2000}>/g
const RELATION_ID = /\sId=["']([^"'<>]{1,200})["']/
const RELATION_TYPE = /\sType=["']([^"'<>]{1,500})["']/
const TARGET = /\sTarget=["']([^"'<>]{1,500})["']/

/** Returns the names of the visible sheets of a workbook, in their order. */
export function listSheetNames(zip: Buffer, files: readonly ZippedFile[]): string[] {
  const { text, relations } = openParts(zip, files)
  return listSheets(text, relations).flatMap(({ name, isHidden }) => (isHidden ? [] : [name]))
}

function openParts(zip: Buffer, files: readonly ZippedFile[]) {
  const parts = new Map(files.map((file) => [partName(file.name), file]))
  const inflate = (name: string | undefined) => {
    const file = name === undefined ? undefined : parts.get(partName(name))
    return file && inflateFile(zip, file)
  }
  const readText = (name: string) => inflate(name)?.toString() ?? ''

  const workbook = findPart(listRelations(readText('_rels/.rels'), ''), 'officeDocument') ?? WORKBOOK
  const directory = posix.dirname(workbook)
  const relations = listRelations(
    readText(posix.join(directory, '_rels', `${posix.basename(workbook)}.rels`)),
    directory,
  )
  const text = readText(workbook)
  return { inflate, parts, text, relations }
}

/**
 * Finds the parts of the visible sheet with a name, else of the first visible one, by their relations, under any path. Chart sheets and hidden sheets may
 * come before it. Returns undefined if there is no sheet, or a part is damaged or has a wrong size.
 */
export function findWorkbookParts(
  zip: Buffer,
  files: readonly ZippedFile[],
  sheetName: string | null,
): WorkbookParts | undefined {
  const { inflate, parts, text, relations } = openParts(zip, files)
  const sheetPart =
    findSheet(text, relations, sheetName) ?? [...parts.keys()].find((name) => SHEETS.test(name))
  const others = [findPart(relations, 'sharedStrings'), findPart(relations, 'styles')]
  const [sheet, sharedStrings, styles] = [sheetPart, ...others].map(inflate)
  const isDamaged = [sharedStrings, styles].some((part, i) => !part && parts.has(partName(others[i] ?? '')))
  if (!sheet || isDamaged) return undefined
  return { sheet, sharedStrings, styles, countsFrom1904: COUNTS_FROM_1904.test(text) }
}

/** Part names are case-insensitive. Some programs write them with backslashes. */
const partName = (name: string) => name.replaceAll('\\', '/').toLowerCase()

interface ListedSheet {
  part: string
  isHidden: boolean
  name: string
}

function findSheet(
  workbook: string,
  relations: readonly Relation[],
  sheetName: string | null,
): string | undefined {
  const sheets = listSheets(workbook, relations)
  const visible = sheets.filter(({ isHidden }) => !isHidden)
  const wanted = sheetName?.toLowerCase()
  const named = visible.find(({ name }) => name.toLowerCase() === wanted)
  return (named ?? visible[0] ?? sheets[0])?.part
}

const listSheets = (workbook: string, relations: readonly Relation[]): ListedSheet[] =>
  [...workbook.matchAll(SHEET)].flatMap(([tag]) => {
    const relation = relations.find(({ id }) => id === SHEET_ID.exec(tag)?.[1])
    return relation?.type === 'worksheet'
      ? [{ part: relation.part, isHidden: IS_HIDDEN.test(tag), name: getSheetName(tag) }]
      : []
  })

const getSheetName = (tag: string) => decodeXML(SHEET_NAME.exec(tag)?.[1] ?? '').trim()

const findPart = (relations: readonly Relation[], type: string) =>
  relations.find((relation) => relation.type === type)?.part

/** Targets are relative to their part, or absolute from the root of the package. */
function listRelations(xml: string, directory: string): Relation[] {
  return (xml.match(RELATION) ?? []).map((tag) => {
    const target = TARGET.exec(tag)?.[1] ?? ''
    return {
      id: RELATION_ID.exec(tag)?.[1],
      type: posix.basename(RELATION_TYPE.exec(tag)?.[1] ?? ''),
      part: target.startsWith('/') ? target.slice(1) : posix.join(directory, target),
    }
  })
}
