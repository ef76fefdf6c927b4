import { calculate } from '@rapport/contract/calculation/calculate'
import type { CalculatedLine, Calculation } from '@rapport/contract/calculation/calculation'
import type { CalculationRequest } from '@rapport/contract/calculation/calculation-request'
import type { LineWords } from '@rapport/contract/calculation/stored/stored-calculation'
import { OFFER_TITLE_MAX } from '@rapport/contract/offers/offer-limits'
import { type ListPrices, operationKey } from '@rapport/staff-contract/offers/calculate-offer'
import type { DraftLine, OfferDraft } from '@rapport/staff-contract/offers/offer-draft'
import { eq } from 'drizzle-orm'
import { loadTables } from '../calculations/load-tables.ts'
import { calculations } from '../calculations/tables.ts'
import { orderCalculations, orders } from '../orders/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { getPriceList } from './prices/list-prices.ts'

/** Parts of a draft that a calculation decides. */
export interface CalculatedParts extends Pick<OfferDraft, 'lines' | 'surcharges' | 'delivery'> {
  listPrices: ListPrices
}

/**
 * Returns the lines of the calculation that an order carries, with operations, at the prices of today. If it can't be
 * calculated any more, such as after a product was withdrawn, its stored prices are taken. Undefined without one.
 */
export async function findCalculatedParts(
  orm: Orm,
  orderId: string,
  now: Date,
): Promise<CalculatedParts | undefined> {
  const [row] = await orm
    .select({ stored: calculations, userId: orders.userId })
    .from(orderCalculations)
    .innerJoin(calculations, eq(calculations.id, orderCalculations.calculationId))
    .innerJoin(orders, eq(orders.id, orderCalculations.orderId))
    .where(eq(orderCalculations.orderId, orderId))
  if (!row) return undefined
  const { request, words } = row.stored
  const list = await getPriceList(orm, orderId)
  const tables = await loadTables(orm, request, list, row.userId ?? undefined)
  const calculation = calculate(request, tables, { now }).calculation ?? row.stored.calculation
  return toParts(request, calculation, { words, city: row.stored.city })
}

function toParts(
  request: CalculationRequest,
  { lines, surcharges, delivery }: Calculation,
  { words, city }: { words: LineWords[]; city: string | null },
): CalculatedParts {
  const listPrices: Record<string, number> = {}
  return {
    lines: lines.flatMap((line, index) => {
      const asked = request.lines[index]
      if (!asked) return []
      const drafted = toDraftLine(asked, line, words[index], index)
      for (const { id, unitPrice } of drafted.operations)
        if (unitPrice !== null) listPrices[operationKey(drafted.id, id)] = unitPrice
      return [drafted]
    }),
    surcharges: surcharges.map(({ title, percent }, index) => ({
      id: `surcharge-${index + 1}`,
      title,
      percent,
      amount: null,
    })),
    delivery: delivery && { text: city ?? '', amount: delivery.amount },
    listPrices,
  }
}

function toDraftLine(
  asked: CalculationRequest['lines'][number],
  line: CalculatedLine,
  words: LineWords | undefined,
  index: number,
): DraftLine {
  // Sizes are a field of their own; the words of a choice end with them.
  const choices = words?.choice.split(' · ') ?? []
  const named = asked.sizes ? choices.slice(0, -1) : choices
  const ordered = Object.entries(asked.sizes ?? {}).filter(([, pieces]) => pieces > 0)
  return {
    id: `line-${index + 1}`,
    itemId: asked.itemId,
    priceErpId: asked.priceErpId ?? null,
    variant: asked.variant ?? null,
    materialErpId: asked.materialErpId ?? null,
    title: line.title.slice(0, OFFER_TITLE_MAX),
    variantTitle: null,
    material:
      named
        .filter((name) => name !== asked.baseColor)
        .join(' · ')
        .slice(0, OFFER_TITLE_MAX) || null,
    baseColor: asked.baseColor ?? null,
    sizes: ordered.length > 0 ? Object.fromEntries(ordered) : null,
    quantity: line.quantity,
    unit: line.unit,
    unitPrice: line.unitPrice,
    setup: line.setup,
    operations: line.operations.map((operation, place) => ({
      id: `operation-${place + 1}`,
      code: operation.code,
      title: [operation.title, words?.operations[place]].filter(Boolean).join(', ').slice(0, OFFER_TITLE_MAX),
      unitPrice: operation.unitPrice,
      setup: operation.setup ?? 0,
    })),
    hasReducedVat: false,
  }
}
