import { TierTable } from '../ui/tier-table/tier-table.tsx'
import { findTier, type PriceTier } from './price-tier.ts'
import { unitFrom, unitOfOne } from './unit-text.ts'

interface QuantityTierTableProps {
  tiers: readonly PriceTier[]
  /** Tiers without login, if `tiers` are the visitor's own. */
  commonTiers?: readonly PriceTier[] | undefined
  unit: string
  /** Undefined if the typed quantity is invalid. */
  quantity: number | undefined
}

/** Table of the tiers with a price. Renders nothing if no tier has a price. */
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
