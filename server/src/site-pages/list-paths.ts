import { postPath } from '@rapport/contract/paths/blog-paths'
import { catalogItemPath, cityContactPath } from '@rapport/contract/paths/paths'
import { listPostPaths } from '../blog/queries.ts'
import { listItemPaths } from '../catalog/queries.ts'
import { listCities } from '../contacts/queries.ts'
import type { Orm } from '../platform/database/database.ts'
import { listAbsentPages } from './absent-pages.ts'
import { SERVICE_PAGES } from './service-pages.ts'
import { STATIC_PAGES } from './static-pages.ts'

/** Maximum number of pages of each kind. */
const PAGES_MAX = 500_000

/** Returns every path that has a page now, whether search engines may index it or not. */
export async function listPagePaths(orm: Orm, now: Date): Promise<Set<string>> {
  const items = await listItemPaths(orm, { limit: PAGES_MAX })
  const posts = await listPostPaths(orm, { now, limit: PAGES_MAX })
  const offices = await listCities(orm, now)
  const absent = await listAbsentPages(orm, now)
  return new Set([
    '/',
    ...SERVICE_PAGES.keys(),
    ...[...STATIC_PAGES.keys()].filter((path) => !absent.has(path)),
    ...items.map(catalogItemPath),
    ...posts.map(({ slug }) => postPath(slug)),
    ...offices.map(({ id }) => cityContactPath(id)),
  ])
}
