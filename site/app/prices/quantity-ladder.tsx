import { PriceLadder } from '../ui/price-ladder/price-ladder.tsx'
import { type PriceTier, tierFor } from './price-tier.ts'
import { unitFrom, unitOfOne } from './unit-text.ts'

interface QuantityLadderProps {
  tiers: readonly PriceTier[]
  /** Those without a log-in, where the others are the visitor's own. */
  commonTiers?: readonly PriceTier[] | undefined
  unit: string
  /** Undefined where what is typed can't be ordered. */
  quantity: number | undefined
}

/** All steps that have a price, and which of them holds; nothing where none has. */
export function QuantityLadder({ tiers, commonTiers = [], unit, quantity }: QuantityLadderProps) {
  const priced = tiers.flatMap(({ from, price }) =>
    price === null ? [] : [{ from, price, compareAt: tierFor(commonTiers, from)?.price }],
  )
  if (priced.length === 0) return null
  const tier = quantity === undefined ? undefined : tierFor(tiers, quantity)
  return (
    <PriceLadder
      steps={priced}
      unit={unitOfOne(unit)}
      unitFrom={(from) => unitFrom(from, unit)}
      current={priced.find(({ from, price }) => from === tier?.from && price === tier.price)}
      compareLabel="без входа"
    />
  )
}
