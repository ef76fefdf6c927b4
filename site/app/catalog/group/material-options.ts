import type { CatalogProducts } from '@rapport/contract/catalog/catalog-list'

/** Options of one kind; `count`: how many products there are within the prices asked for. */
export interface MaterialOptions {
  label: string
  options: { value: string; label: string; count: number }[]
}

/** Fewer products than this are found as soon by looking. */
const COUNT_MIN = 2

/**
 * Returns the materials a list can be narrowed by, the broad ones first. Those that all products are made of narrow nothing,
 * single cloths of one product are left out; the chosen ones are always there.
 */
export function materialOptions(
  { materials, total }: Pick<CatalogProducts['whole'], 'materials' | 'total'>,
  chosen: readonly string[],
): MaterialOptions[] {
  const useful = materials.filter(
    ({ erpId, isUnion, count }) =>
      chosen.includes(erpId) || (count < total && (isUnion || count >= COUNT_MIN)),
  )
  const optionsOf = (isUnion: boolean) =>
    useful
      .filter((material) => material.isUnion === isUnion)
      .map(({ erpId, name, found }) => ({ value: erpId, label: name, count: found }))
  return [
    { label: 'Волокно и вид', options: optionsOf(true) },
    { label: 'Ткань', options: optionsOf(false) },
  ].filter(({ options }) => options.length > 0)
}
