import type { Api } from '@rapport/contract/endpoints/api'
import { INDIVIDUAL_ORDER_SLUG } from '@rapport/contract/paths/paths'
import { orNotFound } from '../browser/not-found.ts'
import { apiFrom } from '../page-context.ts'
import { pageHandle } from '../seo/page-handle.ts'
import { pageMeta } from '../seo/page-meta.ts'
import type { Route } from './+types/individual-order.route'
import { toItemView } from './item/item-view.ts'
import { getItemCrumbs } from './item-crumbs.ts'
import { loadProductParts } from './load-product-parts.ts'
import { OfferScreen } from './offer/offer-screen.tsx'

async function loadIndividualOrder(api: Api) {
  const { catalog } = await api.getCatalogItem({ slug: INDIVIDUAL_ORDER_SLUG }).catch(orNotFound)
  const item = toItemView(catalog)
  return { item, ...(await loadProductParts(api, item)) }
}
type Data = Awaited<ReturnType<typeof loadIndividualOrder>>

export const loader = ({ context }: Route.LoaderArgs) => loadIndividualOrder(apiFrom(context))

export const handle = pageHandle<Data>({
  crumbs: (data) => (data ? getItemCrumbs(data.item) : []),
  orderSubject: (data) => data && { itemId: data.item.id, title: data.item.name },
})

export const meta: Route.MetaFunction = pageMeta<Route.MetaArgs>(({ item }) => ({
  seo: item.seo,
  path: `/${INDIVIDUAL_ORDER_SLUG}/`,
}))

export default function IndividualOrderRoute({ loaderData, matches: [root] }: Route.ComponentProps) {
  const { origin, properties } = root.loaderData
  return <OfferScreen {...loaderData} origin={origin} brand={properties.name} />
}
