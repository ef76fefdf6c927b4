import { postPath } from '@rapport/contract/paths/blog-paths'
import { cityOrigin } from '@rapport/contract/paths/city-hosts'
import { CONTACTS_PATH, catalogItemPath, cityContactPath } from '@rapport/contract/paths/paths'
import { listPostPaths } from '../../blog/queries.ts'
import { listItemPaths } from '../../catalog/queries.ts'
import { listCityHosts } from '../../contacts/queries.ts'
import { listTextPageSlugs } from '../../content/queries.ts'
import type { Orm } from '../../platform/database/database.ts'
import { listHiddenPages } from '../../seo/queries.ts'
import { STATIC_PAGES } from '../endpoints/static-page-seo.ts'
import { element } from './xml.ts'

/** Addresses in one file. The protocol allows 50 000. */
const FILE_MAX = 45_000
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

interface SitemapPage {
  path: string
  changedAt?: Date
}

/**
 * Returns every indexable path of a host: common pages on the base, the office of a city on the city's own
 * host.
 */
export async function listSitemapPages(
  orm: Orm,
  { origin, base, now }: { origin: string; base: string; now: Date },
): Promise<SitemapPage[]> {
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

/** Returns the sitemap of a host. Returns an index of its files if one file is too small. */
export function sitemapXml(pages: readonly SitemapPage[], origin: string): string {
  if (pages.length <= FILE_MAX) return urlSet(pages, origin)
  const files = Array.from({ length: Math.ceil(pages.length / FILE_MAX) }, (_, index) => index + 1)
  return document('sitemapindex', [
    ...files.map((file) => `<sitemap>${element('loc', `${origin}/sitemap-${file}.xml`)}</sitemap>`),
  ])
}

/** Returns one file of a split sitemap, numbered from 1. Undefined beyond the last. */
export function sitemapFileXml(
  pages: readonly SitemapPage[],
  origin: string,
  file: number,
): string | undefined {
  const part = pages.slice((file - 1) * FILE_MAX, file * FILE_MAX)
  return pages.length > FILE_MAX && file >= 1 && part.length > 0 ? urlSet(part, origin) : undefined
}

const urlSet = (pages: readonly SitemapPage[], origin: string) =>
  document(
    'urlset',
    pages.map(({ path, changedAt }) => {
      const lastmod = changedAt ? element('lastmod', changedAt.toISOString()) : ''
      return `<url>${element('loc', `${origin}${path}`)}${lastmod}</url>`
    }),
  )

const document = (root: string, lines: string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n')
