import { catalogItemPath } from '@rapport/contract/paths/paths'
import type { CatalogueSheet } from '@rapport/staff-contract/imports/catalogue-sheets'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import type { Orm } from '../../platform/database/database.ts'
import type { AddedEntries, FileRows, ImportResult, PlanPart, RowPlan } from '../kinds/import-kind.ts'
import type { RedirectWrite } from '../kinds/redirect-rows.ts'
import { getImportRows } from '../kinds/row-kinds.ts'
import type { ContentWrite } from '../kinds/write-content.ts'
import { addNotes } from './add-notes.ts'
import type { CatalogueWrite } from './apply-catalogue.ts'
import { loadPictureNames } from './find-pictures-by-name.ts'
import { getText, loadItemNames } from './item-names.ts'
import { type SheetContext, toItemRows, toMaterialRows } from './item-sheet-rows.ts'
import { listPictureUrls, planDownloads } from './picture-urls.ts'
import { skipRedirects } from './plan-redirects.ts'
import { FILE_LINE, firstLine } from './sheet-lines.ts'
import { type CatalogueSheetRows, NO_ROWS } from './sheet-rows.ts'
import { planTiers, readTierSheet } from './tier-rows.ts'

interface CatalogueOptions {
  orm: Orm
  sheets: readonly CatalogueSheetRows[]
  /** Names of the sheets that are not read. */
  others: readonly string[]
  as: ImportResult
  now: Date
  /** Whether pictures may be downloaded. */
  downloads: boolean
}

/** Plans all sheets of a workbook. A row may refer to entries that other sheets create. */
export async function* planCatalogue(options: CatalogueOptions): AsyncGenerator<PlanPart<CatalogueWrite>> {
  const { orm, sheets, as, now, downloads } = options
  const pick = (sheet: CatalogueSheet): CatalogueSheetRows =>
    sheets.find((one) => one.sheet === sheet) ?? {
      sheet,
      rows: NO_ROWS,
      fileColumns: [],
      columns: [],
      problem: undefined,
    }
  const itemSheets = [pick('groups'), pick('items')]
  const names = await loadItemNames(orm, itemSheets)
  const tierSheet = await readTierSheet(pick('tiers'), names)
  const context: SheetContext = {
    names,
    tiers: tierSheet.tiers,
    findPicture: await loadPictureNames(orm),
    requiresPictures: as === 'published',
    missingPictures: new Map(),
  }
  const itemRows = toItemRows(itemSheets, context)
  const added = await listAdded(pick('materials').rows, pick('prices').rows, itemRows)
  const plan = (kind: 'items' | 'materials' | 'prices' | 'redirects', rows: FileRows) =>
    getImportRows(kind).plan({ orm, rows, as, now, added })

  yield { rows: listNotes(options), writes: [] }
  const plans = new Map<number, RowPlan>()
  const urls = await listPictureUrls(pick('items').rows)
  for await (const part of plan('items', itemRows) as AsyncIterable<PlanPart<ContentWrite>>) {
    addNotes(part, context, as)
    for (const row of part.rows) plans.set(row.line, row)
    yield toPart(part, planDownloads(part, urls, downloads))
  }
  yield { rows: await planTiers(tierSheet, itemRows, plans), writes: [] }
  for (const kind of ['materials', 'prices'] as const) {
    const sheet = pick(kind)
    const rows = kind === 'materials' ? toMaterialRows(sheet, context) : sheet.rows
    for await (const part of plan(kind, rows) as AsyncIterable<PlanPart<ContentWrite>>) {
      addNotes(part, context, as)
      yield toPart(part)
    }
  }
  for await (const part of plan('redirects', pick('redirects').rows)) {
    const { rows, writes } = skipRedirects(part as PlanPart<RedirectWrite>)
    yield { rows, writes: writes.map(({ line, write }) => ({ line, write: { redirect: write } })) }
  }
}

const NO_URLS: ReadonlyMap<number, string[]> = new Map()

const toPart = ({ rows, writes }: PlanPart<ContentWrite>, urls = NO_URLS): PlanPart<CatalogueWrite> => ({
  rows,
  writes: writes.map(({ line, write }) => ({ line, write: { entry: write, urls: urls.get(line) ?? [] } })),
})

/** Lists the codes and paths that the file itself adds. */
async function listAdded(materialRows: FileRows, prices: FileRows, items: FileRows): Promise<AddedEntries> {
  const materials = new Map<string, string>()
  const priceGroups = new Set<string>()
  for await (const part of materialRows.parts())
    for (const row of part) {
      const code = getText(row, 'erpId')
      if (code !== '') materials.set(code, getText(row, 'title') || code)
    }
  for await (const part of prices.parts()) for (const row of part) priceGroups.add(getText(row, 'group'))
  const paths = new Set<string>()
  for await (const part of items.parts())
    for (const row of part)
      paths.add(
        catalogItemPath({
          slug: row.cell('slug') ?? '',
          kind: 'regular',
          parentSlug: row.cell('parent') ?? null,
        }),
      )
  return { materials, priceGroups, paths }
}

/** Sheets that no one expects to be read: the instructions, and the summary of Numbers. */
const INSTRUCTIONS = /^(?:как заполнить|export summary)/i

/** Lists what is not read: sheets without headers are errors, other sheets and columns are skipped. */
function listNotes({ sheets, others }: CatalogueOptions): RowPlan[] {
  const note = (line: number, title: string, message: string): RowPlan => ({
    line,
    title,
    state: 'skipped',
    changes: [],
    mistakes: [{ key: null, message }],
  })
  const ofSheets = sheets.flatMap(({ sheet, problem, fileColumns, columns }) => {
    if (problem !== undefined)
      return [{ ...note(firstLine(sheet) + 1, '', problem), state: 'wrong' as const }]
    const skipped = fileColumns.filter(({ header }, at) => header !== '' && columns[at] === null)
    const headers = skipped.map(({ header }) => `«${header}»`).join(', ')
    return headers === '' ? [] : [note(firstLine(sheet) + 1, headers, importMessages.columnSkipped)]
  })
  const unread = others.filter((name) => !INSTRUCTIONS.test(name))
  const names = unread.map((name) => `«${name}»`).join(', ')
  return names === '' ? ofSheets : [...ofSheets, note(FILE_LINE, names, importMessages.sheetSkipped)]
}
