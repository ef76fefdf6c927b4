import type { UserOrder } from '@rapport/contract/accounts/user-orders'
import type { OrderStatus } from '@rapport/contract/orders/order-status'

/** Labels of statuses for customers. */
export const STATUS_LABELS: Record<OrderStatus, string> = {
  new: 'Новая',
  called: 'Уточняем детали',
  calculating: 'Считаем стоимость',
  quoted: 'Ждёт оплаты',
  paid: 'Оплачена',
  'in-production': 'В\u00A0работе',
  shipped: 'Отправлена',
  done: 'Готова',
  refused: 'Закрыта',
}

/** Names of the steps of an order. */
export const STEP_NAMES = ['Макет', 'Оплата', 'Производство', 'Доставка'] as const

/** Step of each status from 0; 4 after the last step. */
const STATUS_STEPS: Record<Exclude<OrderStatus, 'refused'>, number> = {
  new: 0,
  called: 0,
  calculating: 0,
  quoted: 1,
  paid: 2,
  'in-production': 2,
  shipped: 3,
  done: STEP_NAMES.length,
}

/** Returns the step of a status from 0; 4 after the last step, undefined for a refused order. */
export const findStep = (status: OrderStatus): number | undefined =>
  status === 'refused' ? undefined : STATUS_STEPS[status]

export interface OrderStep {
  name: (typeof STEP_NAMES)[number]
  state: 'done' | 'current' | 'ahead'
  /** Time of the step; undefined if unknown. */
  at: string | undefined
}

/** Returns the four steps of an order with their dates. A refused order stops at its last step. */
export function listOrderSteps({
  status,
  placedAt,
  statusChanges,
}: Pick<UserOrder, 'status' | 'placedAt' | 'statusChanges'>): OrderStep[] {
  const reached = [
    { step: 0, at: placedAt },
    ...statusChanges.flatMap((change) => {
      const step = findStep(change.status)
      return step === undefined ? [] : [{ step, at: change.at }]
    }),
  ]
  const current = findStep(status)
  const last = current ?? reached.at(-1)?.step ?? 0
  return STEP_NAMES.map((name, index) => ({
    name,
    state: index < last ? 'done' : index === current ? 'current' : 'ahead',
    at: index <= last ? reached.find(({ step }) => step >= index)?.at : undefined,
  }))
}
