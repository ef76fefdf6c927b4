import type { CatalogKind } from './catalog-kind.ts'
import { catalogItemPath, INDIVIDUAL_ORDER_SLUG } from './paths.ts'

/** A breadcrumb; `path` is the URL path of its page. */
export interface Breadcrumb {
  label: string
  path: string
}

export const CATALOG_BREADCRUMB: Breadcrumb = { label: 'Каталог', path: '/catalog/' }

interface ItemPath {
  slug: string
  kind: CatalogKind
  pathNames: string[]
  pathSlugs: string[]
}

/** Returns the breadcrumbs of an item: the catalogue, every group above it, the item. */
export function catalogBreadcrumbs({ slug, kind, pathNames, pathSlugs }: ItemPath): Breadcrumb[] {
  const way = pathSlugs.map((step, index) => ({
    label: pathNames[index] ?? step,
    path: catalogItemPath({ slug: step, parentSlug: pathSlugs[index - 1] ?? null, kind }),
  }))
  return slug === INDIVIDUAL_ORDER_SLUG ? way : [CATALOG_BREADCRUMB, ...way]
}
