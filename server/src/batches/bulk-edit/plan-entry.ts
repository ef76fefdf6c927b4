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
import { applyChange, findMinutes, isScheduledSo, toMoments } from '../schedule-batch-entry.ts'
import { type BatchEntryRow, type EntryOutcome, findChanger, patchSnapshot } from '../write-batch-entry.ts'
import { changeField } from './change-fields.ts'

/** Returns the planned outcome of one entry: a patch, no change, or a refusal with its reason. */
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
  await requireMinutes(tx, entry, applyChange(change, before), now)
  return { outcome: 'waiting' }
}

async function planFields(
  tx: Orm,
  entry: EntryRow,
  change: Extract<BulkChange, { action: 'move' } | { field: string }>,
): Promise<EntryOutcome> {
  const current = await findCurrentSnapshot(tx, entry)
  if (!current) return { outcome: 'refused', reason: batchMessages.gone }
  if (change.action === 'raise' && change.field === 'priceTiers' && 'priceGroups' in current)
    if (current.priceGroups.length > 0) return { outcome: 'refused', reason: batchMessages.pricesInTables }
  if ('field' in change && change.field === 'operations' && (current as ItemSnapshot).isGroup)
    return { outcome: 'refused', reason: batchMessages.groupWithoutOperations }
  const patch =
    change.action === 'move'
      ? await moveTo(tx, entry, current as ItemSnapshot, change.parent)
      : changeField(entry.kind, current, change)
  if (Object.keys(patch).length === 0) return { outcome: 'same' }
  // A single draft may have no title while it is written. A bulk edit may not remove titles.
  if ('title' in patch && String(patch.title).trim() === '')
    return { outcome: 'refused', reason: editingMessages.titleRequired }
  await parseDraft(tx, entry.kind, patchSnapshot(current, patch))
  return { outcome: 'waiting', patch }
}

async function findPlanned(tx: Orm, { entryId }: BatchEntryRow): Promise<EntryRow | undefined> {
  if (entryId === null) return undefined
  return (await tx.select().from(contentEntries).where(eq(contentEntries.id, entryId)))[0]
}

/**
 * Returns the patch that moves an item to the end of a group or of the top level. Throws 422 if the group is invalid.
 */
async function moveTo(
  tx: Orm,
  entry: EntryRow,
  current: ItemSnapshot,
  parent: number | null,
): Promise<Patch> {
  if (current.parent === parent) return {}
  if (parent !== null) await requireGroup(tx, entry, parent)
  const group = parent === null ? undefined : await findNode(tx, parent)
  return { parent, position: null, ...(group && { kind: group.node.catalogKind }) }
}

interface PlannedDifference {
  id: number
  /** True if it was changed or trashed after the dry run. */
  isStale: boolean
  /** Name of the staff member who changed it. */
  changedBy: string | null
  before?: object
  after?: object
}

/** Returns the current and the planned values of an entry or of its schedule. */
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
      after: { schedule: toMoments(applyChange(change, before)) },
    }
  }
  const current = await findCurrentSnapshot(tx, entry)
  if (!current) return {}
  if (patch)
    return { before: current, after: getKind(entry.kind).clean(patchSnapshot(current, patch) as Snapshot) }
  const published = entry.publishedVersion === null || entry.subjectId === null ? undefined : entry.subjectId
  const before = published && (await getKind(entry.kind).read(tx, published))
  return before ? { before, after: current } : {}
}
