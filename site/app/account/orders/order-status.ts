import type { UserOrder } from '@rapport/contract/accounts/user-orders'
import type { OrderStatus } from '@rapport/contract/orders/order-status'

/** Statuses in the customer's words. */
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

/** The way from a layout to a delivery, as the site tells it everywhere. */
export const STEP_NAMES = ['Макет', 'Оплата', 'Производство', 'Доставка'] as const

/** Which step an order is at by its status, from 0; 4 once all are behind it. */
const STEP_OF: Record<Exclude<OrderStatus, 'refused'>, number> = {
  new: 0,
  called: 0,
  calculating: 0,
  quoted: 1,
  paid: 2,
  'in-production': 2,
  shipped: 3,
  done: STEP_NAMES.length,
}

/** Returns the step an order is at, from 0; 4 once all are behind it, undefined where it was refused. */
export const stepOf = (status: OrderStatus): number | undefined =>
  status === 'refused' ? undefined : STEP_OF[status]

export interface OrderStep {
  name: (typeof STEP_NAMES)[number]
  state: 'done' | 'current' | 'ahead'
  /** When it was reached; undefined where nobody noted it. */
  at: string | undefined
}

/** Returns the four steps of an order with their dates. One that was refused stops at the step it had reached. */
export function orderSteps({
  status,
  placedAt,
  statusChanges,
}: Pick<UserOrder, 'status' | 'placedAt' | 'statusChanges'>): OrderStep[] {
  const reached = [
    { step: 0, at: placedAt },
    ...statusChanges.flatMap((change) => {
      const step = stepOf(change.status)
      return step === undefined ? [] : [{ step, at: change.at }]
    }),
  ]
  const current = stepOf(status)
  const last = current ?? reached.at(-1)?.step ?? 0
  return STEP_NAMES.map((name, index) => ({
    name,
    state: index < last ? 'done' : index === current ? 'current' : 'ahead',
    at: index <= last ? reached.find(({ step }) => step >= index)?.at : undefined,
  }))
}
