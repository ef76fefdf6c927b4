import type { OrderStatus } from '@rapport/contract/orders/order-status'

/** Events that may change the status of an order, by rules of the factory. */
export const ORDER_EVENTS = [
  'offer-sent',
  'offer-accepted',
  'offer-declined',
  'proof-approved',
  'invoice-issued',
  'invoice-part-paid',
  'invoice-paid',
  'production-started',
  'production-done',
] as const
export type OrderEvent = (typeof ORDER_EVENTS)[number]

/** What happened, in the history of an order and in the form of the rules. */
export const orderEventNames: Record<OrderEvent, string> = {
  'offer-sent': 'КП отправлено',
  'offer-accepted': 'Клиент принял КП',
  'offer-declined': 'Клиент отклонил КП',
  'proof-approved': 'Клиент утвердил макет',
  'invoice-issued': 'Счёт выставлен',
  'invoice-part-paid': 'Счёт оплачен частично',
  'invoice-paid': 'Счёт оплачен полностью',
  'production-started': 'Начат первый этап производства',
  'production-done': 'Пройден последний этап производства',
}

/** Statuses in which an order waits for its next step, so that they may have a term. */
export const OPEN_STATUSES = [
  'new',
  'called',
  'calculating',
  'quoted',
  'paid',
  'in-production',
  'shipped',
] as const satisfies OrderStatus[]
export type OpenStatus = (typeof OPEN_STATUSES)[number]

/** Statuses that an order enters after it is placed. */
export const LATER_STATUSES = [
  'called',
  'calculating',
  'quoted',
  'paid',
  'in-production',
  'shipped',
  'done',
  'refused',
] as const satisfies OrderStatus[]
export type LaterStatus = (typeof LATER_STATUSES)[number]
