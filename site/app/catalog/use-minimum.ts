import { minimumQuantity } from '@rapport/contract/orders/minimum-quantity'
import { useSiteProperties } from '../content/use-site-properties.ts'

/** Returns the least quantity of an order in a unit. Works in components of a route, not in islands. */
export function useMinimum(unit: string): number {
  const { minimumPieces = 0, minimumMetres = 0 } = useSiteProperties() ?? {}
  return minimumQuantity(unit, { minimumPieces, minimumMetres })
}
