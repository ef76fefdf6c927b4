import { INDIVIDUAL_ORDER_SLUG } from '@rapport/contract/addresses'
import type { Api } from '@rapport/contract/api'
import { apiFrom } from '../api-context.ts'
import { api } from '../browser/api.ts'
import { pageHandle } from '../seo/page-handle.ts'
import { pageMeta } from '../seo/page-meta.ts'
import type { Route } from './+types/individual-order.route'
import { itemCrumbs } from './item-crumbs.ts'
import { ItemScreen } from './item-screen.tsx'
import { replaceWithNotFound, unlessNotFound } from './not-found.ts'
import { shownItem } from './shown-item.ts'

async function loadIndividualOrder(api: Api) {
  const [{ catalog }, { orderSteps }] = await Promise.all([
    api.getCatalogItem({ slug: INDIVIDUAL_ORDER_SLUG }).catch(unlessNotFound),
    api.getHomePage(),
  ])
  return { item: shownItem(catalog), orderSteps }
}
type Data = Awaited<ReturnType<typeof loadIndividualOrder>>

export const loader = ({ context }: Route.LoaderArgs) => loadIndividualOrder(apiFrom(context))
export const clientLoader = () => loadIndividualOrder(api).catch(replaceWithNotFound)

export const handle = pageHandle<Data>({
  crumbs: (data) => (data ? itemCrumbs(data.item) : []),
  orderSubject: (data) => data?.item.name,
})

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) =>
  loaderData && root.loaderData
    ? pageMeta({
        seo: loaderData.item.seo,
        origin: root.loaderData.origin,
        path: `/${INDIVIDUAL_ORDER_SLUG}/`,
        siteName: root.loaderData.properties.name,
        cityName: root.loaderData.cityName,
      })
    : []

export default function IndividualOrderRoute({ loaderData, matches: [root] }: Route.ComponentProps) {
  return <ItemScreen {...loaderData} origin={root.loaderData.origin} />
}
