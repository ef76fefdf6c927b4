import type { PlacedOrder } from '@rapport/contract/orders/placed-order'
import { useEffect } from 'react'
import { readStored, store } from '../browser/storage/safe-storage.ts'
import { reachGoal } from '../browser/visit/analytics.ts'
import { ButtonLink } from '../ui/button/button.tsx'
import { OrderThanks } from './order-thanks.tsx'
import type { PageCity } from './page-city.ts'

const COUNTED_KEY = 'countedOrder'

/** Counts an order that the browser sent without our script, once per number. */
function countOrder(number: string): void {
  if (readStored('sessionStorage', COUNTED_KEY) === number) return
  store('sessionStorage', COUNTED_KEY, number)
  reachGoal('order-sent')
}

interface SentOrderProps {
  order: PlacedOrder
  city: PageCity | undefined
  properties: Parameters<typeof OrderThanks>[0]['properties']
}

/** Thank-you message on a page of its own. */
export default function SentOrder({ order, city, properties }: SentOrderProps) {
  useEffect(() => countOrder(order.number), [order.number])
  return (
    <OrderThanks city={city} order={order} properties={properties} heading="h1">
      <ButtonLink variant="outline" href="/">
        Закрыть
      </ButtonLink>
    </OrderThanks>
  )
}
