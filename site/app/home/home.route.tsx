import { INDIVIDUAL_ORDER_SLUG } from '@rapport/contract/addresses'
import type { Api } from '@rapport/contract/api'
import { apiFrom } from '../api-context.ts'
import { api } from '../browser/api.ts'
import { OrderSteps } from '../content/order-steps.tsx'
import { pageMeta } from '../seo/page-meta.ts'
import { Ribbon } from '../ui/ribbon.tsx'
import { Section } from '../ui/section.tsx'
import type { Route } from './+types/home.route'
import { CatalogPreview } from './catalog-preview.tsx'
import { MainSlider } from './main-slider.tsx'

/** The properties stand in the data of every page already. */
async function loadHome(api: Api) {
  const { properties, ...home } = await api.getHomePage()
  return home
}

export const loader = ({ context }: Route.LoaderArgs) => loadHome(apiFrom(context))
export const clientLoader = () => loadHome(api)

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) =>
  loaderData && root.loaderData
    ? pageMeta({
        seo: loaderData.seo,
        origin: root.loaderData.origin,
        path: '/',
        siteName: root.loaderData.properties.name,
        cityName: root.loaderData.cityName,
      })
    : []

export default function HomeRoute({ loaderData, matches: [root] }: Route.ComponentProps) {
  const { specials } = root.loaderData.catalog
  const individual = specials.find((special) => special.slug === INDIVIDUAL_ORDER_SLUG)
  return (
    <>
      <MainSlider slides={loaderData.slider} />
      <Ribbon print="discs" />
      {loaderData.catalogPreview.length > 0 && (
        <CatalogPreview items={loaderData.catalogPreview} individual={individual} />
      )}
      {loaderData.orderSteps.length > 0 && (
        <Section heading="Как заказать" tone="paper">
          <OrderSteps steps={loaderData.orderSteps} />
        </Section>
      )}
    </>
  )
}
