import type { PayableInvoice } from '@rapport/staff-contract/invoices/bank-payment'
import { type SQL, sql } from 'drizzle-orm'
import { invoices } from '../invoices/tables.ts'
import { getSearchTexts } from '../orders/search-orders.ts'
import type { Orm } from '../platform/database/database.ts'
import { foldedText } from '../platform/database/folded-text.ts'
import { containsAny } from '../platform/database/trigrams.ts'
import { listOpenInvoices } from './open-invoices.ts'

const SHOWN_MAX = 10

/** Returns a condition for invoices whose number, buyer or INN has a text. */
export function matchInvoiceText(q: string | undefined): SQL | undefined {
  const text = q?.trim()
  if (!text) return undefined
  return containsAny(
    foldedText(sql`${invoices.number} || ' ' || replace(${invoices.number}, '-', '') || ' ' ||
      (${invoices.buyer}->>'name') || ' ' || (${invoices.buyer}->>'inn')`),
    getSearchTexts(text),
  )
}

/** Returns invoices that are not paid in full, newest first. */
export async function searchPayableInvoices(orm: Orm, q: string | undefined): Promise<PayableInvoice[]> {
  const rows = await listOpenInvoices(orm, matchInvoiceText(q), SHOWN_MAX)
  return rows.map(({ id, number, buyer, due }) => ({ id, number, buyer, due }))
}
