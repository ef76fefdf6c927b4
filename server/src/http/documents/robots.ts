import { FILTER_FIELDS, MATERIAL_PARAM } from '@rapport/contract/paths/catalog-list-paths'

/** What no search engine is to ask for: answers to forms, what is one visitor's own, what is found by a query. */
const CLOSED = ['/account/', '/admin/', '/api/', '/order/', '/search/', '/301/', '/404/', '/files/']

/** Marks of advertisements and log-ins in an address, which lead to the same page. */
const PARAMETERS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'yclid', 'auth']

/** What a list of products is narrowed and put in order by, and the material beside a product: the page stands without them. */
const CATALOG_PARAMETERS = [...FILTER_FIELDS, MATERIAL_PARAM].join('&')

/** Returns the robots.txt of a host. */
export const robotsTxt = (origin: string): string =>
  [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    `Clean-param: ${PARAMETERS.join('&')}`,
    `Clean-param: ${CATALOG_PARAMETERS} /catalog/`,
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
