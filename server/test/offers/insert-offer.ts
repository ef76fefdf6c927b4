import { randomUUID } from 'node:crypto'
import { toKopecks } from '@rapport/contract/money/kopecks'
import { calculateOffer } from '@rapport/staff-contract/offers/calculate-offer'
import type { OfferDraft } from '@rapport/staff-contract/offers/offer-draft'
import { eq } from 'drizzle-orm'
import { offers, offerVersions } from '../../src/offers/tables.ts'
import { orders } from '../../src/orders/tables.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { newToken } from '../../src/platform/security/tokens.ts'

let offersInserted = 0

/** Stores a sent offer for an order, without staff. Returns its token. */
export async function insertOffer(
  { orm }: Database,
  orderNumber: string,
  validUntil: string,
): Promise<string> {
  const [order] = await orm.select({ id: orders.id }).from(orders).where(eq(orders.number, orderNumber))
  if (!order) throw new Error('No such order')
  const [id, token, now] = [randomUUID(), newToken(), new Date()]
  const draft: OfferDraft = {
    lines: [
      {
        id: 'line-1',
        itemId: null,
        priceErpId: null,
        variant: null,
        materialErpId: null,
        title: 'Фартуки',
        variantTitle: null,
        material: null,
        baseColor: null,
        sizes: null,
        quantity: 50,
        unit: 'шт',
        unitPrice: 80_000,
        setup: 0,
        operations: [],
        hasReducedVat: false,
      },
    ],
    surcharges: [],
    delivery: null,
    comment: '',
    validUntil,
    advancePercent: 50,
    paymentTerms: '',
  }
  const vat = { mode: 'none', standard: [] } as const
  const { document } = calculateOffer(draft, { listPrices: {}, reducedVat: [], vat, day: '2026-11-29' })
  if (!document) throw new Error('No document')
  offersInserted += 1
  const number = `КП-26-9${String(offersInserted).padStart(5, '0')}`
  await orm
    .insert(offers)
    .values({ id, orderId: order.id, number, token, sentVersion: 1, createdAt: now, updatedAt: now })
  await orm
    .insert(offerVersions)
    .values({
      offerId: id,
      version: 1,
      state: 'sent',
      draft,
      listPrices: {},
      reducedVat: [],
      document,
      discount: 0,
      total: toKopecks(4_000_000),
      validUntil,
      createdAt: now,
      sentAt: now,
    })
  return token
}
