import { batchMessages } from '@rapport/staff-contract/batches/batch-messages'
import type { BulkChange } from '@rapport/staff-contract/batches/bulk-edit'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import type { ItemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'
import { eq } from 'drizzle-orm'
import { parseDraft } from '../../editing/drafts.ts'
import { type EntryRow, findCurrentSnapshot, findDraft } from '../../editing/entries.ts'
import { getKind, type Snapshot } from '../../editing/kinds.ts'
import { requireMinutes } from '../../editing/schedules/schedule.ts'
import { contentEntries } from '../../editing/tables.ts'
import { findNode } from '../../editing/tree/item-nodes.ts'
import { requireGroup } from '../../editing/tree/move-item.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Patch } from '../create-batch.ts'
import { findMinutes, isScheduledSo, minutesBy, toMoments } from '../schedule-batch-entry.ts'
import { type BatchEntryRow, type EntryOutcome, findChanger, patchSnapshot } from '../write-batch-entry.ts'
import { changeField } from './change-fields.ts'

/** Returns what a change would do to one thing: which fields it sets, nothing, or why it can't. */
export async function planEntry(
  tx: Orm,
  row: BatchEntryRow,
  change: BulkChange,
  now: Date,
): Promise<EntryOutcome> {
  const entry = await findPlanned(tx, row)
  if (!entry) return { outcome: 'refused', reason: batchMessages.gone }
  if (change.action === 'publish' || change.action === 'take-down') {
    const isOnSite = entry.publishedVersion !== null
    const isSame = change.action === 'publish' ? isOnSite && !(await findDraft(tx, entry.id)) : !isOnSite
    return { outcome: isSame ? 'same' : 'waiting' }
  }
  try {
    return await (change.action === 'schedule' || change.action === 'unschedule'
      ? planMinutes(tx, entry, change, now)
      : planFields(tx, entry, change))
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    const [reason = error.message] = Object.values(error.fields).flat()
    return { outcome: 'refused', reason }
  }
}

async function planMinutes(tx: Orm, entry: EntryRow, change: BulkChange, now: Date): Promise<EntryOutcome> {
  const before = await findMinutes(tx, entry.id)
  if (isScheduledSo(change, before)) return { outcome: 'same' }
  await requireMinutes(tx, entry, minutesBy(change, before), now)
  return { outcome: 'waiting' }
}

async function planFields(
  tx: Orm,
  entry: EntryRow,
  change: Extract<BulkChange, { action: 'move' } | { field: string }>,
): Promise<EntryOutcome> {
  const present = await findCurrentSnapshot(tx, entry)
  if (!present) return { outcome: 'refused', reason: batchMessages.gone }
  if (change.action === 'raise' && change.field === 'priceTiers' && 'priceGroups' in present)
    if (present.priceGroups.length > 0) return { outcome: 'refused', reason: batchMessages.pricesInTables }
  const patch =
    change.action === 'move'
      ? await moveTo(tx, entry, present as ItemSnapshot, change.parent)
      : changeField(entry.kind, present, change)
  if (Object.keys(patch).length === 0) return { outcome: 'same' }
  // A draft may lack a title while it is typed; nobody empties the titles of many.
  if ('title' in patch && String(patch.title).trim() === '')
    return { outcome: 'refused', reason: editingMessages.titleRequired }
  await parseDraft(tx, entry.kind, patchSnapshot(present, patch))
  return { outcome: 'waiting', patch }
}

/** Returns a thing that a batch is to change. */
async function findPlanned(tx: Orm, { entryId }: BatchEntryRow): Promise<EntryRow | undefined> {
  if (entryId === null) return undefined
  return (await tx.select().from(contentEntries).where(eq(contentEntries.id, entryId)))[0]
}

/** Returns what has a thing stand in a group, behind all that stand there, or at the top. Throws the 422 of a group that it can't stand in. */
async function moveTo(
  tx: Orm,
  entry: EntryRow,
  present: ItemSnapshot,
  parent: number | null,
): Promise<Patch> {
  if (present.parent === parent) return {}
  if (parent !== null) await requireGroup(tx, entry, parent)
  const group = parent === null ? undefined : await findNode(tx, parent)
  return { parent, position: null, ...(group && { kind: group.node.catalogKind }) }
}

interface PlannedDifference {
  id: number
  /** Whether it was changed, or thrown away, since it was looked at. */
  isStale: boolean
  /** The name of who did. */
  changedBy: string | null
  before?: object
  after?: object
}

/** Returns what a thing is and would be, or when it is and would be scheduled, for those who look at the differences. */
export async function comparePlanned(
  tx: Orm,
  row: BatchEntryRow,
  change: BulkChange | null,
): Promise<PlannedDifference | undefined> {
  const entry = await findPlanned(tx, row)
  if (!entry) return undefined
  const { id, version, trashedAt } = entry
  const isStale = version !== row.versionBefore || trashedAt !== null
  const changedBy = (isStale && (await findChanger(tx, entry))) || null
  return { id, isStale, changedBy, ...(await compareEntry(tx, entry, row, change)) }
}

async function compareEntry(
  tx: Orm,
  entry: EntryRow,
  { patch }: BatchEntryRow,
  change: BulkChange | null,
): Promise<Pick<PlannedDifference, 'before' | 'after'>> {
  if (change?.action === 'schedule' || change?.action === 'unschedule') {
    const before = await findMinutes(tx, entry.id)
    return {
      before: { schedule: toMoments(before) },
      after: { schedule: toMoments(minutesBy(change, before)) },
    }
  }
  const present = await findCurrentSnapshot(tx, entry)
  if (!present) return {}
  if (patch)
    return { before: present, after: getKind(entry.kind).clean(patchSnapshot(present, patch) as Snapshot) }
  const published = entry.publishedVersion === null || entry.subjectId === null ? undefined : entry.subjectId
  const before = published && (await getKind(entry.kind).read(tx, published))
  return before ? { before, after: present } : {}
}
