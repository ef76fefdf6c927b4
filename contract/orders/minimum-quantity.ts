import { METRES } from '../catalog/units.ts'
import type { SiteProperties } from '../site/site.ts'

/** Returns the least quantity of an order in a unit, at least 1. */
export const minimumQuantity = (
  unit: string,
  { minimumPieces, minimumMetres }: Pick<SiteProperties, 'minimumPieces' | 'minimumMetres'>,
): number => Math.max(1, METRES.test(unit) ? minimumMetres : minimumPieces)
