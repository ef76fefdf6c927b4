import type { SeedCatalogItem } from '@rapport/staff-contract/seed/seed'

/** Returns products with the same first picture. A landing page may share the picture of its product. */
export function checkFirstPictures(
  catalog: readonly Pick<SeedCatalogItem, 'slug' | 'kind' | 'isGroup' | 'picture'>[],
): string[] {
  const products = catalog.filter(({ kind, isGroup }) => kind === 'regular' && !isGroup)
  return [...Map.groupBy(products, ({ picture }) => picture)]
    .filter(([, of]) => of.length > 1)
    .map(([picture, of]) => `${of.map(({ slug }) => slug).join(', ')} open with one picture, ${picture}`)
}
