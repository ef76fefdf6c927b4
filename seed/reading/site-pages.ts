import { catalogItemPath } from '@rapport/contract/paths/paths'
import type { SeedCatalogItem, SeedCity, SeedPost } from '@rapport/contract/seed'

/** Where each page of running text stands. */
export const TEXT_PAGES: Record<string, string> = {
  help: '/help/',
  delivery: '/help/delivery/',
  warranty: '/help/warranty/',
  policy: '/policy/',
  agreement: '/agreement/',
}

/** Pages that every factory has. */
const SCREENS = ['/', '/account/', '/search/', '/catalog/', '/blog/', '/contacts/', '/licenses/', '/sitemap/']

/** Addresses of all pages the site will have. */
export function sitePages(catalog: SeedCatalogItem[], posts: SeedPost[], cities: SeedCity[]): Set<string> {
  const items = catalog.map(({ slug, parent, kind }) => catalogItemPath({ slug, parentSlug: parent, kind }))
  return new Set([
    ...SCREENS,
    ...Object.values(TEXT_PAGES),
    ...items,
    ...posts.map(({ slug }) => `/blog/${slug}/`),
    ...cities.map(({ id }) => `/contacts/city-${id}/`),
  ])
}
