import { multiplyByRatio } from '../../money/arithmetic.ts'
import { type Kopecks, toKopecks } from '../../money/kopecks.ts'
import type { ResolvedOperation } from '../lines/resolve-operation.ts'
import type { OperationTable } from '../operation-table.ts'
import { findUnitPrice, type ScaleTier, toTiers } from './price-tiers.ts'

type StitchPricing = Extract<OperationTable['pricing'], { by: 'stitches' }>

const NOTHING = toKopecks(0)

/** Price per piece, and the price paid once per design; null is «по запросу». */
export interface OperationPrice {
  unitPrice: Kopecks | null
  setup: Kopecks | null
}

/** Returns the prices of an operation for the quantity of its design. */
export function priceOperation(operation: ResolvedOperation, quantity: number): OperationPrice {
  const { pricing } = operation.table
  if (pricing.by === 'design') return { unitPrice: NOTHING, setup: multiplySetup(pricing.price, operation) }
  const price = findUnitPrice(listTiers(operation), quantity)
  const perThousand = pricing.by === 'stitches' && price !== null
  return {
    unitPrice: perThousand ? multiplyByRatio(price, countStitches(operation, pricing), 1000) : price,
    setup: multiplySetup(calculateSetup(operation), operation),
  }
}

/** Returns the tiers of an operation: per piece, for embroidery per 1000 stitches. Empty for work that is paid once. */
export function listTiers({ table, areaMm2, colors }: ResolvedOperation): ScaleTier[] {
  const { pricing } = table
  if (pricing.by === 'design') return []
  if (pricing.by !== 'area') return toTiers(pricing.tiers, pricing.prices)
  const band = pricing.bands.find(({ upToMm2 }) => areaMm2 <= upToMm2)
  const row = table.colors ? colors - table.colors.min : 0
  return toTiers(pricing.tiers, band?.prices[row] ?? [])
}

const countStitches = ({ areaMm2 }: ResolvedOperation, { stitchesPerCm2, stitchesMin }: StitchPricing) =>
  Math.max(stitchesMin, Math.ceil((areaMm2 * stitchesPerCm2) / 100))

/** Returns the setup of one design in kopecks. */
function calculateSetup({ table: { pricing }, colors }: ResolvedOperation): Kopecks {
  if (pricing.by === 'design') return NOTHING
  const perColor = pricing.by === 'area' ? pricing.setupPerColor : 0
  return toKopecks(pricing.setupPerDesign + colors * perColor)
}

const multiplySetup = (setup: Kopecks | null, { designs }: ResolvedOperation): Kopecks | null =>
  setup === null ? null : toKopecks(setup * designs)
