/**
 * What becomes of an order, in its usual order: новая, позвонили, считаем, предложение, оплачено, в работе, отправлена,
 * готово; отказ, with a reason.
 */
export const ORDER_STATUSES = [
  'new',
  'called',
  'calculating',
  'quoted',
  'paid',
  'in-production',
  'shipped',
  'done',
  'refused',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Who changes a status, or writes of an order. */
export const ORDER_AUTHORS = ['customer', 'staff', 'system'] as const

/** The reason of a refusal by the customer. */
export const CANCELLED_BY_CUSTOMER = 'Отменена клиентом'

/** Returns whether a customer may still cancel by themselves: nothing has been paid for, and no cloth is cut. */
export const isCancellable = (status: OrderStatus): boolean =>
  status === 'new' || status === 'called' || status === 'calculating' || status === 'quoted'
