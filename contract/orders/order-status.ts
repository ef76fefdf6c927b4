/**
 * Statuses of an order in their usual sequence: новая, позвонили, считаем, предложение, оплачено, в работе,
 * отправлена, готово; отказ, with a reason. Staff change them by staff-contract/inbox/order-transitions.ts.
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

/** Authors of status changes and messages. */
export const ORDER_AUTHORS = ['customer', 'staff', 'system'] as const

/** The reason stored when the customer cancels. */
export const CANCELLED_BY_CUSTOMER = 'Отменена клиентом'

/** Returns whether the customer may still cancel: nothing is paid for and no cloth is cut. */
export const isCancellable = (status: OrderStatus): boolean =>
  status === 'new' || status === 'called' || status === 'calculating' || status === 'quoted'
