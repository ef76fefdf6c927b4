import { catalogItemPath } from '@rapport/contract/paths/paths'
import { redirect } from 'react-router'
import { notFound, orNotFound, replaceWithNotFound } from '../browser/not-found.ts'
import { apiFrom } from '../page-context.ts'
import { pageHandle } from '../seo/page-handle.ts'
import { pageMeta } from '../seo/page-meta.ts'
import type { Route } from './+types/catalog-item.route'
import { GroupScreen } from './group/group-screen.tsx'
import { ItemScreen } from './item/item-screen.tsx'
import { toItemView } from './item/item-view.ts'
import { type CatalogApi, cachedApi } from './item-cache.ts'
import { itemCrumbs } from './item-crumbs.ts'
import { matchItemUrl } from './match-item-url.ts'

/** The item at an address of the catalogue, with what its page shows beside it. */
async function loadCatalogItem(api: CatalogApi, params: Route.LoaderArgs['params'], query = '') {
  const { catalog } = await api.getCatalogItem({ slug: params.slug }).catch(orNotFound)
  const item = toItemView(catalog)
  const match = matchItemUrl(item, params)
  if (match === 'notFound') throw notFound()
  if (match === 'redirect') throw redirect(`${catalogItemPath(item)}${query}`, 301)
  return { item, orderSteps: item.isGroup ? [] : (await api.getOrderSteps()).orderSteps }
}
type Data = Awaited<ReturnType<typeof loadCatalogItem>>

export const loader = ({ context, params }: Route.LoaderArgs) => loadCatalogItem(apiFrom(context), params)
/** The server adds the query to the redirect itself: pages are made without it. */
export const clientLoader = ({ params, url }: Route.ClientLoaderArgs) =>
  loadCatalogItem(cachedApi, params, url.search).catch((error: unknown) => replaceWithNotFound(error, url))

export const handle = pageHandle<Data>({
  crumbs: (data) => (data ? itemCrumbs(data.item) : []),
  orderSubject: (data) => (data?.item.isGroup ? undefined : data?.item.name),
})

export const meta: Route.MetaFunction = pageMeta<Route.MetaArgs>(({ item }) => ({
  seo: item.seo,
  path: catalogItemPath(item),
}))

export default function CatalogItemRoute({ loaderData, matches: [root] }: Route.ComponentProps) {
  if (loaderData.item.isGroup) return <GroupScreen item={loaderData.item} />
  return <ItemScreen {...loaderData} origin={root.loaderData.origin} />
}
