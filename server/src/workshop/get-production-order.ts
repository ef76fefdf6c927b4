import { extname } from 'node:path'
import { ORDER_HISTORY_MAX } from '@rapport/contract/accounts/account-limits'
import type { ProductionOrder } from '@rapport/staff-contract/production/production'
import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { getOrderRules } from '../order-rules/get-order-rules.ts'
import { orderFiles, orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { orderProduction, orderStageChanges } from '../production/tables.ts'
import { findProofInForce } from '../proofs/approved-files.ts'
import { approvedPicturePath } from '../proofs/pages/approved-file-route.ts'
import { staff } from '../staff/tables.ts'
import { listOperations, mapProductionLines } from './map-ordered-work.ts'

/** Signs the path of a picture. */
export type SignPath = (path: string) => string

/** Returns an order as the workshop sees it, or undefined if it is missing. */
export async function findProductionOrder(
  orm: Orm,
  id: string,
  sign: SignPath,
): Promise<ProductionOrder | undefined> {
  const { number, status, dueAt } = orders
  const { stageId, doneAt, version } = orderProduction
  const [row] = await orm
    .select({ id: orders.id, number, status, dueAt, stageId, doneAt, version })
    .from(orders)
    .leftJoin(orderProduction, eq(orderProduction.orderId, orders.id))
    .where(eq(orders.id, id))
  if (!row) return undefined
  return {
    id,
    number: row.number,
    status: row.status,
    dueAt: row.dueAt?.toISOString() ?? null,
    lines: (await mapProductionLines(orm, [id])).get(id) ?? [],
    operations: await listOperations(orm, id),
    files: await listFiles(orm, id),
    proof: await getProof(orm, id, sign),
    stages: (await getOrderRules(orm)).stages,
    stageId: row.stageId,
    isDone: row.doneAt !== null,
    version: row.version ?? 0,
    history: await listHistory(orm, id),
  }
}

/**
 * Names that customers give to files may name them, so that a file has its number and kind only. Files of messages are left
 * out: they may be contracts.
 */
async function listFiles(orm: Orm, id: string): Promise<ProductionOrder['files']> {
  const files = await orm
    .select({ id: orderFiles.id, name: orderFiles.name, position: orderFiles.position })
    .from(orderFiles)
    .where(and(eq(orderFiles.orderId, id), isNull(orderFiles.removedAt), isNull(orderFiles.messageId)))
    .orderBy(asc(orderFiles.position))
  return files.map((file) => ({
    id: file.id,
    name: `Файл ${file.position + 1}${extname(file.name).toLowerCase().slice(0, 10)}`,
  }))
}

async function getProof(orm: Orm, id: string, sign: SignPath): Promise<ProductionOrder['proof']> {
  const proof = await findProofInForce(orm, id)
  if (!proof) return null
  const files = proof.files.map(({ id, name, size, removedAt }) => ({
    id,
    name,
    size,
    isRemoved: removedAt !== null,
  }))
  const kept = new Set(files.flatMap((file) => (file.isRemoved ? [] : [file.id])))
  const pages = proof.pages
    .filter(({ fileId }) => kept.has(fileId))
    .map(({ page, width, height, fileId, sheet }) => ({
      page,
      width,
      height,
      small: sign(approvedPicturePath(fileId, sheet, 'small')),
      large: sign(approvedPicturePath(fileId, sheet, 'large')),
    }))
  return { ...proof, files, pages }
}

async function listHistory(orm: Orm, id: string): Promise<ProductionOrder['history']> {
  const { title, at, staffId, orderId } = orderStageChanges
  const rows = await orm
    .select({ title, at, by: staff.name })
    .from(orderStageChanges)
    .leftJoin(staff, eq(staff.id, staffId))
    .where(eq(orderId, id))
    .orderBy(desc(orderStageChanges.id))
    .limit(ORDER_HISTORY_MAX)
  return rows.reverse().map((row) => ({ ...row, at: row.at.toISOString() }))
}
