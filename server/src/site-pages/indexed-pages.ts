import { postPath } from '@rapport/contract/paths/blog-paths'
import { cityOrigin } from '@rapport/contract/paths/city-hosts'
import { CONTACTS_PATH, catalogItemPath, cityContactPath } from '@rapport/contract/paths/paths'
import { listPostPaths } from '../blog/queries.ts'
import { listItemPaths } from '../catalog/queries.ts'
import { listCityHosts } from '../contacts/queries.ts'
import { listTextPageSlugs } from '../content/queries.ts'
import type { Orm } from '../platform/database/database.ts'
import { listHiddenPages } from '../seo/queries.ts'
import { STATIC_PAGES } from './static-pages.ts'

/** Maximum number of pages of each kind. */
const PAGES_MAX = 500_000

/** Pages that exist on every city host, with texts of that city. */
const CITY_PAGES = ['/', '/catalog/', CONTACTS_PATH]

/**
 * Pages that are the same in every city are indexed on the base only. Pages with a text are listed only if it
 * exists.
 */
async function listCommonPages(orm: Orm): Promise<string[]> {
  const slugs = new Set(await listTextPageSlugs(orm))
  return [...STATIC_PAGES]
    .filter(([path, { textSlug }]) => !CITY_PAGES.includes(path) && (!textSlug || slugs.has(textSlug)))
    .map(([path]) => path)
}

/** Page that search engines may index. */
export interface IndexedPage {
  path: string
  changedAt?: Date
}

/**
 * Returns every indexable path of a host: common pages on the base, the office of a city on the city's own
 * host.
 */
export async function listIndexedPages(
  orm: Orm,
  { origin, base, now }: { origin: string; base: string; now: Date },
): Promise<IndexedPage[]> {
  const isBase = origin === base
  const hidden = await listHiddenPages(orm)
  const isIndexed = (group: string, id: string | number) => !hidden.has(`${group}:${id}`)
  const items = await listItemPaths(orm, PAGES_MAX)
  const posts = isBase ? await listPostPaths(orm, now, PAGES_MAX) : []
  const offices = (await listCityHosts(orm)).filter(({ subdomain }) => cityOrigin(subdomain, base) === origin)
  return [
    ...[...CITY_PAGES, ...(isBase ? await listCommonPages(orm) : [])]
      .filter((path) => isIndexed('page', path))
      .map((path) => ({ path })),
    ...items.filter(({ id }) => isIndexed('catalog', id)).map((item) => ({ path: catalogItemPath(item) })),
    ...posts
      .filter(({ id }) => isIndexed('post', id))
      .map(({ slug, publicationAt }) => ({ path: postPath(slug), changedAt: publicationAt })),
    ...offices.filter(({ id }) => isIndexed('city', id)).map(({ id }) => ({ path: cityContactPath(id) })),
  ]
}
