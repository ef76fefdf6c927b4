import { messages } from '@rapport/contract/errors/messages'
import type { OrderEvent } from '@rapport/staff-contract/order-rules/order-rules-events'
import type { ProductionStage } from '@rapport/staff-contract/order-rules/order-rules-snapshot'
import { findStageBar } from '@rapport/staff-contract/production/next-stage'
import { ALL_DONE, NOT_STARTED } from '@rapport/staff-contract/production/production'
import { productionMessages } from '@rapport/staff-contract/production/production-messages'
import { eq } from 'drizzle-orm'
import { notifyOrders } from '../inbox/events/notify-orders.ts'
import {
  lockOrder,
  type OrderAuthor,
  type OrderVersion,
  pressedAt,
  updateHandling,
} from '../inbox/lock-order.ts'
import { getOrderRules, isCustomerNotified } from '../order-rules/get-order-rules.ts'
import { applyOrderEvent } from '../orders/apply-order-event.ts'
import type { Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { checkVersion } from '../platform/versions/check-version.ts'
import { nextStageMail } from '../production/stage-mails/next-stage-mail.ts'
import { orderProduction, orderStageChanges } from '../production/tables.ts'
import { assertProofApproved } from '../proofs/assert-proof-approved.ts'
import { findProductionOrder, type SignPath } from './get-production-order.ts'

/**
 * Moves an order to a stage, to before the first or after the last. Throws 404 if the order is missing, 400 without
 * a version, 409 if the version is stale or the order is not in production, 422 for an unknown stage or a proof that is
 * not approved.
 */
export async function moveStage(
  tx: Orm,
  { id, version, to }: OrderVersion & { to: string },
  author: OrderAuthor,
  sign: SignPath,
): Promise<void> {
  const order = await lockOrder(tx, id)
  await tx.insert(orderProduction).values({ orderId: id }).onConflictDoNothing()
  const [production] = await tx.select().from(orderProduction).where(eq(orderProduction.orderId, id))
  if (!production) throw new Error('No row of the production')
  await checkVersion(version, production.version, productionMessages, async () => ({
    order: await findProductionOrder(tx, id, sign),
  }))
  const rules = await getOrderRules(tx)
  const target = findTarget(rules.stages, to)
  const bar = findStageBar(order.status)
  if (bar) throw new ApiError(409, bar)
  const { stageId, doneAt } = production
  const isDone = doneAt !== null
  if (target.stageId === stageId && target.isDone === isDone) return

  const isStart = stageId === null && !isDone
  if (isStart) await assertProofApproved(tx, id)

  const at = pressedAt(order, author)
  const { staffId } = author
  const event = findEvent(isStart, target)
  const status = event && (await applyOrderEvent(tx, id, event, { at, by: 'staff', staffId }))
  const isKnown = status !== undefined && isCustomerNotified(rules, status)
  await tx
    .update(orderProduction)
    .set({
      stageId: target.stageId,
      doneAt: target.isDone ? at : null,
      version: production.version + 1,
      ...nextStageMail(production, target, { isKnown, now: author.now }),
    })
    .where(eq(orderProduction.orderId, id))
  await tx.insert(orderStageChanges).values({ orderId: id, ...target, at, staffId })
  const changes = { before: { stage: stageId }, after: { stage: target.title, ...(status && { status }) } }
  if (status) return updateHandling(tx, order, { callBy: null }, author, changes)
  await notifyOrders(tx, { kind: 'changed', orderId: id })
  await author.audit(tx, { subject: 'order', subjectId: id, title: order.number, ...changes })
}

interface Target {
  stageId: string | null
  title: string
  isDone: boolean
}

function findTarget(stages: ProductionStage[], to: string): Target {
  if (to === NOT_STARTED) return { stageId: null, title: 'Не\u00A0начата', isDone: false }
  if (to === ALL_DONE) return { stageId: null, title: 'Все этапы пройдены', isDone: true }
  const stage = stages.find(({ id }) => id === to)
  if (!stage) throw new ApiError(422, messages.invalid, { to: [productionMessages.stageUnknown] })
  return { stageId: stage.id, title: stage.title, isDone: false }
}

function findEvent(isStart: boolean, target: Target): OrderEvent | undefined {
  if (target.isDone) return 'production-done'
  return isStart && target.stageId !== null ? 'production-started' : undefined
}
