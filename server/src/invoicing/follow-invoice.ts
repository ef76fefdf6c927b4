import type { OrderStatus } from '@rapport/contract/orders/order-status'
import type { OrderEvent } from '@rapport/staff-contract/order-rules/order-rules-events'
import { applyOrderEvent } from '../orders/apply-order-event.ts'
import type { Orm } from '../platform/database/database.ts'

/** What happens to an invoice that may change the status of its order. */
export type InvoiceStep = 'issued' | 'paid-part' | 'paid'

const EVENTS: Record<InvoiceStep, OrderEvent> = {
  issued: 'invoice-issued',
  'paid-part': 'invoice-part-paid',
  paid: 'invoice-paid',
}

/** Changes the status of the order of an invoice by the factory's rule. Returns the new status, or undefined if it stays. */
export const followInvoice = async (
  tx: Orm,
  orderId: string | null,
  step: InvoiceStep,
  { staffId, now }: { staffId: number; now: Date },
): Promise<OrderStatus | undefined> =>
  orderId === null ? undefined : applyOrderEvent(tx, orderId, EVENTS[step], { at: now, by: 'staff', staffId })
