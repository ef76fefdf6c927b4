import { messages } from '@rapport/contract/errors/messages'
import { moscowDay } from '@rapport/contract/hours/moscow-day'
import { calculateOffer, type ListPrices } from '@rapport/staff-contract/offers/calculate-offer'
import { findDiscount } from '@rapport/staff-contract/offers/find-discount'
import type { OfferDraft } from '@rapport/staff-contract/offers/offer-draft'
import { staffOfferMessages } from '@rapport/staff-contract/offers/staff-offer-messages'
import type { offerVersions } from '../offers/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { findListPrices, getPriceList, type PricedLine, type PriceFacts } from './prices/list-prices.ts'

type CalculatedDraft = Pick<
  typeof offerVersions.$inferInsert,
  'draft' | 'comment' | 'listPrices' | 'reducedVat' | 'document' | 'discount' | 'total' | 'validUntil'
>

interface DraftContext {
  orderId: string
  now: Date
  /** The draft before, whose prices by the list stay while products and quantities do. */
  before?: { lines: readonly PricedLine[]; listPrices: ListPrices }
  /** Lines with sizes that stay allowed, though their products no longer have them. Absent: all are. */
  sizesBefore?: OfferDraft['lines']
}

/** Calculates a draft as its version stores it. Throws 422 if its discounts exceed its sum. */
export async function calculateDraft(
  orm: Orm,
  { comment, ...draft }: OfferDraft,
  { orderId, now, before, sizesBefore }: DraftContext,
): Promise<CalculatedDraft> {
  const facts = await findListPrices(orm, draft.lines, await getPriceList(orm, orderId), now)
  if (sizesBefore) checkSizes(draft.lines, sizesBefore, facts.sizes)
  const listPrices = {
    ...keepPrices(draft, before?.listPrices ?? {}),
    ...(before && isSamePriced(before.lines, draft.lines) ? {} : facts.listPrices),
  }
  const day = moscowDay(now)
  const { document, errors } = calculateOffer({ ...draft, comment }, { ...facts, listPrices, day })
  if (errors) throw new ApiError(422, messages.invalid, errors)
  return {
    draft,
    comment,
    listPrices,
    reducedVat: facts.reducedVat,
    document,
    discount: findDiscount(document),
    total: document.total,
    validUntil: draft.validUntil,
  }
}

/** Throws 422 at a line with a new size that its product does not have. */
function checkSizes(
  lines: OfferDraft['lines'],
  before: OfferDraft['lines'],
  sizes: PriceFacts['sizes'],
): void {
  const errors = lines.flatMap(({ id, itemId, sizes: wanted }, index): [string, string[]][] => {
    const known = itemId === null ? undefined : sizes.get(itemId)
    if (!known?.length) return []
    const old = before.find((line) => line.id === id)?.sizes ?? {}
    const unknown = Object.entries(wanted ?? {}).find(
      ([size, count]) => count > 0 && !known.includes(size) && !(size in old),
    )
    return unknown ? [[`lines.${index}.sizes`, [staffOfferMessages.sizeUnknown(unknown[0])]]] : []
  })
  if (errors.length > 0) throw new ApiError(422, messages.invalid, Object.fromEntries(errors))
}

/** Returns the prices of lines and operations that the draft still has. */
function keepPrices({ lines }: Pick<OfferDraft, 'lines'>, listPrices: ListPrices): ListPrices {
  const ids = new Set(lines.map(({ id }) => id))
  return Object.fromEntries(Object.entries(listPrices).filter(([key]) => ids.has(key.split(' ')[0] ?? '')))
}

const isSamePriced = (before: readonly PricedLine[], after: readonly PricedLine[]) =>
  JSON.stringify(before.map(toIdentity)) === JSON.stringify(after.map(toIdentity))

const toIdentity = ({ id, itemId, priceErpId, variant, materialErpId, quantity }: PricedLine) => [
  id,
  itemId,
  priceErpId,
  variant,
  materialErpId,
  quantity,
]
