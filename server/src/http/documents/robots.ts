/** What no search engine is to ask for: answers to forms, what is one visitor's own, what is found by a query. */
const CLOSED = ['/account/', '/admin/', '/api/', '/order/', '/search/', '/301/', '/404/', '/files/']

/** Marks of advertisements and log-ins in an address, which lead to the same page. */
const PARAMETERS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'yclid', 'auth']

/** Returns the robots.txt of a host. */
export const robotsTxt = (origin: string): string =>
  [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    `Clean-param: ${PARAMETERS.join('&')}`,
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
