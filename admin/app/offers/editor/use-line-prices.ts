import type { ListPrices } from '@rapport/staff-contract/offers/calculate-offer'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { linePriceQuery } from '../offer-queries.ts'
import type { EditableOffer } from './edited-offer.ts'
import { type EditedLine, parseQuantity } from './edited-offer.ts'

/** Returns the parameters of a line's price; undefined for a line by hand, and without a quantity. */
export function linePriceParams(line: EditedLine, order: string) {
  const quantity = parseQuantity(line)
  if (line.itemId === null || !(quantity > 0) || quantity > 1_000_000 || (quantity * 2) % 1 !== 0)
    return undefined
  return {
    id: line.itemId,
    order,
    quantity,
    priceErpId: line.priceErpId ?? undefined,
    variant: line.variant ?? undefined,
    materialErpId: line.materialErpId ?? undefined,
  }
}

/** Returns prices by the list of lines that are new or have another quantity than the saved draft. */
export function useLinePrices(offer: EditableOffer, lines: readonly EditedLine[]): ListPrices {
  const saved = new Map(offer.draft.lines.map((line) => [line.id, line]))
  const wanted = lines.flatMap((line) => {
    const params = linePriceParams(line, offer.orderId)
    const isSame = saved.get(line.id)?.quantity === params?.quantity
    return params && !isSame ? [{ id: line.id, params }] : []
  })
  const settled = useSettled(wanted)
  return useQueries({
    queries: settled.map(({ params }) => linePriceQuery(params)),
    combine: (answers) =>
      Object.fromEntries(
        settled.flatMap(({ id }, index) => {
          const price = answers[index]?.data?.price
          return price == null ? [] : [[id, price]]
        }),
      ),
  })
}

const PAUSE_MS = 300

/** Returns a value after a pause in its changes. */
function useSettled<Value>(value: Value): Value {
  const text = JSON.stringify(value)
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return JSON.parse(settled) as Value
}
