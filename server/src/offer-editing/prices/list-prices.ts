import { calculate } from '@rapport/contract/calculation/calculate'
import type { CalculationRequest } from '@rapport/contract/calculation/calculation-request'
import type { CalculationTables } from '@rapport/contract/calculation/calculation-tables'
import type { VatRules } from '@rapport/contract/money/vat'
import type { PriceList } from '@rapport/contract/prices/prices'
import type { ListPrices } from '@rapport/staff-contract/offers/calculate-offer'
import type { DraftLine } from '@rapport/staff-contract/offers/offer-draft'
import { eq } from 'drizzle-orm'
import { users } from '../../accounts/tables.ts'
import { loadTables } from '../../calculations/load-tables.ts'
import { siteProperties } from '../../content/tables.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'

/** What decides the price of a line by the list. */
export type PricedLine = Pick<
  DraftLine,
  'id' | 'itemId' | 'priceErpId' | 'variant' | 'materialErpId' | 'quantity'
>

/** Prices of today for the lines of a draft. */
export interface PriceFacts {
  listPrices: ListPrices
  /** Ids of lines with the reduced rate of VAT. */
  reducedVat: string[]
  /** Ids of lines whose product is not on the site. */
  withdrawn: string[]
  /** Sizes of the products on the site by their ids; empty for a product without sizes. */
  sizes: ReadonlyMap<number, readonly string[]>
  vat: VatRules
  urgency: { title: string; percent: number } | null
}

/** Returns the price list of an order's customer. Without an account, it is the one that shows prices. */
export async function getPriceList(orm: Orm, orderId: string): Promise<PriceList> {
  const [owner] = await orm
    .select({ priceList: users.priceList })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId))
  if (owner) return owner.priceList
  const [site] = await orm.select({ shown: siteProperties.priceDisplay }).from(siteProperties)
  return site?.shown === 'users' ? 'registered' : 'anonymous'
}

/** Returns the prices of lines by a price list. Lines of one design share the tier of their common quantity. */
export async function findListPrices(
  orm: Orm,
  lines: readonly PricedLine[],
  list: PriceList,
  now: Date,
): Promise<PriceFacts> {
  const known = lines.flatMap(({ itemId, ...line }) => (itemId === null ? [] : [{ ...line, itemId }]))
  const request = toRequest(known)
  const tables = await loadTables(orm, request, list)
  const prices = calculatePrices(request, tables, now)
  const reduced = new Set(tables.items.filter((item) => item.hasReducedVat).map(({ itemId }) => itemId))
  const onSite = new Set(tables.items.map(({ itemId }) => itemId))
  return {
    listPrices: Object.fromEntries(
      known.flatMap(({ id }, index) => {
        const price = prices[index]
        return price == null ? [] : [[id, price]]
      }),
    ),
    reducedVat: known.filter(({ itemId }) => reduced.has(itemId)).map(({ id }) => id),
    withdrawn: known.filter(({ itemId }) => !onSite.has(itemId)).map(({ id }) => id),
    sizes: new Map(tables.items.map(({ itemId, sizes }) => [itemId, sizes])),
    vat: tables.vat,
    urgency: tables.urgency && { title: tables.urgency.title, percent: tables.urgency.percent },
  }
}

type KnownLine = Omit<PricedLine, 'itemId'> & { itemId: number }

/** Returns the request that prices lines without their operations. */
export const toRequest = (lines: readonly Omit<KnownLine, 'id'>[]): CalculationRequest => ({
  lines: lines.map(({ itemId, priceErpId, variant, materialErpId, quantity }) => ({
    itemId,
    priceErpId,
    variant,
    materialErpId,
    quantity,
    operations: [],
  })),
  term: 'normal',
})

/** A line with a mistake, such as a withdrawn product, has no price; the others keep theirs. */
function calculatePrices(request: CalculationRequest, tables: CalculationTables, now: Date) {
  if (request.lines.length === 0) return []
  const together = calculate(request, tables, { now }).calculation
  if (together) return together.lines.map(({ unitPrice }) => unitPrice)
  return request.lines.map(
    (line) => calculate({ ...request, lines: [line] }, tables, { now }).calculation?.lines[0]?.unitPrice,
  )
}
