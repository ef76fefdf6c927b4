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

/** What a batch does to each of its things. */
export interface BatchRules {
  reason: BatchReason
  result: BatchResult
}

/** What came of a thing, as its row is to say. */
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

/** Writes one thing of a batch, with one version. Throws the 4xx of what stands against it. */
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
  const present = await findCurrentSnapshot(tx, entry)
  if (!present) throw new ApiError(404, batchMessages.gone)
  const patched = patchSnapshot(present, row.patch)
  // Of what has edits of its own nothing goes onto the site with those.
  const isPublished = rules.result === 'publish' && draftBefore === null && entry.publishedVersion !== null
  const { before: former, snapshot } = await putDraft(tx, entry, patched, author)
  if (isDeepStrictEqual(snapshot, present)) {
    if (!draftBefore) await tx.delete(contentDrafts).where(eq(contentDrafts.entryId, entry.id))
    return { outcome: 'same', patch: null }
  }
  if (isPublished) {
    const { version, title } = await publishEntry(tx, entry, author, rules.reason)
    return { outcome: 'published', versionAfter: version, title, patch: null, ...before }
  }
  const version = { snapshot, reason: rules.reason, isPublished: false }
  const difference = { before: former, after: snapshot }
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

/** Locks a thing. Throws the 409 where it has another version by now, or lies in the trash; `changed` says so, told by whom. */
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

/** Returns the name of who changed a thing last. */
export async function findChanger(tx: Orm, { updatedBy }: EntryRow): Promise<string | undefined> {
  if (updatedBy === null) return undefined
  return (await tx.select({ name: staff.name }).from(staff).where(eq(staff.id, updatedBy)))[0]?.name
}

/** Publishes a thing as it is, or takes it down; undefined where it is so already. */
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

/** Returns a snapshot with fields of it set, those of fields too. */
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
