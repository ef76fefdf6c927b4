import type { CatalogProducts } from '@rapport/contract/catalog/catalog-list'

/** Options of one kind. `count` is the number of products within the chosen prices. */
export interface MaterialOptions {
  label: string
  options: { value: string; label: string; count: number }[]
}

/** A cloth of fewer products is not offered. */
const COUNT_MIN = 2

/**
 * Returns the materials of a filter, unions first. Leaves out materials of all products and cloths of a single
 * product, but never a chosen material.
 */
export function listMaterialOptions(
  { materials, total }: Pick<CatalogProducts['whole'], 'materials' | 'total'>,
  chosen: readonly string[],
): MaterialOptions[] {
  const useful = materials.filter(
    ({ erpId, isUnion, count }) =>
      chosen.includes(erpId) || (count < total && (isUnion || count >= COUNT_MIN)),
  )
  const listOptions = (isUnion: boolean) =>
    useful
      .filter((material) => material.isUnion === isUnion)
      .map(({ erpId, name, found }) => ({ value: erpId, label: name, count: found }))
  return [
    { label: 'Волокно и вид', options: listOptions(true) },
    { label: 'Ткань', options: listOptions(false) },
  ].filter(({ options }) => options.length > 0)
}
