import { getBatchPermissions } from '@rapport/staff-contract/batches/batch-permissions'
import { BATCH_KINDS, type BatchKind } from '@rapport/staff-contract/batches/batches'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import type { Orm } from '../platform/database/database.ts'
import { orNotFound } from '../platform/http/api-error.ts'
import type { AddAdminRoute, AdminCall } from '../staff/admin-route.ts'
import { lockCurrent } from '../staff/sessions/current-staff.ts'
import type { BatchAuthor } from './create-batch.ts'
import { findBatch, listBatchEntries, listBatches } from './queries.ts'
import type { BatchDeps } from './run-batch.ts'
import { undoBatch } from './undo-batch.ts'

type Call = Pick<AdminCall<'undoBatch'>, 'current' | 'audit' | 'requirePermission'>

/** Returns a function that runs a command in a transaction that locks the staff member's session. */
export const batchWriter =
  ({ database: { orm }, now }: BatchDeps) =>
  <T>({ current, audit }: Call, command: (tx: Orm, author: BatchAuthor) => Promise<T>): Promise<T> =>
    orm.transaction(async (tx) => {
      const { id: staffId, role } = await lockCurrent(tx, current)
      return command(tx, { staffId, role, now: now(), audit })
    })

/**
 * Throws 403 if the staff member has no permission for one of the kinds. `writeManySeo` requires at least the
 * permission for SEO fields.
 */
export async function requireKinds(
  call: Pick<Call, 'requirePermission'>,
  kinds: readonly BatchKind[],
  act: 'read' | 'writeManySeo',
): Promise<void> {
  for (const kind of kinds) {
    const { read, writeMany, writeManySeo = writeMany } = getBatchPermissions(kind)
    await call.requirePermission(act === 'read' ? read : writeManySeo)
  }
}

/** Adds the endpoints of all batches: bulk edits and imports. */
export function batchRoutes(
  route: AddAdminRoute,
  deps: BatchDeps,
  write: ReturnType<typeof batchWriter>,
): void {
  const { orm } = deps.database
  /** Throws 403 if the staff member has no permission for a kind of the batch. */
  const requireBatch = async (call: Call, id: number, act: 'read' | 'writeManySeo' = 'read') => {
    const batch = await orNotFound(findBatch(orm, id))
    await requireKinds(call, batch.kinds, act)
    return batch
  }
  route('getBatches', ({ input, current }) => {
    const kinds = BATCH_KINDS.filter((kind) =>
      hasPermission(current.member.role, getBatchPermissions(kind).read),
    )
    return listBatches(orm, { ...input, kinds })
  })
  route('getBatch', async (call) => ({ batch: await requireBatch(call, call.input.id) }))
  route('getBatchEntries', async (call) => {
    await requireBatch(call, call.input.id)
    return listBatchEntries(orm, call.input)
  })
  route('undoBatch', async (call) => {
    const { id } = await requireBatch(call, call.input.id, 'writeManySeo')
    await write(call, async (tx, author) => {
      await undoBatch(tx, id, deps, author)
      await call.audit(tx, { subject: 'batch', subjectId: id, after: { undoing: true } })
    })
    return { batch: await orNotFound(findBatch(orm, id)) }
  })
}
