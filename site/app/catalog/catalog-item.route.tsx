import { catalogItemPath } from '@rapport/contract/paths/paths'
import { data, redirect } from 'react-router'
import { notFound, orNotFound, replaceWithNotFound } from '../browser/not-found.ts'
import { apiFrom } from '../page-context.ts'
import { pageHandle } from '../seo/page-handle.ts'
import { pageMeta } from '../seo/page-meta.ts'
import type { Route } from './+types/catalog-item.route'
import { groupMeta } from './group/group-meta.ts'
import { GroupScreen } from './group/group-screen.tsx'
import { toGroupView } from './group/group-view.ts'
import { loadProductList } from './group/load-product-list.ts'
import { toItemView } from './item/item-view.ts'
import { ProductScreen } from './item/product-screen.tsx'
import { type CatalogApi, cachedApi } from './item-cache.ts'
import { itemCrumbs } from './item-crumbs.ts'
import { hasPageChanged, loadProductParts } from './load-product-parts.ts'
import { matchItemUrl } from './match-item-url.ts'

/** The group or product at an address of the catalogue, with what its page shows beside it. */
async function loadCatalogItem(
  api: CatalogApi,
  params: Route.LoaderArgs['params'],
  search: string,
  movedQuery = '',
) {
  const { catalog } = await api.getCatalogItem({ slug: params.slug }).catch(orNotFound)
  const match = matchItemUrl(catalog, params)
  if (match === 'notFound') throw notFound()
  if (match === 'redirect') throw redirect(`${catalogItemPath(catalog)}${movedQuery}`, 301)
  if (!catalog.isGroup) {
    const item = toItemView(catalog)
    const { orderSteps, tables } = await loadProductParts(api, item)
    return { item, orderSteps, tables }
  }
  const hasList = catalog.kind === 'regular'
  return {
    group: toGroupView(catalog),
    list: hasList ? await loadProductList(api, catalog.slug, search) : undefined,
  }
}
type Data = Awaited<ReturnType<typeof loadCatalogItem>>

/** Only lists are made from a query: another page with one must not fill the cache. */
const NOT_CACHED = { headers: { 'Cache-Control': 'no-store' } }

/** The server adds the query to a redirect itself. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const loaded = await loadCatalogItem(apiFrom(context), params, url.search)
  return data(loaded, url.search !== '' && !loaded.list ? NOT_CACHED : {})
}
export const clientLoader = ({ params, url }: Route.ClientLoaderArgs) =>
  loadCatalogItem(cachedApi, params, url.search, url.search).catch((error: unknown) =>
    replaceWithNotFound(error, url),
  )

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const shouldRevalidate = hasPageChanged

export const handle = pageHandle<Data>({
  crumbs: (data) => (data ? itemCrumbs(data.item ?? data.group) : []),
  orderSubject: (data) => data?.item?.name,
  wide: (data) => data?.group !== undefined,
})

export const meta: Route.MetaFunction = pageMeta<Route.MetaArgs>(({ item, group, list }) =>
  item ? { seo: item.seo, path: catalogItemPath(item) } : groupMeta(group, list),
)

export default function CatalogItemRoute({ loaderData, matches: [root] }: Route.ComponentProps) {
  const { item, group, list, orderSteps, tables } = loaderData
  const { origin, properties } = root.loaderData
  if (!item) return <GroupScreen group={group} list={list} origin={origin} />
  // Another product begins with nothing chosen.
  const brand = properties.name
  return <ProductScreen key={item.id} {...{ item, orderSteps, tables, origin, brand }} />
}
