import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { messages } from '@rapport/contract/errors/messages'
import { DRAFTED_KINDS, PERSONAL_KINDS, type TableKind } from '@rapport/staff-contract/imports/import-kinds'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import { rowKindNames } from '@rapport/staff-contract/imports/row-kind-names'
import { eq } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { ApiError, notFound } from '../platform/http/api-error.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { ChildError } from '../platform/process/child/child-error.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { UploadedFile } from '../staff/parse-upload.ts'
import { openCatalogue } from './catalogue/open-sheets.ts'
import { convertFeed, type FeedSource } from './feed/store-feed.ts'
import { openTable } from './files/read-table.ts'
import { TableFileError } from './files/table-file-error.ts'
import type { ImportAuthor, ImportResult } from './kinds/import-kind.ts'
import { getImportRows } from './kinds/row-kinds.ts'
import { checkColumns, describeColumns, matchColumns } from './match-columns.ts'
import { openPictureArchive } from './pictures/picture-archive.ts'
import type { ImportRecord } from './queries.ts'
import { IMPORT_QUEUE } from './run-import.ts'
import { imports } from './tables.ts'

/** Rows used for samples of each column. */
const SHOWN_ROWS = 20
/** Client's wait before it retries a file when too many are being read. */
const RETRY_SECONDS = 10

const COUNTED_NOTHING = { wrong: 0, new: 0, changed: 0, skipped: 0, same: 0 }

/** A stored file without its row in the database. */
export type StoredImport = Pick<
  ImportRecord,
  'kind' | 'fileName' | 'fileKey' | 'fileColumns' | 'columns' | 'rowCount'
>

/** Reads and stores an uploaded file. Throws 422 if it is not a table, 503 if too many files are being read. */
export async function storeImport(
  { storage }: { storage: Storage },
  { kind, file, staffId }: { kind: TableKind | 'catalogue'; file: UploadedFile; staffId: number },
): Promise<StoredImport> {
  const fileKey = `imports/${randomUUID()}`
  try {
    const described =
      kind === 'catalogue' ? await describeCatalogue(file, staffId) : await describeTable(kind, file, staffId)
    await storage.putFile(fileKey, file.path)
    return { kind, fileName: file.name, fileKey, ...described }
  } catch (error) {
    if (error instanceof ChildError) throw new ApiError(503, messages.unavailable).retryIn(RETRY_SECONDS)
    throw toRefusal(error)
  }
}

/** Converts a feed to a workbook and stores it. Throws 422 if the feed can't be read. */
export async function storeFeed(
  { storage }: { storage: Storage },
  { source, staffId }: { source: FeedSource; staffId: number },
): Promise<StoredImport> {
  const { path, name } = await convertFeed(source).catch((error) => {
    throw toRefusal(error)
  })
  try {
    const file = { name, path, size: 0 }
    return await storeImport({ storage }, { kind: 'catalogue', file, staffId })
  } finally {
    await rm(path, { force: true })
  }
}

const toRefusal = (error: unknown) =>
  error instanceof TableFileError ? new ApiError(422, error.message, { file: [error.message] }) : error

/** Stores an uploaded archive of pictures. Reads only its directory. Throws 422 if it is not readable. */
export async function storeArchive(storage: Storage, file: UploadedFile): Promise<StoredImport> {
  const fileKey = `imports/${randomUUID()}`
  await storage.putFile(fileKey, file.path)
  try {
    await using archive = await openPictureArchive(storage, fileKey)
    const rowCount = archive.files.length
    if (rowCount === 0) throw new TableFileError(importMessages.archiveEmpty)
    return { kind: 'pictures', fileName: file.name, fileKey, fileColumns: [], columns: [], rowCount }
  } catch (error) {
    await storage.remove(fileKey)
    throw toRefusal(error)
  }
}

type Described = Pick<StoredImport, 'fileColumns' | 'columns' | 'rowCount'>

async function describeTable(kind: TableKind, file: UploadedFile, staffId: number): Promise<Described> {
  await using table = await openTable(`staff ${staffId}`, () => readFile(file.path), rowKindNames[kind])
  // Personal data stays in the file only: no samples are stored.
  const shown = PERSONAL_KINDS.includes(kind) ? 1 : SHOWN_ROWS
  const fileColumns = describeColumns(await table.rows(0, shown))
  const columns = matchColumns(fileColumns, getImportRows(kind))
  return { fileColumns, columns, rowCount: table.rowCount - 1 }
}

/** The columns of a workbook are matched by each dry run. */
async function describeCatalogue(file: UploadedFile, staffId: number): Promise<Described> {
  await using workbook = await openCatalogue(`staff ${staffId}`, () => readFile(file.path))
  return { fileColumns: [], columns: [], rowCount: workbook.rowCount }
}

/** Adds the row of a stored file. Returns its id. */
export async function addImport(
  tx: Orm,
  stored: StoredImport,
  { staffId, now, audit }: ImportAuthor,
): Promise<number> {
  const [row] = await tx
    .insert(imports)
    .values({
      ...stored,
      staffId,
      createdAt: now,
      state: 'uploaded',
      counts: COUNTED_NOTHING,
      result: DRAFTED_KINDS.includes(stored.kind) ? 'draft' : 'published',
    })
    .returning({ id: imports.id })
  if (!row) throw new Error('No row of the new import')
  const { kind, rowCount: rows } = stored
  await audit(tx, { subject: 'import', subjectId: row.id, title: stored.fileName, after: { kind, rows } })
  return row.id
}

/**
 * Starts the dry run. Throws 422 if the columns don't identify entries, 409 if the file is being processed or was
 * applied.
 */
export async function startCheck(
  tx: Orm,
  { jobs }: { jobs: Jobs },
  { id, columns, as }: { id: number; columns: (string | null)[]; as: ImportResult },
): Promise<void> {
  const record = await lockIdle(tx, id)
  if (record.kind !== 'catalogue' && record.kind !== 'pictures')
    checkColumns(columns, record.fileColumns, getImportRows(record.kind))
  const result = DRAFTED_KINDS.includes(record.kind) ? as : 'published'
  await tx
    .update(imports)
    .set({ columns, result, state: 'checking', failure: null, doneCount: 0, counts: COUNTED_NOTHING })
    .where(eq(imports.id, id))
  await jobs.enqueue(tx, IMPORT_QUEUE, String(id), { again: true })
}

/** Starts to apply a dry run. Throws 409 if the file has errors, changes nothing, or was not checked. */
export async function startApply(
  tx: Orm,
  { jobs }: { jobs: Jobs },
  id: number,
  { staffId, audit }: ImportAuthor,
): Promise<void> {
  const { kind, state, counts, fileName, result } = await lockIdle(tx, id)
  if (state !== 'checked') throw new ApiError(409, importMessages.notChecked)
  if (counts.wrong > 0) throw new ApiError(409, importMessages.hasMistakes)
  if (counts.new + counts.changed === 0) throw new ApiError(409, importMessages.nothingToApply)
  await tx.update(imports).set({ state: 'applying', appliedBy: staffId }).where(eq(imports.id, id))
  const after = { kind, new: counts.new, changed: counts.changed, as: result }
  await audit(tx, { subject: 'import', subjectId: id, title: fileName, after })
  await jobs.enqueue(tx, IMPORT_QUEUE, String(id), { again: true })
}

async function lockIdle(tx: Orm, id: number): Promise<ImportRecord> {
  const [record] = await tx.select().from(imports).where(eq(imports.id, id)).for('update')
  if (!record) throw notFound()
  if (record.state === 'applied') throw new ApiError(409, importMessages.alreadyApplied)
  if (record.state === 'checking' || record.state === 'applying')
    throw new ApiError(409, importMessages.stillRunning)
  return record
}
