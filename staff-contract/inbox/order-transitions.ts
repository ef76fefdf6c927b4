import type { OrderStatus } from '@rapport/contract/orders/order-status'

/** Allowed status transitions: forward, and one step back where mistakes are likely. */
export const nextStatuses: Record<OrderStatus, readonly OrderStatus[]> = {
  new: ['called', 'calculating', 'refused'],
  called: ['calculating', 'quoted', 'refused'],
  calculating: ['quoted', 'called', 'refused'],
  quoted: ['paid', 'calculating', 'refused'],
  paid: ['in-production', 'quoted', 'refused'],
  'in-production': ['shipped', 'paid', 'refused'],
  shipped: ['done', 'in-production'],
  done: ['shipped'],
  refused: [],
}

export const canBecome = (status: OrderStatus, next: OrderStatus): boolean =>
  nextStatuses[status].includes(next)

/** Names of the statuses for staff. */
export const orderStatusNames: Record<OrderStatus, string> = {
  new: 'Новая',
  called: 'Позвонили',
  calculating: 'Считаем',
  quoted: 'Предложение',
  paid: 'Оплачено',
  'in-production': 'В\u00A0работе',
  shipped: 'Отправлена',
  done: 'Готово',
  refused: 'Отказ',
}
