import { TierTable } from '../ui/tier-table/tier-table.tsx'
import { findTier, type PriceTier } from './price-tier.ts'
import { unitFrom, unitOfOne } from './unit-text.ts'

interface QuantityTierTableProps {
  tiers: readonly PriceTier[]
  /** Those without a log-in, where the others are the visitor's own. */
  commonTiers?: readonly PriceTier[] | undefined
  unit: string
  /** Undefined where what is typed can't be ordered. */
  quantity: number | undefined
}

/** All steps that have a price, and which of them holds; nothing where none has. */
export function QuantityTierTable({ tiers, commonTiers = [], unit, quantity }: QuantityTierTableProps) {
  const priced = tiers.flatMap(({ from, price }) =>
    price === null ? [] : [{ from, price, compareAt: findTier(commonTiers, from)?.price }],
  )
  if (priced.length === 0) return null
  const tier = quantity === undefined ? undefined : findTier(tiers, quantity)
  return (
    <TierTable
      tiers={priced}
      unit={unitOfOne(unit)}
      unitFrom={(from) => unitFrom(from, unit)}
      current={priced.find(({ from, price }) => from === tier?.from && price === tier.price)}
      compareLabel="без входа"
    />
  )
}
