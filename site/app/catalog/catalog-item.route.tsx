import { catalogItemAddress } from '@rapport/contract/addresses'
import { apiFrom } from '../api-context.ts'
import { api } from '../browser/api.ts'
import { pageHandle } from '../seo/page-handle.ts'
import { pageMeta } from '../seo/page-meta.ts'
import type { Route } from './+types/catalog-item.route'
import { itemCrumbs } from './item-crumbs.ts'
import { ItemScreen } from './item-screen.tsx'
import { loadCatalogItem } from './load-catalog-item.ts'
import { replaceWithNotFound } from './not-found.ts'

type Data = Awaited<ReturnType<typeof loadCatalogItem>>

export const loader = ({ context, params }: Route.LoaderArgs) => loadCatalogItem(apiFrom(context), params)
/** The server adds the query to the redirect itself: pages are made without it. */
export const clientLoader = ({ params, url }: Route.ClientLoaderArgs) =>
  loadCatalogItem(api, params, url.search).catch(replaceWithNotFound)

export const handle = pageHandle<Data>({
  crumbs: (data) => (data ? itemCrumbs(data.item) : []),
  orderSubject: (data) => (data?.item.isGroup ? undefined : data?.item.name),
})

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) =>
  loaderData && root.loaderData
    ? pageMeta({
        seo: loaderData.item.seo,
        origin: root.loaderData.origin,
        path: catalogItemAddress(loaderData.item),
        siteName: root.loaderData.properties.name,
        cityName: root.loaderData.cityName,
      })
    : []

export default function CatalogItemRoute({ loaderData, matches: [root] }: Route.ComponentProps) {
  return <ItemScreen {...loaderData} origin={root.loaderData.origin} />
}
