import { FEED_PATH } from '@rapport/contract/paths/blog-paths'
import { FILTER_FIELDS, MATERIAL_PARAM } from '@rapport/contract/paths/catalog-list-paths'
import fp from 'fastify-plugin'
import { getSiteProperties } from '../content/queries.ts'
import { orNotFound } from '../platform/http/api-error.ts'
import { documentRoutes } from '../platform/http/document-routes.ts'
import type { Services } from '../services.ts'
import { findIndexedPages } from '../site-pages/indexed-pages.ts'
import { blogFeed } from './blog-feed.ts'
import { sitemapFileXml, sitemapXml } from './sitemap.ts'
import { ymlCatalog } from './yml-catalog.ts'

/** Paths closed to search engines: form responses, personal pages, search results. */
const CLOSED = ['/account/', '/admin/', '/api/', '/order/', '/list/', '/search/', '/301/', '/404/', '/files/']

/** Parameters of advertisements and log-ins, which lead to the same page. */
const PARAMETERS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'yclid', 'auth']

/**
 * Parameters that filter and sort a product list, and the material of a product. The page exists without
 * them.
 */
const CATALOG_PARAMETERS = [...FILTER_FIELDS, MATERIAL_PARAM].join('&')

const robotsTxt = (origin: string): string =>
  [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    `Clean-param: ${PARAMETERS.join('&')}`,
    `Clean-param: ${CATALOG_PARAMETERS} /catalog/`,
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

/** Maximum number of files in a sitemap index. */
const SITEMAP_FILES = 12

/** Machine-readable documents: robots.txt, the sitemaps, the blog as RSS, the catalogue as YML. */
export const feeds = fp<Services>(
  async (app, { env: { PUBLIC_URL }, database: { orm }, now, onContentChange, onNewDay }) => {
    const pagesAt = (origin: string) => findIndexedPages(orm, { origin, base: PUBLIC_URL, now: now() })
    const getSite = () => orNotFound(getSiteProperties(orm))
    const xml = 'application/xml'
    const cache = documentRoutes(app, PUBLIC_URL, [
      { path: '/robots.txt', type: 'text/plain', write: async (origin) => robotsTxt(origin) },
      { path: '/sitemap.xml', type: xml, write: async (origin) => sitemapXml(await pagesAt(origin), origin) },
      ...Array.from({ length: SITEMAP_FILES }, (_, index) => ({
        path: `/sitemap-${index + 1}.xml`,
        type: xml,
        write: async (origin: string) => sitemapFileXml(await pagesAt(origin), origin, index + 1),
      })),
      // Posts are the same in every city.
      {
        path: FEED_PATH,
        type: 'application/rss+xml',
        write: async () => blogFeed(orm, await getSite(), PUBLIC_URL, now()),
      },
      {
        path: '/yml.xml',
        type: xml,
        // A feed must have prices, so there is none unless everybody sees them.
        write: async (origin) => {
          const site = await getSite()
          return site.priceDisplay === 'all' ? ymlCatalog(orm, site, origin, now()) : undefined
        },
      },
    ])
    onContentChange(() => cache.clear())
    onNewDay(() => cache.clear())
  },
  { name: 'feeds' },
)
