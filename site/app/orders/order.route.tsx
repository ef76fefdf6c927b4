import type { Api } from '@rapport/contract/endpoints/api'
import { findCalculationId, findOrderNumber } from '@rapport/contract/orders/order-fields'
import { ORDER_PATH } from '@rapport/contract/paths/paths'
import { Island } from '../browser/islands/island.tsx'
import { apiFrom, orderOutcomeFrom } from '../page-context.ts'
import { pageHandle } from '../seo/page-handle.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { PageHead } from '../ui/section/page-head.tsx'
import type { Route } from './+types/order.route'
import styles from './order.module.css'
import { OrderSection } from './order-section.tsx'
import { toPageCity } from './page-city.ts'
import SentOrder from './sent-order.tsx'

const loadSeo = (calls: Api) => calls.getSeo({ groupName: 'page', entityId: ORDER_PATH })

/** Result of a form sent without JavaScript: the order number, or the form with its errors. */
export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  seo: await loadSeo(apiFrom(context)),
  number: findOrderNumber(url.searchParams),
  calculationId: findCalculationId(url.searchParams),
  outcome: orderOutcomeFrom(context),
})

export const handle = pageHandle({ crumbs: () => [{ label: 'Заявка', to: ORDER_PATH }], ownOrderForm: true })

export const meta: Route.MetaFunction = pageMeta<Route.MetaArgs>(({ seo }) => ({
  seo,
  path: ORDER_PATH,
  everyCity: true,
  noindex: true,
}))

export default function OrderRoute({ loaderData, matches: [root] }: Route.ComponentProps) {
  const { city, properties } = root.loaderData
  const { operationMode, social, callbackMinutes, nextSteps } = properties
  const { number, calculationId, outcome } = loaderData
  if (number)
    return (
      <div className={styles.thanks}>
        <Island
          name="order-thanks"
          component={SentOrder}
          props={{
            order: { number, callbackMinutes, nextSteps },
            city: city && toPageCity(city),
            properties: { operationMode, social },
          }}
          start="load"
        />
      </div>
    )
  return (
    <>
      <PageHead heading={outcome ? 'Заявка пока не ушла' : 'Заявка'} />
      <OrderSection
        city={city}
        properties={properties}
        outcome={outcome ?? (calculationId ? { errors: {}, values: { calculationId } } : undefined)}
      />
    </>
  )
}
