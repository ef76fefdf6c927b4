import { useState } from 'react'
import { getRowTiers, type PriceGroupView, tableKey } from './price-group-view.ts'
import type { PriceTier } from './price-tier.ts'
import type { TableState } from './use-price-tables.ts'

/** State of the chosen variant and table row, initially the first ones. */
export function usePriceChoice(
  groups: PriceGroupView[],
  getTableState: (key: string) => TableState,
  /** Tiers of an item without price tables. */
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
  const { table, common, failed } = getTableState(variant)
  const row = table?.rows.find((other) => other.label === label) ?? table?.rows[0]
  const commonRow = common?.rows.find((other) => other.label === row?.label)
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
