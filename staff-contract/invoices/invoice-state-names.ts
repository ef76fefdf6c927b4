import type { InvoiceState } from '@rapport/contract/orders/invoice-state'

/** Names of the states of an invoice for staff. */
export const invoiceStateNames: Record<InvoiceState, string> = {
  waiting: 'Ждёт оплаты',
  overdue: 'Просрочен',
  part: 'Оплачен частично',
  paid: 'Оплачен',
  cancelled: 'Отменён',
}
