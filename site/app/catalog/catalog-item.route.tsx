import type { Api, ApiErrorShape } from '@rapport/contract/endpoints/api'
import type { Material } from '@rapport/contract/materials/materials'
import { hintedMaterial } from '@rapport/contract/paths/catalog-list-paths'
import { catalogItemPath } from '@rapport/contract/paths/paths'
import { data, redirect } from 'react-router'
import { NOT_CACHED } from '../browser/not-cached.ts'
import { notFound, orNotFound } from '../browser/not-found.ts'
import { apiFrom } from '../page-context.ts'
import { pageHandle } from '../seo/page-handle.ts'
import { pageMeta } from '../seo/page-meta.ts'
import type { Route } from './+types/catalog-item.route'
import { getGroupMeta } from './group/group-meta.ts'
import { GroupScreen } from './group/group-screen.tsx'
import { toGroupView } from './group/group-view.ts'
import { loadProductList } from './group/load-product-list.ts'
import { toItemView } from './item/item-view.ts'
import { ProductScreen } from './item/product-screen.tsx'
import { getItemCrumbs } from './item-crumbs.ts'
import { loadProductParts } from './load-product-parts.ts'
import { matchItemUrl } from './match-item-url.ts'
import { OfferScreen } from './offer/offer-screen.tsx'

/** Loads a group or product by its URL, with the data of its page. */
async function loadCatalogItem(
  api: Api,
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
    const { orderSteps, tables, operations } = await loadProductParts(api, item)
    return { item, orderSteps, tables, operations }
  }
  const hasList = catalog.kind === 'regular'
  return {
    group: toGroupView(catalog),
    list: hasList
      ? await loadProductList((query) => api.getCatalogProducts({ slug: catalog.slug, ...query }), search)
      : undefined,
  }
}
type Data = Awaited<ReturnType<typeof loadCatalogItem>>

/**
 * Loads the material in the URL, for browsers without JavaScript. Returns null if it does not exist, undefined if
 * none is named.
 */
async function loadHintedMaterial(api: Api, search: string): Promise<Material | null | undefined> {
  const erpId = hintedMaterial(search)
  if (!erpId) return undefined
  const response = await api.getMaterial({ erpId }).catch((error: ApiErrorShape) => {
    if (error.status === 404) return null
    throw error
  })
  return response === null ? null : response.material
}

/** The server adds the query to redirects. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = apiFrom(context)
  const loaded = await loadCatalogItem(api, params, url.search)
  const material = loaded.item && (await loadHintedMaterial(api, url.search))
  return data({ ...loaded, material }, url.search !== '' && !loaded.list ? NOT_CACHED : {})
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const handle = pageHandle<Data>({
  crumbs: (data) => (data ? getItemCrumbs(data.item ?? data.group) : []),
  orderSubject: (data) => data?.item && { itemId: data.item.id, title: data.item.name },
  wide: () => true,
})

export const meta: Route.MetaFunction = pageMeta<Route.MetaArgs>(({ item, group, list }) =>
  item ? { seo: item.seo, path: catalogItemPath(item) } : getGroupMeta(group, list),
)

export default function CatalogItemRoute({ loaderData, matches: [root] }: Route.ComponentProps) {
  const { item, group, list, orderSteps, tables, operations } = loaderData
  const material = 'material' in loaderData ? loaderData.material : undefined
  const { origin, properties } = root.loaderData
  if (!item) return <GroupScreen group={group} list={list} origin={origin} />
  // The key resets the choice for another product.
  const brand = properties.name
  const Screen = item.kind === 'regular' ? ProductScreen : OfferScreen
  return <Screen key={item.id} {...{ item, orderSteps, tables, operations, material, origin, brand }} />
}
