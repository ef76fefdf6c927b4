import { catalogueSheetNames } from '@rapport/staff-contract/imports/catalogue-sheets'
import type { ImportKind } from '@rapport/staff-contract/imports/import-kinds'
import type {
  ImportPreview,
  ImportRow,
  ImportRowState,
  ImportRun,
} from '@rapport/staff-contract/imports/imports'
import { and, asc, desc, eq, gt, inArray, lt, type SQL } from 'drizzle-orm'
import { contentBatches } from '../batches/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { staff } from '../staff/tables.ts'
import { splitLine } from './catalogue/sheet-lines.ts'
import { importFields } from './columns/column.ts'
import { getImportRows } from './kinds/row-kinds.ts'
import { importRows, imports } from './tables.ts'

export type ImportRecord = typeof imports.$inferSelect

const select = (orm: Orm, where: SQL | undefined) =>
  orm
    .select({ record: imports, by: { id: staff.id, name: staff.name }, undoneAt: contentBatches.undoneAt })
    .from(imports)
    .innerJoin(staff, eq(staff.id, imports.staffId))
    .leftJoin(contentBatches, eq(contentBatches.id, imports.batchId))
    .where(where)

/** Earlier imports have no count of skipped rows. */
const NO_COUNTS = { skipped: 0 }

const toPreview = ({ record, by, undoneAt }: Awaited<ReturnType<typeof select>>[number]): ImportPreview => {
  const { id, kind, fileName, state, failure, result, rowCount, counts } = record
  return {
    id,
    kind,
    fileName,
    by,
    state,
    failure,
    rowCount,
    counts: { ...NO_COUNTS, ...counts },
    createdAt: record.createdAt.toISOString(),
    as: result,
    appliedAt: record.appliedAt?.toISOString() ?? null,
    undoneAt: undoneAt?.toISOString() ?? null,
  }
}

/** Returns a page of imports of these kinds, newest first, and the cursor of the next page. */
export async function listImports(
  orm: Orm,
  { kinds, before, limit }: { kinds: ImportKind[]; before?: number | undefined; limit: number },
): Promise<{ imports: ImportPreview[]; next: number | null }> {
  const isOlder = before === undefined ? undefined : lt(imports.id, before)
  const rows = await select(orm, and(inArray(imports.kind, kinds), isOlder))
    .orderBy(desc(imports.id))
    .limit(limit + 1)
  const part = rows.slice(0, limit)
  return { imports: part.map(toPreview), next: rows.length > limit ? (part.at(-1)?.record.id ?? null) : null }
}

export const findRecord = async (orm: Orm, id: number): Promise<ImportRecord | undefined> =>
  (await orm.select().from(imports).where(eq(imports.id, id)))[0]

/** The columns of a table only are chosen. */
const NO_COLUMNS = { columns: [], required: [] }

/** Returns an import with the fields that its columns can have. */
export async function findImport(orm: Orm, id: number): Promise<ImportRun | undefined> {
  const [row] = await select(orm, eq(imports.id, id))
  if (!row) return undefined
  const { kind, fileColumns, columns, doneCount, batchId } = row.record
  const { columns: kindColumns, required } =
    kind === 'catalogue' || kind === 'pictures' ? NO_COLUMNS : getImportRows(kind)
  return {
    ...toPreview(row),
    fileColumns,
    columns,
    doneCount,
    batchId,
    fields: importFields(kindColumns, required),
  }
}

/** Returns a page of the planned rows of an import, and the cursor of the next page. */
export async function listImportRows(
  orm: Orm,
  { id, kind }: Pick<ImportRecord, 'id' | 'kind'>,
  {
    state,
    after = 0,
    limit,
  }: { state?: ImportRowState | undefined; after?: number | undefined; limit: number },
): Promise<{ rows: ImportRow[]; next: number | null }> {
  const { importId, line } = importRows
  const rows = await orm
    .select()
    .from(importRows)
    .where(and(eq(importId, id), gt(line, after), state && eq(importRows.state, state)))
    .orderBy(asc(line))
    .limit(limit + 1)
  const part = rows.slice(0, limit)
  return {
    rows: part.map((row) => toRow(kind, row)),
    next: rows.length > limit ? (part.at(-1)?.line ?? null) : null,
  }
}

/** Lines of a workbook are numbered within their sheet. */
const toRow = (kind: ImportKind, row: typeof importRows.$inferSelect): ImportRow => {
  if (kind !== 'catalogue') return { ...row, sheet: null }
  const { sheet, line } = splitLine(row.line)
  return { ...row, sheet: sheet ? catalogueSheetNames[sheet] : null, line }
}
