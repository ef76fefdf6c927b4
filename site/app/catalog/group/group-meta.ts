import { filterQuery } from '@rapport/contract/paths/catalog-list-paths'
import { catalogItemPath } from '@rapport/contract/paths/paths'
import type { GroupView } from './group-view.ts'
import type { ProductList } from './load-product-list.ts'

/** Search engines follow the links of a filtered list alone. */
export const FILTERED_ROBOTS = 'noindex, follow'

/**
 * Returns what a page of a group says of itself: further pages are addresses of their own, filtered lists are the whole
 * list to search engines, which follow their links alone.
 */
export function groupMeta(group: GroupView, list: Pick<ProductList, 'page' | 'filtered'> | undefined) {
  const path = catalogItemPath(group)
  const { seo } = group
  if (!list) return { seo, path }
  if (list.filtered) return { seo: { ...seo, robots: FILTERED_ROBOTS }, path }
  if (list.page === 1) return { seo, path }
  const part = `страница ${list.page}`
  // Shorter than the title of the first page, so that its end is seen.
  const title = `${group.name} — каталог, ${part}`
  const description = `${seo.description} Список, ${part}.`.trimStart()
  return {
    seo: { ...seo, title, description, ogTitle: title, ogDescription: description, canonical: null },
    path: `${path}${filterQuery({}, { page: list.page })}`,
  }
}
