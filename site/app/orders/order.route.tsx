import type { Api } from '@rapport/contract/endpoints/api'
import { findOrderNumber } from '@rapport/contract/orders/order-fields'
import { ORDER_PATH } from '@rapport/contract/paths/paths'
import { useEffect } from 'react'
import { api } from '../browser/requests/api.ts'
import { readStored, store } from '../browser/storage/safe-storage.ts'
import { reachGoal } from '../browser/visit/analytics.ts'
import { apiFrom, orderOutcomeFrom } from '../page-context.ts'
import { pageHandle } from '../seo/page-handle.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { ButtonLink } from '../ui/button/button.tsx'
import { PageHead } from '../ui/section/page-head.tsx'
import type { Route } from './+types/order.route'
import styles from './order.module.css'
import { OrderSection } from './order-section.tsx'
import { OrderThanks } from './order-thanks.tsx'

const loadSeo = (calls: Api) => calls.getSeo({ groupName: 'page', entityId: ORDER_PATH })

/** Result of a form sent without JavaScript: the order number, or the form with its errors. */
export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  seo: await loadSeo(apiFrom(context)),
  number: findOrderNumber(url.searchParams),
  outcome: orderOutcomeFrom(context),
})
export const clientLoader = async ({ url }: Route.ClientLoaderArgs) => ({
  seo: await loadSeo(api),
  number: findOrderNumber(url.searchParams),
  outcome: undefined,
})

export const handle = pageHandle({ crumbs: () => [{ label: 'Заявка', to: ORDER_PATH }], ownOrderForm: true })

export const meta: Route.MetaFunction = pageMeta<Route.MetaArgs>(({ seo }) => ({
  seo,
  path: ORDER_PATH,
  everyCity: true,
  noindex: true,
}))

const COUNTED_KEY = 'countedOrder'

/** Counts an order sent before hydration, once per number. */
function countOrder(number: string): void {
  if (readStored('sessionStorage', COUNTED_KEY) === number) return
  store('sessionStorage', COUNTED_KEY, number)
  reachGoal('order-sent')
}

export default function OrderRoute({ loaderData, matches: [root] }: Route.ComponentProps) {
  const { properties } = root.loaderData
  const { number, outcome } = loaderData
  useEffect(() => {
    if (number) countOrder(number)
  }, [number])
  if (number)
    return (
      <div className={styles.thanks}>
        <OrderThanks number={number} properties={properties} heading="h1">
          <ButtonLink variant="outline" href="/">
            Закрыть
          </ButtonLink>
        </OrderThanks>
      </div>
    )
  return (
    <>
      <PageHead heading={outcome ? 'Заявка пока не ушла' : 'Заявка'} />
      <OrderSection properties={properties} outcome={outcome} />
    </>
  )
}
