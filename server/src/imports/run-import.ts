import { catalogueSheetNames } from '@rapport/staff-contract/imports/catalogue-sheets'
import { type ImportKind, mayImport } from '@rapport/staff-contract/imports/import-kinds'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import { and, eq, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Orm } from '../platform/database/database.ts'
import { redactQueryError } from '../platform/database/database-errors.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { IsAllowedAddress } from '../platform/http/guarded-download.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { ChildError } from '../platform/process/child/child-error.ts'
import { writeAudit } from '../staff/audit/audit-log.ts'
import { lockStaff } from '../staff/queries.ts'
import { applyCatalogue, type CatalogueWrites } from './catalogue/apply-catalogue.ts'
import { splitLine } from './catalogue/sheet-lines.ts'
import { downloadPictures } from './feed/download-pictures.ts'
import { TableFileError } from './files/table-file-error.ts'
import { type ImportAuthor, type ImportResult, LineError, type PlanPart } from './kinds/import-kind.ts'
import { getImportRows } from './kinds/row-kinds.ts'
import { applyPictures, storePictures } from './pictures/apply-pictures.ts'
import type { PictureWrite } from './pictures/plan-pictures.ts'
import { type PlanDeps, planImport } from './plan-import.ts'
import { findRecord, type ImportRecord } from './queries.ts'
import { importRows, imports } from './tables.ts'

/** The queue of dry runs and applications. */
export const IMPORT_QUEUE = 'imports'

/** Report rows per insert statement. */
const INSERTED_AT_ONCE = 500

export interface ImportDeps extends PlanDeps {
  jobs: Jobs
  isAllowedAddress: IsAllowedAddress
  log: FastifyBaseLogger
}

/** Runs the dry run or the application of an import. Does nothing if another process has done it. */
export async function runImport(id: number, deps: ImportDeps): Promise<void> {
  const record = await findRecord(deps.orm, id)
  if (record?.state !== 'checking' && record?.state !== 'applying') return
  try {
    if (record.state === 'checking') await checkImport(record, deps)
    else await applyImport(record, deps)
  } catch (error) {
    // The process is stopping, or too many files are being read. The job is retried.
    if (error instanceof ChildError) throw error
    const failure = getFailure(record, error)
    if (failure === undefined) deps.log.error({ err: redactQueryError(error), import: id }, 'import failed')
    await update(deps.orm, id, { state: 'failed', failure: failure ?? importMessages.crashed })
  }
}

function getFailure({ kind }: ImportRecord, error: unknown): string | undefined {
  if (error instanceof LineError) return `${formatLine(kind, error.line)}: ${error.message}`
  if (error instanceof TableFileError || (error instanceof ApiError && error.status < 500))
    return error.message
  return undefined
}

function formatLine(kind: ImportKind, fileLine: number): string {
  if (kind !== 'catalogue') return `Строка\u00A0${fileLine}`
  const { sheet, line } = splitLine(fileLine)
  return `Лист «${sheet ? catalogueSheetNames[sheet] : ''}», строка\u00A0${line}`
}

const update = async (orm: Orm, id: number, fields: Partial<typeof imports.$inferInsert>): Promise<void> => {
  await orm.update(imports).set(fields).where(eq(imports.id, id))
}

/** Stores the report of a dry run and writes nothing else. */
async function checkImport(record: ImportRecord, deps: ImportDeps): Promise<void> {
  const { orm } = deps
  const { id } = record
  await orm.delete(importRows).where(eq(importRows.importId, id))
  let doneCount = 0
  const plan = await planImport(deps, record, async (_part, report) => {
    for (let at = 0; at < report.length; at += INSERTED_AT_ONCE) {
      const rows = report.slice(at, at + INSERTED_AT_ONCE)
      await orm.insert(importRows).values(rows.map((row) => ({ ...row, importId: id })))
    }
    doneCount += report.length
    await update(orm, id, { doneCount })
  })
  await update(orm, id, { ...plan, state: 'checked', failure: null, doneCount })
}

/** Applies all changes of the dry run or none. Refuses if anything has changed since. */
async function applyImport(record: ImportRecord, deps: ImportDeps): Promise<void> {
  const { orm, now } = deps
  const writes: PlanPart<unknown>['writes'] = []
  const { fingerprint } = await planImport(deps, record, (part) => void writes.push(...part.writes))
  if (fingerprint !== record.fingerprint) throw new TableFileError(importMessages.stale)
  const apply = await prepareApply(record, writes, deps)
  await orm.transaction(async (tx) => {
    const staffId = record.appliedBy ?? record.staffId
    const member = await lockStaff(tx, staffId)
    const [locked] = await tx.select().from(imports).where(eq(imports.id, record.id)).for('update')
    if (locked?.state !== 'applying') return
    if (!member || member.blockedAt || !mayImport(member.role, record.kind))
      throw new TableFileError(importMessages.noLongerAllowed)
    const at = now()
    const author: ImportAuthor = {
      staffId,
      role: member.role,
      now: at,
      audit: (inner, entry) =>
        writeAudit(inner, { at, staffId, sessionId: null, ip: '', action: 'applyImport' }, entry),
    }
    const options = { as: record.result, title: record.fileName }
    const batchId = (await apply(tx, options, author)) ?? null
    await update(tx, record.id, { state: 'applied', failure: null, appliedAt: at, batchId })
  })
}

type Apply = (
  tx: Orm,
  options: { as: ImportResult; title: string },
  author: ImportAuthor,
) => Promise<number | undefined>

/** Does the work that needs no transaction, and returns the rest. */
async function prepareApply(
  record: ImportRecord,
  writes: PlanPart<unknown>['writes'],
  deps: ImportDeps,
): Promise<Apply> {
  const { kind, fileKey: key, id } = record
  if (kind === 'catalogue') return prepareCatalogue(record, writes as CatalogueWrites, deps)
  if (kind !== 'pictures') return (tx, ...rest) => getImportRows(kind).apply(tx, writes, ...rest)
  const { storage, jobs, orm } = deps
  const onStored = (doneCount: number) => update(orm, id, { doneCount })
  const { pictures, skipped } = await storePictures(writes as PlanPart<PictureWrite>['writes'], {
    storage,
    key,
    onStored,
  })
  return async (tx, ...rest) => {
    await markSkipped(tx, record, skipped)
    return applyPictures(tx, { pictures, jobs }, ...rest)
  }
}

/** Downloads the pictures of the planned items. */
async function prepareCatalogue(
  { id }: ImportRecord,
  writes: CatalogueWrites,
  { orm, storage, jobs, isAllowedAddress }: ImportDeps,
): Promise<Apply> {
  const wanted = writes.flatMap(({ line, write }) =>
    'entry' in write && write.urls.length > 0
      ? [{ line, urls: write.urls, ...(write.entry.snapshot as { title: string; slug: string }) }]
      : [],
  )
  const onDone = (doneCount: number) => update(orm, id, { doneCount })
  const { rows, failures } = await downloadPictures(wanted, { storage, isAllowed: isAllowedAddress, onDone })
  return async (tx, ...rest) => {
    for (const [line, reasons] of failures) {
      const note = { header: 'Картинки не\u00A0скачаны', before: '', after: reasons.join('; ').slice(0, 500) }
      await tx
        .update(importRows)
        .set({ changes: sql`${importRows.changes} || ${JSON.stringify([note])}::jsonb` })
        .where(and(eq(importRows.importId, id), eq(importRows.line, line)))
    }
    return applyCatalogue(tx, { writes, pictures: rows, jobs }, ...rest)
  }
}

/** Pictures that turn out to be damaged when they are read. */
async function markSkipped(
  tx: Orm,
  { id, counts }: ImportRecord,
  skipped: ReadonlyMap<number, string>,
): Promise<void> {
  for (const [line, message] of skipped)
    await tx
      .update(importRows)
      .set({ state: 'skipped', changes: [], mistakes: [{ letter: null, header: null, message }] })
      .where(and(eq(importRows.importId, id), eq(importRows.line, line)))
  const { new: added, skipped: before = 0 } = counts
  await update(tx, id, { counts: { ...counts, new: added - skipped.size, skipped: before + skipped.size } })
}
