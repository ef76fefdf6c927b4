import type { CatalogItem } from '@rapport/contract/catalog/catalog'
import { toCardView } from '../catalog-card.tsx'

/** Data of a group's page beside its list of products. */
export type GroupView = ReturnType<typeof toGroupView>

export function toGroupView(item: CatalogItem) {
  const { slug, parentSlug, kind, name, summary, banner, gallery, description, pathNames, pathSlugs, seo } =
    item
  const fields = {
    slug,
    parentSlug,
    kind,
    name,
    summary,
    banner,
    gallery,
    description,
    pathNames,
    pathSlugs,
    seo,
  }
  return {
    ...fields,
    groups: item.groups.map(toCardView),
    // The products of a regular group are loaded as a list.
    products: item.kind === 'regular' ? [] : item.products.map(toCardView),
  }
}
