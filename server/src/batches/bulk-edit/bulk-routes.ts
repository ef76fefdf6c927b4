import { BATCH_DIFFERENCES_MAX } from '@rapport/staff-contract/batches/batch-limits'
import { batchMessages } from '@rapport/staff-contract/batches/batch-messages'
import { getBatchPermissions } from '@rapport/staff-contract/batches/batch-permissions'
import type { BatchKind } from '@rapport/staff-contract/batches/batches'
import { type BulkChange, isChangeForKind, isSeoChange } from '@rapport/staff-contract/batches/bulk-edit'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { and, asc, eq, gt } from 'drizzle-orm'
import { listDifferences } from '../../editing/difference.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError, orNotFound } from '../../platform/http/api-error.ts'
import type { AddAdminRoute, AdminCall } from '../../staff/admin-route.ts'
import { comparePicture } from '../pictures/plan-picture.ts'
import { countOutcomes, findBatch } from '../queries.ts'
import { type batchWriter, requireKinds } from '../routes.ts'
import { type BatchDeps, startBatch } from '../run-batch.ts'
import { contentBatchEntries, contentBatches } from '../tables.ts'
import { planBatch } from './plan-batch.ts'
import { comparePlanned } from './plan-entry.ts'

type Call = Pick<AdminCall<'planBatch'>, 'current' | 'audit' | 'requirePermission'>

/** Throws 403 if the staff member may not make this change, 422 if the kind does not have the field. */
async function requireChange(call: Call, kind: BatchKind, change: BulkChange): Promise<void> {
  await requireKinds(call, [kind], 'writeManySeo')
  const mayAll = hasPermission(call.current.member.role, getBatchPermissions(kind).writeMany)
  if (!mayAll && !isSeoChange(change)) throw new ApiError(403, editingMessages.seoOnly)
  if (!isChangeForKind(kind, change))
    throw new ApiError(422, batchMessages.changeUnfit, { change: [batchMessages.changeUnfit] })
}

/** Returns a page of the differences that a dry run has found, and the cursor of the next page. */
async function listPlanned(orm: Orm, batchId: number, after: number | undefined) {
  const [batch] = await orm
    .select({ change: contentBatches.change })
    .from(contentBatches)
    .where(eq(contentBatches.id, batchId))
  const { index, outcome } = contentBatchEntries
  const rows = await orm
    .select()
    .from(contentBatchEntries)
    .where(
      and(
        eq(contentBatchEntries.batchId, batchId),
        eq(outcome, 'waiting'),
        after === undefined ? undefined : gt(index, after),
      ),
    )
    .orderBy(asc(index))
    .limit(BATCH_DIFFERENCES_MAX + 1)
  const differences = []
  for (const row of rows.slice(0, BATCH_DIFFERENCES_MAX)) {
    const compared =
      row.kind === 'picture'
        ? await comparePicture(orm, row)
        : await comparePlanned(orm, row, batch?.change ?? null)
    if (!compared) continue
    const { id, isStale, changedBy, before, after } = compared
    differences.push({
      index: row.index,
      entryId: id,
      kind: row.kind,
      title: row.title,
      isStale,
      changedBy,
      fields: before && after ? listDifferences(before, after) : [],
    })
  }
  const next = rows.length > BATCH_DIFFERENCES_MAX ? (rows[BATCH_DIFFERENCES_MAX - 1]?.index ?? null) : null
  return { differences, next }
}

/** Adds the endpoints of bulk edits: plan, list differences, start. */
export function bulkRoutes(
  route: AddAdminRoute,
  deps: BatchDeps,
  write: ReturnType<typeof batchWriter>,
): void {
  const { orm } = deps.database
  const fetchBatch = async (id: number) => ({ batch: await orNotFound(findBatch(orm, id)) })
  route('planBatch', async (call) => {
    const { form } = call
    await requireChange(call, form.kind, form.change)
    return fetchBatch(await write(call, (tx, author) => planBatch(tx, deps.jobs, form, author)))
  })
  route('getBatchDifferences', async (call) => {
    const { id, after } = call.input
    const { batch } = await fetchBatch(id)
    await requireKinds(call, batch.kinds, 'read')
    return listPlanned(orm, id, after)
  })
  route('applyBatch', async (call) => {
    const { id } = call.input
    await write(call, async (tx, author) => {
      const locked = tx.select().from(contentBatches).where(eq(contentBatches.id, id)).for('update')
      const batch = await orNotFound(locked.then(([row]) => row))
      const [kind] = batch.kinds
      if (!batch.change || !kind) throw new ApiError(409, batchMessages.notPlanned)
      await requireChange(call, kind, batch.change)
      if (batch.createdBy !== author.staffId) throw new ApiError(409, batchMessages.planOfOther)
      if (batch.state !== 'planned') throw new ApiError(409, batchMessages.notPlanned)
      const outcomes = (await countOutcomes(tx, [id])).get(id)
      if (!outcomes?.waiting) throw new ApiError(409, batchMessages.nothingChanges)
      await tx
        .update(contentBatches)
        .set({ state: 'running', createdAt: author.now })
        .where(eq(contentBatches.id, id))
      await author.audit(tx, {
        subject: 'batch',
        subjectId: id,
        title: batch.title,
        after: { entries: outcomes.waiting },
      })
      await startBatch(tx, id, deps, author)
    })
    return fetchBatch(id)
  })
}
