import type { CatalogItem } from '@rapport/contract/catalog/catalog'
import type { City } from '@rapport/contract/contacts/contacts'
import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { BLOG_PATH, postPath } from '@rapport/contract/paths/blog-paths'
import { CONTACTS_PATH, catalogItemPath, cityContactPath } from '@rapport/contract/paths/paths'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { callAdmin } from './admin-api.ts'

export interface SitePage {
  path: string
  label: string
  hint: string
}

/** Pages of the site that are not items, posts or cities. */
export const sitePages: SitePage[] = [
  ['/', 'Главная'],
  ['/catalog/', 'Каталог'],
  [BLOG_PATH, 'Блог'],
  [CONTACTS_PATH, 'Контакты'],
  ['/help/', 'Как заказать'],
  ['/help/delivery/', 'Доставка'],
  ['/help/warranty/', 'Гарантия'],
  ['/licenses/', 'Лицензии'],
].map(([path = '', label = '']) => ({ path, label, hint: 'Страница сайта' }))

const RESULTS_MAX = 6

async function getResult<Result>(path: string, signal: AbortSignal): Promise<Result> {
  const response = await fetch(path, { signal })
  if (!response.ok) throw new Error(`The site answered ${response.status}`)
  return ((await response.json()) as { result: Result }).result
}

/**
 * Searches the site as a visitor does, with word forms, keyboard layouts and typos. The search is not counted
 * in its statistics.
 */
export const siteSearchQuery = (query: string) =>
  queryOptions({
    queryKey: ['site-search', query],
    enabled: query.length > 1,
    queryFn: async ({ signal }): Promise<SitePage[]> => {
      const { items, posts, pages } = await callAdmin('searchSite', { params: { name: query }, signal })
      return [
        ...items
          .slice(0, RESULTS_MAX)
          .map((item) => ({ path: catalogItemPath(item), label: item.name, hint: 'Каталог' })),
        ...posts
          .slice(0, RESULTS_MAX)
          .map(({ slug, title }) => ({ path: postPath(slug), label: title, hint: 'Блог' })),
        ...pages
          .filter(({ kind }) => kind === 'question')
          .map(({ path, title }) => ({ path, label: title, hint: 'Вопрос' })),
      ]
    },
  })

export const citiesQuery = queryOptions({
  queryKey: ['cities'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }): Promise<SitePage[]> => {
    const { cities } = await getResult<{ cities: City[] }>(endpointRoutes.getCities.path, signal)
    return cities.map(({ id, city }) => ({ path: cityContactPath(id), label: city, hint: 'Город' }))
  },
})

/** Name of the factory, appended to page titles in search results. */
export const siteNameQuery = queryOptions({
  queryKey: ['site-name'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }) =>
    (await getResult<{ properties: { name: string } }>(endpointRoutes.getSite.path, signal)).properties.name,
})

/** Public prices of an item by quantity, as a signed-out visitor sees them. */
export const itemTiersQuery = (item: { slug: string; version: number } | undefined) =>
  queryOptions({
    queryKey: ['item-tiers', item?.slug, item?.version],
    queryFn: item
      ? async ({ signal }) =>
          (
            await getResult<{ catalog: CatalogItem }>(
              endpointRoutes.getCatalogItem.path.replace(':slug', item.slug),
              signal,
            )
          ).catalog.priceTiers
      : skipToken,
  })
