import { CART_PATH } from '@rapport/contract/paths/paths'
import { Island } from '../../browser/islands/island.tsx'
import { apiFrom } from '../../page-context.ts'
import { pageHandle } from '../../seo/page-handle.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { PageHead } from '../../ui/section/page-head.tsx'
import { OrderSection } from '../order-section.tsx'
import type { Route } from './+types/cart.route'
import { CART_ANCHOR } from './cart-anchor.ts'
import CartScreen from './cart-screen.tsx'

export const loader = async ({ context }: Route.LoaderArgs) => ({
  seo: await apiFrom(context).getSeo({ groupName: 'page', entityId: CART_PATH }),
})

export const handle = pageHandle({ crumbs: () => [{ label: 'Список', to: CART_PATH }], ownOrderForm: true })

export const meta: Route.MetaFunction = pageMeta<Route.MetaArgs>(({ seo }) => ({
  seo,
  path: CART_PATH,
  everyCity: true,
  noindex: true,
}))

/** The list of products to order. Only the browser knows it, so the page is the same for everybody. */
export default function CartRoute({ matches: [root] }: Route.ComponentProps) {
  const { city, properties } = root.loaderData
  return (
    <>
      <PageHead heading="Список" />
      <div id={CART_ANCHOR}>
        <Island name="cart" component={CartScreen} props={{}} start="load" />
      </div>
      <OrderSection city={city} properties={properties} isCart />
    </>
  )
}
