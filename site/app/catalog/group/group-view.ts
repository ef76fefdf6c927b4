import type { CatalogItem } from '@rapport/contract/catalog/catalog'
import { toCardView } from '../catalog-card.tsx'

/** What the page of a group shows beside its list of products, so that it carries nothing else. */
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
    // Those of a regular group come as a list.
    products: item.kind === 'regular' ? [] : item.products.map(toCardView),
  }
}
