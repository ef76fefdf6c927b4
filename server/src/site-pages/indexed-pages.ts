import { postPath } from '@rapport/contract/paths/blog-paths'
import { cityOrigin } from '@rapport/contract/paths/city-hosts'
import { CONTACTS_PATH, catalogItemPath, cityContactPath } from '@rapport/contract/paths/paths'
import { countPosts } from '../blog/counts.ts'
import { listPostPaths } from '../blog/queries.ts'
import { countItems, listItemPaths } from '../catalog/queries.ts'
import { listCityHosts } from '../contacts/queries.ts'
import { listDemoPages } from '../demo-entries/queries.ts'
import type { Orm } from '../platform/database/database.ts'
import { listHiddenPages } from '../seo/queries.ts'
import { listAbsentPages } from './absent-pages.ts'
import { STATIC_PAGES } from './static-pages.ts'

/** Maximum number of pages of each kind. */
const PAGES_MAX = 500_000

/** Pages that exist on every city host, with texts of that city. */
const CITY_PAGES = ['/', '/catalog/', CONTACTS_PATH]

/** Pages that are the same in every city are indexed on the base only. */
async function listCommonPages(orm: Orm, now: Date): Promise<string[]> {
  const absent = await listAbsentPages(orm, now)
  return [...STATIC_PAGES.keys()].filter((path) => !CITY_PAGES.includes(path) && !absent.has(path))
}

/** Page that search engines may index. */
interface IndexedPage {
  path: string
  changedAt?: Date
}

/** Indexable pages of a host, always in the same order. */
export interface IndexedPages {
  count: number
  list(from: number, to: number): Promise<IndexedPage[]>
}

/** Indexed pages of one kind, such as posts. */
interface PageKind {
  count: number
  list(offset: number, limit: number): Promise<IndexedPage[]>
}

/**
 * Counts the indexable paths of a host: common pages on the base, the office of a city on the city's own
 * host.
 */
export async function findIndexedPages(
  orm: Orm,
  { origin, base, now }: { origin: string; base: string; now: Date },
): Promise<IndexedPages> {
  const isBase = origin === base
  const hidden = new Set([...(await listHiddenPages(orm)), ...(await listDemoPages(orm))])
  const isIndexed = (group: string, id: string | number) => !hidden.has(`${group}:${id}`)
  const fixed = [...CITY_PAGES, ...(isBase ? await listCommonPages(orm, now) : [])]
  const offices = (await listCityHosts(orm)).filter(({ subdomain }) => cityOrigin(subdomain, base) === origin)
  const kinds: PageKind[] = [
    inMemory(fixed.filter((path) => isIndexed('page', path))),
    await findItems(orm, hiddenIds(hidden, 'catalog')),
    ...(isBase ? [await findPosts(orm, now, hiddenIds(hidden, 'post'))] : []),
    inMemory(offices.filter(({ id }) => isIndexed('city', id)).map(({ id }) => cityContactPath(id))),
  ]
  return {
    count: kinds.reduce((sum, { count }) => sum + count, 0),
    async list(from, to) {
      const pages: IndexedPage[] = []
      let start = 0
      for (const { count, list } of kinds) {
        const offset = Math.max(from - start, 0)
        const end = Math.min(to - start, count)
        if (offset < end) pages.push(...(await list(offset, end - offset)))
        start += count
      }
      return pages
    },
  }
}

const inMemory = (paths: string[]): PageKind => ({
  count: paths.length,
  list: async (offset, limit) => paths.slice(offset, offset + limit).map((path) => ({ path })),
})

async function findItems(orm: Orm, without: number[]): Promise<PageKind> {
  return {
    count: Math.min(await countItems(orm, without), PAGES_MAX),
    list: async (offset, limit) =>
      (await listItemPaths(orm, { offset, limit, without })).map((item) => ({ path: catalogItemPath(item) })),
  }
}

async function findPosts(orm: Orm, now: Date, without: number[]): Promise<PageKind> {
  return {
    count: Math.min(await countPosts(orm, now, without), PAGES_MAX),
    list: async (offset, limit) =>
      (await listPostPaths(orm, { now, offset, limit, without })).map(({ slug, publicationAt }) => ({
        path: postPath(slug),
        changedAt: publicationAt,
      })),
  }
}

/** Returns the ids of a group among hidden pages. */
const hiddenIds = (hidden: ReadonlySet<string>, group: string): number[] =>
  [...hidden]
    .filter((page) => page.startsWith(`${group}:`))
    .map((page) => Number(page.slice(group.length + 1)))
    .filter(Number.isInteger)
