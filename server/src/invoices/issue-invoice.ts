import { randomBytes, randomUUID } from 'node:crypto'
import { moscowDay } from '@rapport/contract/hours/moscow-day'
import { addDays } from '@rapport/contract/hours/moscow-time'
import { calculateInvoice } from '@rapport/contract/invoices/calculate-invoice'
import type { InvoiceBuyer } from '@rapport/contract/invoices/invoice-buyer'
import type { InvoicePart, VatShare } from '@rapport/contract/invoices/invoice-document'
import { invoiceMessages } from '@rapport/contract/invoices/invoice-messages'
import { addUp } from '@rapport/contract/money/arithmetic'
import { formatOfferDay } from '@rapport/contract/offers/format-offer-day'
import { and, eq, isNull } from 'drizzle-orm'
import { loadFactory } from '../calculations/factory-facts.ts'
import { findLegalEntity, type LegalEntity } from '../legal-entities/queries.ts'
import { type AcceptedOffer, getAcceptedOffer } from '../offers/get-accepted-offer.ts'
import { lockOffer } from '../offers/lock-offer.ts'
import type { Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { recordInvoiceEvent } from './invoice-events.ts'
import { nextInvoiceNumber } from './next-number.ts'
import { invoices } from './tables.ts'

export type InvoiceRecord = typeof invoices.$inferSelect

export interface NewInvoice {
  offerId: string
  legalEntityId: number
  part: InvoicePart
  /** Percent, for the part `advance`. */
  advancePercent: number
  /** Days to pay, from the day of issuing. */
  dueDays: number
  buyer: InvoiceBuyer
  /** Staff member. */
  issuedBy: number
  /** The cancelled invoice that it corrects. */
  correctsId?: string
}

const TOKEN_BYTES = 32

/**
 * Issues an invoice for an accepted offer. The number is given last and in the same transaction, so that the series has
 * no gap. Throws 404 for a missing offer, and 409 if the order is refused, the offer is not accepted, or the part is
 * invoiced already.
 */
export async function issueInvoice(tx: Orm, request: NewInvoice, now: Date): Promise<InvoiceRecord> {
  const { offerId, legalEntityId, part, advancePercent, buyer } = request
  const { order } = await lockOffer(tx, { id: offerId })
  if (order.status === 'refused') throw new ApiError(409, invoiceMessages.orderRefused)
  const offer = await getAcceptedOffer(tx, offerId)
  if (!offer) throw new ApiError(409, invoiceMessages.offerNotAccepted)
  const entity = await findLegalEntity(tx, legalEntityId)
  if (!entity) throw new ApiError(409, invoiceMessages.entityUnknown)
  const invoiced = await listInvoiced(tx, offerId)
  if (part === 'whole' && invoiced.length > 0) throw new ApiError(409, invoiceMessages.wholeInvoiced)
  const day = moscowDay(now)
  const { vat } = await loadFactory(tx)
  const sums = calculateInvoice({
    offer: offer.document,
    offerNumber: offer.number,
    part,
    advancePercent,
    invoiced,
    rules: { mode: entity.vatMode, standard: vat.standard },
    day,
  })
  requireLeft(offer, part, invoiced, sums.total)
  const dueOn = addDays(day, request.dueDays)
  const [invoice] = await tx
    .insert(invoices)
    .values({
      id: randomUUID(),
      token: randomBytes(TOKEN_BYTES).toString('base64url'),
      orderId: offer.orderId,
      offerId,
      legalEntityId,
      document: { day, dueOn, part, basis: writeBasis(offer), seller: copySeller(entity), ...sums },
      buyer,
      total: sums.total,
      dueOn,
      issuedAt: now,
      issuedBy: request.issuedBy,
      correctsId: request.correctsId ?? null,
      number: await nextInvoiceNumber(tx, legalEntityId, now),
    })
    .returning()
  if (!invoice) throw new Error('The invoice was not stored')
  await recordInvoiceEvent(tx, { invoiceId: invoice.id, kind: 'issued', at: now, staffId: request.issuedBy })
  return invoice
}

/** Sums by rate of VAT that valid invoices of an offer ask for. */
async function listInvoiced(tx: Orm, offerId: string): Promise<VatShare[]> {
  const rows = await tx
    .select({ document: invoices.document })
    .from(invoices)
    .where(and(eq(invoices.offerId, offerId), isNull(invoices.cancelledAt)))
  return rows.flatMap(({ document }) => document.vat)
}

function requireLeft(offer: AcceptedOffer, part: InvoicePart, invoiced: VatShare[], asked: number): void {
  const left = (offer.document.total ?? 0) - addUp(invoiced.map(({ sum }) => sum))
  if (left <= 0 || asked <= 0) throw new ApiError(409, invoiceMessages.nothingLeft)
  if (part === 'advance' && asked > left) throw new ApiError(409, invoiceMessages.advanceTooLarge)
}

const writeBasis = ({ number, document }: AcceptedOffer) =>
  `Коммерческое предложение №\u00A0${number} от\u00A0${formatOfferDay(document.day)}`

function copySeller({ id, position, ogrn, vatMode, ...seller }: LegalEntity) {
  return seller
}
