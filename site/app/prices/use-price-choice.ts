import { useState } from 'react'
import { getRowTiers, type PriceGroupView, tableKey } from './price-group-view.ts'
import type { PriceTier } from './price-tier.ts'
import type { TableState } from './use-price-tables.ts'

/** What is chosen of a product's prices: a way of making and a row of its table; at first those the tables begin with. */
export function usePriceChoice(
  groups: PriceGroupView[],
  stateOf: (key: string) => TableState,
  /** What holds where there is no table. */
  itemTiers: PriceTier[],
) {
  const variants = groups.flatMap((group) =>
    group.variants.map(({ index, title }) => ({
      key: tableKey({ priceErpId: group.erpId, variant: index }),
      title: groups.length > 1 ? `${group.title}: ${title}` : title,
    })),
  )
  const [chosen, setChosen] = useState<string>()
  const [label, setLabel] = useState<string>()
  const variant = chosen ?? variants[0]?.key ?? ''
  const { table, common, failed } = stateOf(variant)
  const row = table?.rows.find((one) => one.label === label) ?? table?.rows[0]
  const commonRow = common?.rows.find((one) => one.label === row?.label)
  return {
    variants,
    variant,
    table,
    failed,
    row,
    tiers: table && row && !failed ? getRowTiers(table, row) : itemTiers,
    commonTiers: common && commonRow && !failed ? getRowTiers(common, commonRow) : undefined,
    chooseVariant: setChosen,
    chooseRow: setLabel,
  }
}
