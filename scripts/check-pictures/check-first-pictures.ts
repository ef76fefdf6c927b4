import type { SeedCatalogItem } from '@rapport/staff-contract/seed/seed'

/** Returns the products that open with the same picture; a landing has that of the product whose price it names. */
export function checkFirstPictures(
  catalog: readonly Pick<SeedCatalogItem, 'slug' | 'kind' | 'isGroup' | 'picture'>[],
): string[] {
  const products = catalog.filter(({ kind, isGroup }) => kind === 'regular' && !isGroup)
  return [...Map.groupBy(products, ({ picture }) => picture)]
    .filter(([, of]) => of.length > 1)
    .map(([picture, of]) => `${of.map(({ slug }) => slug).join(', ')} open with one picture, ${picture}`)
}
