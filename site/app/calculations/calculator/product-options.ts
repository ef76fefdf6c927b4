import type { CatalogGroup, CatalogTree } from '@rapport/contract/catalog/catalog'

/** Products of a group, as a select shows them. */
export interface ProductOptions {
  label: string
  options: { value: string; label: string }[]
}

/** Products of all groups, at most: a larger catalogue is ordered from the pages of its products. */
const PRODUCTS_MAX = 1_000

/** Returns the products of the catalogue by group. A product of several groups is listed once. */
export function listProductOptions({ groups }: CatalogTree): ProductOptions[] {
  const listed = new Set<number>()
  return groups.flatMap(flatten).flatMap(({ name, products }) => {
    const options = products
      .filter(({ id }) => listed.size < PRODUCTS_MAX && !listed.has(id) && listed.add(id))
      .map((product) => ({ value: String(product.id), label: product.name }))
    return options.length > 0 ? [{ label: name, options }] : []
  })
}

const flatten = (group: CatalogGroup): CatalogGroup[] => [group, ...group.groups.flatMap(flatten)]
