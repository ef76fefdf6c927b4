import type { ReportError } from '../reading/validation-errors.ts'
import type { LocatedItem } from './catalog-rules.ts'

/**
 * Gives each print the prices of the cheapest cloth it is printed on: a print of the collection costs nothing, so that is what
 * a metre of it costs. One whose cloths have no price is sold on request.
 */
export function withClothPrices(
  collection: LocatedItem[],
  catalog: LocatedItem[],
  reportError: ReportError,
): LocatedItem[] {
  const bySlug = new Map(catalog.map(({ item }) => [item.slug, item]))
  return collection.map((located) => {
    const { location, item, cloths = [] } = located
    for (const slug of cloths)
      if (!bySlug.has(slug)) reportError(location, 'on', `there is no cloth "${slug}"`)
    const [cheapest] = cloths
      .flatMap((slug) => bySlug.get(slug) ?? [])
      .filter(({ priceTiers }) => priceTiers.length > 0)
      .sort((a, b) => lowest(a) - lowest(b))
    if (!cheapest) return located
    const { slug: pricedAs, priceTiers } = cheapest
    return { ...located, pricedAs, item: { ...item, priceTiers } }
  })
}

const lowest = ({ priceTiers }: LocatedItem['item']) => Math.min(...priceTiers.map(({ price }) => price))
