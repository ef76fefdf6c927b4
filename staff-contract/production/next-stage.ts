import type { OrderStatus } from '@rapport/contract/orders/order-status'
import { ALL_DONE, NOT_STARTED, type ProductionOrder } from './production.ts'
import { productionMessages } from './production-messages.ts'

/** Statuses in which the workshop may change a stage. */
const MOVABLE: readonly OrderStatus[] = ['paid', 'in-production', 'shipped']

/** Returns why the stages of an order don't change; undefined if they may. */
export function findStageBar(status: OrderStatus): string | undefined {
  if (MOVABLE.includes(status)) return undefined
  const isClosed = status === 'done' || status === 'refused'
  return isClosed ? productionMessages.orderClosed : productionMessages.notInProduction
}

type Stages = Pick<ProductionOrder, 'stages' | 'stageId' | 'isDone'>

/** Returns the stage after the current one, ALL_DONE after the last, or undefined if all is done or there are none. */
export function nextStage({ stages, stageId, isDone }: Stages): string | undefined {
  if (isDone || stages.length === 0) return undefined
  const at = stages.findIndex(({ id }) => id === stageId)
  return stages[at + 1]?.id ?? ALL_DONE
}

/** Returns the stage before the current one, NOT_STARTED before the first, or undefined if nothing is started. */
export function previousStage({ stages, stageId, isDone }: Stages): string | undefined {
  if (isDone) return stages.at(-1)?.id
  const at = stages.findIndex(({ id }) => id === stageId)
  return at < 0 ? undefined : (stages[at - 1]?.id ?? NOT_STARTED)
}
