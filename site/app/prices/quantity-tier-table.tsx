import type { PriceTier } from '@rapport/contract/prices/find-tier'
import { TierTable } from '../ui/tier-table/tier-table.tsx'
import { unitFrom, unitOfOne } from './unit-text.ts'

interface QuantityTierTableProps {
  /** Those without a price are hidden. */
  tiers: readonly PriceTier[]
  /** Least quantity of an order. */
  minimum: number
  /** Start of the tier of the first quantity. */
  current: number | undefined
  unit: string
}

/** Price tiers of an offer. */
export const QuantityTierTable = ({ tiers, minimum, current, unit }: QuantityTierTableProps) => (
  <TierTable
    tiers={tiers}
    unit={unitOfOne(unit)}
    unitFrom={(from) => unitFrom(from, unit)}
    current={current}
    minimum={minimum}
  />
)
