import { postPath } from '@rapport/contract/paths/blog-paths'
import { catalogItemPath, cityContactPath, ORDER_PATH } from '@rapport/contract/paths/paths'
import { listPostPaths } from '../../blog/queries.ts'
import { listItemPaths } from '../../catalog/queries.ts'
import { listCities } from '../../contacts/queries.ts'
import type { Orm } from '../../platform/database/database.ts'
import { STATIC_PAGES } from '../endpoints/static-page-seo.ts'

/** Of each kind of page, at most. */
const PAGES_MAX = 500_000
const OTHER_PAGES = ['/', '/search/', '/account/', '/404/', '/301/', ORDER_PATH]

/** Returns every path that has a page of its own now, whether search engines may show it or not. */
export async function listLivingPaths(orm: Orm, now: Date): Promise<Set<string>> {
  const items = await listItemPaths(orm, PAGES_MAX)
  const posts = await listPostPaths(orm, now, PAGES_MAX)
  const offices = await listCities(orm, now)
  return new Set([
    ...OTHER_PAGES,
    ...STATIC_PAGES.keys(),
    ...items.map(catalogItemPath),
    ...posts.map(({ slug }) => postPath(slug)),
    ...offices.map(({ id }) => cityContactPath(id)),
  ])
}
