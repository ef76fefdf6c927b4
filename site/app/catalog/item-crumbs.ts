import { catalogItemAddress, INDIVIDUAL_ORDER_SLUG } from '@rapport/contract/addresses'
import type { CatalogItem } from '@rapport/contract/catalog'
import type { Crumb } from '../seo/page-handle.ts'

export const catalogCrumb: Crumb = { label: 'Каталог', to: '/catalog/' }

type Placed = Pick<CatalogItem, 'slug' | 'kind' | 'pathNames' | 'pathSlugs'>

/** The way to an item: through the catalogue and every group above it. */
export function itemCrumbs({ slug, kind, pathNames, pathSlugs }: Placed): Crumb[] {
  const way = pathSlugs.map((step, index) => ({
    label: pathNames[index] ?? step,
    to: catalogItemAddress({ slug: step, parentSlug: pathSlugs[index - 1] ?? null, kind }),
  }))
  return slug === INDIVIDUAL_ORDER_SLUG ? way : [catalogCrumb, ...way]
}
