import { moscowDay } from '@rapport/contract/hours/moscow-day'
import { addDays } from '@rapport/contract/hours/moscow-time'
import type { OrderLine } from '@rapport/contract/orders/order-line'
import type { DraftLine, OfferDraft } from '@rapport/staff-contract/offers/offer-draft'
import type { OfferSettings } from '@rapport/staff-contract/offers/offer-settings'
import { listOrderLines } from '../orders/lines/order-lines.ts'
import type { Orm } from '../platform/database/database.ts'
import { findListPrices, getPriceList } from './prices/list-prices.ts'

/** The line of an order without products, for the manager to name and price. */
const FREE_LINE: DraftLine = {
  id: 'line-1',
  itemId: null,
  priceErpId: null,
  variant: null,
  materialErpId: null,
  title: 'Изделие по\u00A0заявке',
  variantTitle: null,
  material: null,
  baseColor: null,
  sizes: null,
  quantity: 1,
  unit: 'шт',
  unitPrice: null,
  setup: 0,
  operations: [],
  hasReducedVat: false,
}

/** Returns the fields of a new draft that settings decide. */
export const defaultTerms = (
  { validDays, advancePercent, paymentTerms }: OfferSettings,
  now: Date,
): Pick<OfferDraft, 'validUntil' | 'advancePercent' | 'paymentTerms'> => ({
  validUntil: addDays(moscowDay(now), validDays),
  advancePercent,
  paymentTerms,
})

/** Returns the draft of an order: its lines at the prices of today. */
export async function draftFromOrder(
  orm: Orm,
  orderId: string,
  settings: OfferSettings,
  now: Date,
): Promise<OfferDraft> {
  const lines = (await listOrderLines(orm, orderId)).map(toDraftLine)
  const { listPrices } = await findListPrices(orm, lines, await getPriceList(orm, orderId), now)
  return {
    lines:
      lines.length === 0
        ? [FREE_LINE]
        : lines.map((line) => ({ ...line, unitPrice: listPrices[line.id] ?? null })),
    surcharges: [],
    delivery: null,
    comment: '',
    ...defaultTerms(settings, now),
  }
}

/** An order may have no quantity; then the manager asks for it. */
function toDraftLine(line: OrderLine, index: number): DraftLine {
  return {
    id: `line-${index + 1}`,
    itemId: line.itemId,
    priceErpId: line.priceErpId,
    variant: line.variant,
    materialErpId: line.materialErpId,
    title: line.title,
    variantTitle: line.variantTitle,
    material: line.material,
    baseColor: line.baseColor,
    sizes: line.sizes,
    quantity: line.quantity ?? 1,
    unit: line.unit,
    unitPrice: null,
    setup: 0,
    operations: [],
    hasReducedVat: false,
  }
}
