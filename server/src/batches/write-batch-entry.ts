import { isDeepStrictEqual } from 'node:util'
import { batchMessages } from '@rapport/staff-contract/batches/batch-messages'
import type { BatchOutcome, BatchReason, BatchResult } from '@rapport/staff-contract/batches/batches'
import { eq } from 'drizzle-orm'
import { insertEntry, putDraft } from '../editing/drafts.ts'
import { type EntryRow, findCurrentSnapshot, findDraft } from '../editing/entries.ts'
import type { Snapshot } from '../editing/kinds.ts'
import { publishEntry, takeDownEntry } from '../editing/publish.ts'
import { contentDrafts, contentEntries } from '../editing/tables.ts'
import { type Author, listedColumns, raiseVersion } from '../editing/write-entry.ts'
import type { Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { staff } from '../staff/tables.ts'
import type { Patch } from './create-batch.ts'
import type { contentBatchEntries } from './tables.ts'

export type BatchEntryRow = typeof contentBatchEntries.$inferSelect

export interface BatchRules {
  reason: BatchReason
  result: BatchResult
}

/** Columns of a batch entry after its write. */
export type EntryOutcome = Partial<
  Pick<
    BatchEntryRow,
    | 'entryId'
    | 'title'
    | 'reason'
    | 'versionAfter'
    | 'draftBefore'
    | 'publishedBefore'
    | 'scheduleBefore'
    | 'mediaBefore'
    | 'patch'
  >
> & { outcome: BatchOutcome }

/** Writes an entry of a batch with one version. Throws 4xx if it can't be written. */
export async function writeBatchEntry(
  tx: Orm,
  row: BatchEntryRow,
  rules: BatchRules,
  author: Author,
): Promise<EntryOutcome> {
  if (row.versionBefore === null) return createNew(tx, row, rules, author)
  const entry = await lockAt(tx, row.entryId, row.versionBefore, batchMessages.changedSince)
  const draftBefore = (await findDraft(tx, entry.id)) ?? null
  const before = { draftBefore, publishedBefore: entry.publishedVersion }
  if (row.patch === null) {
    const written = await writeUnchanged(tx, entry, rules, author)
    return written ? { ...written, ...before } : { outcome: 'same' }
  }
  const current = await findCurrentSnapshot(tx, entry)
  if (!current) throw new ApiError(404, batchMessages.gone)
  const patched = patchSnapshot(current, row.patch)
  // An entry with a draft is not published, to keep its unfinished edits off the site.
  const isPublished = rules.result === 'publish' && draftBefore === null && entry.publishedVersion !== null
  const { before: previous, snapshot } = await putDraft(tx, entry, patched, author)
  if (isDeepStrictEqual(snapshot, current)) {
    if (!draftBefore) await tx.delete(contentDrafts).where(eq(contentDrafts.entryId, entry.id))
    return { outcome: 'same', patch: null }
  }
  if (isPublished) {
    const { version, title } = await publishEntry(tx, entry, author, rules.reason)
    return { outcome: 'published', versionAfter: version, title, patch: null, ...before }
  }
  const version = { snapshot, reason: rules.reason, isPublished: false }
  const difference = { before: previous, after: snapshot }
  const raised = await raiseVersion(
    tx,
    entry,
    { version, columns: listedColumns(entry.kind, snapshot), difference },
    author,
  )
  const reason = rules.result === 'publish' && draftBefore ? batchMessages.hasDraft : null
  return {
    outcome: 'drafted',
    versionAfter: raised.version,
    title: raised.title,
    reason,
    patch: null,
    ...before,
  }
}

/**
 * Locks an entry. Throws 404 if it is missing, 409 if its version is stale or it is in the trash. `changed` returns
 * the message for the name of the last author.
 */
export async function lockAt(
  tx: Orm,
  id: number | null,
  version: number | null,
  changed: (name?: string) => string,
): Promise<EntryRow> {
  const [entry] =
    id === null ? [] : await tx.select().from(contentEntries).where(eq(contentEntries.id, id)).for('update')
  if (!entry) throw new ApiError(404, batchMessages.gone)
  if (entry.version === version && !entry.trashedAt) return entry
  throw new ApiError(409, changed(await findChanger(tx, entry)))
}

/** Returns the name of the last author of an entry. */
export async function findChanger(tx: Orm, { updatedBy }: EntryRow): Promise<string | undefined> {
  if (updatedBy === null) return undefined
  return (await tx.select({ name: staff.name }).from(staff).where(eq(staff.id, updatedBy)))[0]?.name
}

/** Publishes or unpublishes an entry without a patch. Returns undefined if nothing would change. */
async function writeUnchanged(
  tx: Orm,
  entry: EntryRow,
  { reason, result }: BatchRules,
  author: Author,
): Promise<EntryOutcome | undefined> {
  const isOnSite = entry.publishedVersion !== null
  if (result === 'take-down') {
    if (!isOnSite) return undefined
    return { outcome: 'taken-down', versionAfter: (await takeDownEntry(tx, entry, author)).version }
  }
  if (result !== 'publish' || (isOnSite && !(await findDraft(tx, entry.id)))) return undefined
  return { outcome: 'published', versionAfter: (await publishEntry(tx, entry, author, reason)).version }
}

async function createNew(
  tx: Orm,
  row: BatchEntryRow,
  { reason, result }: BatchRules,
  author: Author,
): Promise<EntryOutcome> {
  const { kind, patch } = row
  if (kind === 'picture') throw new Error('No picture is made by a batch')
  const { entry, snapshot } = await insertEntry(tx, { kind, snapshot: patch }, author)
  const difference = { before: undefined, after: snapshot }
  const version = { snapshot, reason, isPublished: false }
  const written = await (result === 'publish'
    ? publishEntry(tx, entry, author, reason)
    : raiseVersion(tx, entry, { version, difference }, author))
  const outcome = result === 'publish' ? ('published' as const) : ('drafted' as const)
  return { outcome, entryId: entry.id, title: written.title, versionAfter: written.version, patch: null }
}

/** Returns a snapshot with patched fields, including nested ones. */
export function patchSnapshot(snapshot: Snapshot, patch: Patch): unknown {
  const patched = structuredClone(snapshot) as object
  for (const [name, value] of Object.entries(patch)) {
    const parts = name.split('.')
    const last = parts.pop() ?? name
    let fields = patched as Record<string, unknown>
    for (const part of parts) fields = fields[part] as Record<string, unknown>
    fields[last] = value
  }
  return patched
}
