import { catalogItemPath, TEXT_PAGE_PATHS } from '@rapport/contract/paths/paths'
import type { SeedCatalogItem, SeedCity, SeedPost } from '@rapport/contract/seed/seed'

/** Pages that every factory has. */
const SCREENS = ['/', '/account/', '/search/', '/catalog/', '/blog/', '/contacts/', '/licenses/', '/sitemap/']

/** Addresses of all pages the site will have. */
export function sitePages(catalog: SeedCatalogItem[], posts: SeedPost[], cities: SeedCity[]): Set<string> {
  const items = catalog.map(({ slug, parent, kind }) => catalogItemPath({ slug, parentSlug: parent, kind }))
  return new Set([
    ...SCREENS,
    ...Object.values(TEXT_PAGE_PATHS),
    ...items,
    ...posts.map(({ slug }) => `/blog/${slug}/`),
    ...cities.map(({ id }) => `/contacts/city-${id}/`),
  ])
}
