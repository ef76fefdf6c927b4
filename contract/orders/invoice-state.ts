/** States of an invoice. They are not stored: they follow from its payments, its last day and the Moscow day. */
export const INVOICE_STATES = ['waiting', 'overdue', 'part', 'paid', 'cancelled'] as const
export type InvoiceState = (typeof INVOICE_STATES)[number]

interface StateFacts {
  /** Kopecks. */
  total: number
  paid: number
  /** Last day to pay in Moscow, and today. */
  dueOn: string
  today: string
  isCancelled: boolean
}

/** Returns the state of an invoice. A part that is late is overdue. */
export function getInvoiceState({ total, paid, dueOn, today, isCancelled }: StateFacts): InvoiceState {
  if (isCancelled) return 'cancelled'
  if (paid >= total) return 'paid'
  if (dueOn < today) return 'overdue'
  return paid > 0 ? 'part' : 'waiting'
}
