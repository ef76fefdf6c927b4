import type { Api } from '@rapport/contract/endpoints/api'
import { orNotFound } from '../../browser/not-found.ts'
import { apiFrom } from '../../page-context.ts'
import { pageHandle } from '../../seo/page-handle.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { PageHead } from '../../ui/section/page-head.tsx'
import { Section } from '../../ui/section/section.tsx'
import { RichText } from '../../ui/text/rich-text.tsx'
import { deliveryCrumb, helpCrumb } from '../help/help-crumbs.ts'
import type { Route } from './+types/delivery.route'
import { DeliveryCalculator } from './delivery-calculator.tsx'
import { DeliveryTable } from './delivery-table.tsx'
import { estimateDelivery } from './estimate-delivery.ts'

async function loadDelivery(api: Api, { searchParams }: URL) {
  const [{ page }, { zones }, seo] = await Promise.all([
    api.getTextPage({ slug: 'delivery' }).catch(orNotFound),
    api.getDeliveryZones(),
    api.getSeo({ groupName: 'page', entityId: deliveryCrumb.to }),
  ])
  const question = {
    city: searchParams.get('city') ?? undefined,
    weight: searchParams.get('weight') ?? undefined,
  }
  return { page, seo, zones, question, estimate: estimateDelivery(zones, question) }
}

export const loader = ({ context, url }: Route.LoaderArgs) => loadDelivery(apiFrom(context), url)

export const handle = pageHandle({ crumbs: () => [helpCrumb, deliveryCrumb] })

export const meta: Route.MetaFunction = pageMeta<Route.MetaArgs>(({ seo }) => ({
  seo,
  path: deliveryCrumb.to,
}))

export default function DeliveryRoute({ loaderData, matches: [root] }: Route.ComponentProps) {
  const { page, zones, question, estimate } = loaderData
  return (
    <>
      <PageHead
        heading={page.title}
        lead="Отправляем по&nbsp;всей России и&nbsp;за&nbsp;рубеж. Выберите город и&nbsp;вес&nbsp;— покажем срок и&nbsp;цену."
      />
      {zones.length > 0 && (
        <>
          <DeliveryCalculator
            zones={zones}
            city={question.city ?? root.loaderData.city?.city ?? ''}
            weight={question.weight ?? ''}
            estimate={estimate}
          />
          <Section heading="Сроки и цены" tone="paper">
            <DeliveryTable zones={zones} chosen={estimate?.found?.zone.id} />
          </Section>
        </>
      )}
      <Section heading="Как мы везём" beside>
        <RichText html={page.body} />
      </Section>
    </>
  )
}
