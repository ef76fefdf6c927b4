import { filterQuery } from '@rapport/contract/paths/catalog-list-paths'
import { catalogItemPath } from '@rapport/contract/paths/paths'
import type { GroupView } from './group-view.ts'
import type { ProductList } from './load-product-list.ts'

/** Search engines follow the links of a filtered list but don't index it. */
export const FILTERED_ROBOTS = 'noindex, follow'

/**
 * Returns the meta data of a group's page. Further pages have their own canonical URL, filtered lists that of the
 * whole list.
 */
export function getGroupMeta(group: GroupView, list: Pick<ProductList, 'page' | 'filtered'> | undefined) {
  const path = catalogItemPath(group)
  const { seo } = group
  if (!list) return { seo, path }
  if (list.filtered) return { seo: { ...seo, robots: FILTERED_ROBOTS }, path }
  if (list.page === 1) return { seo, path }
  const part = `страница ${list.page}`
  // Shorter than the title of the first page, so that the page number is visible.
  const title = `${group.name} — каталог, ${part}`
  const description = `${seo.description} Список, ${part}.`.trimStart()
  return {
    seo: { ...seo, title, description, ogTitle: title, ogDescription: description, canonical: null },
    path: `${path}${filterQuery({}, { page: list.page })}`,
  }
}
