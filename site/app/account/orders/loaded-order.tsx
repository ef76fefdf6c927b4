import type { UserOrder } from '@rapport/contract/accounts/user-orders'
import { accountTabPath } from '@rapport/contract/paths/account-paths'
import { useEffect, useRef, useState } from 'react'
import { loadUserData } from '../../browser/requests/api.ts'
import { RequestError } from '../../browser/requests/request-json.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { LoadingBlock } from '../../ui/skeleton/loading-block.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { formatDate } from '../../ui/text/date.ts'
import { EmptyTab } from '../empty-tab.tsx'
import { LoadFailure } from '../load-failure.tsx'
import { OrderBilling } from './billing/order-billing.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderContent } from './order-content.tsx'
import { OrderMessages } from './order-messages.tsx'
import { OrderOffers } from './order-offers.tsx'
import { OrderProof } from './order-proof.tsx'
import { OrderStepList } from './progress/order-step-list.tsx'
import { OrderStages } from './stages/order-stages.tsx'
import styles from './user-order.module.css'

type Loaded = { order: UserOrder } | { failure: 'notFound' | 'failed' } | undefined

/** Order of the user: content, progress and actions. */
export function LoadedOrder({ number }: { number: string }) {
  const [loaded, setLoaded] = useState<Loaded>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks once more
  useEffect(() => {
    let isLeft = false
    const settle = (next: Loaded) => {
      if (!isLeft) setLoaded(next)
    }
    loadUserData('getUserOrder', { number }).then(settle, (error) => {
      const isMissing = error instanceof RequestError && error.status === 404
      settle({ failure: isMissing ? 'notFound' : 'failed' })
    })
    return () => {
      isLeft = true
    }
  }, [number, attempt])

  if (!loaded) return <OrderSkeleton />
  if ('failure' in loaded) {
    if (loaded.failure === 'notFound') return <NoSuchOrder />
    const retry = () => {
      setLoaded(undefined)
      setAttempt(attempt + 1)
    }
    return <LoadFailure text="Не&nbsp;получилось загрузить заявку." retry={retry} />
  }
  return <OrderDetails order={loaded.order} onChange={(order) => setLoaded({ order })} />
}

interface OrderDetailsProps {
  order: UserOrder
  onChange: (order: UserOrder) => void
}

function OrderDetails({ order, onChange }: OrderDetailsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { status } = order
  const lastStatus = useRef(status)
  // The button that changed the status is removed, so focus moves.
  useEffect(() => {
    if (lastStatus.current === status) return
    lastStatus.current = status
    heading.current?.focus()
  }, [status])
  return (
    <article className={styles.order}>
      <header className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          Заявка №&nbsp;{order.number}
        </h2>
        <p className={styles.soft}>
          Отправлена <time dateTime={order.placedAt}>{formatDate(order.placedAt)}</time>
        </p>
      </header>
      <OrderStepList order={order} />
      <OrderStages order={order} />
      <OrderOffers offers={order.offers} />
      <OrderBilling order={order} onChange={onChange} />
      {order.proof && <OrderProof proof={order.proof} />}
      <OrderActions order={order} onChange={onChange} />
      <div className={styles.columns}>
        <OrderContent order={order} />
        <OrderMessages order={order} onChange={onChange} />
      </div>
    </article>
  )
}

function NoSuchOrder() {
  return (
    <div className={styles.head}>
      <h2>Заявка не&nbsp;найдена</h2>
      <EmptyTab text="В&nbsp;вашем кабинете нет заявки с&nbsp;таким номером. Проверьте номер или откройте её из&nbsp;списка.">
        <ButtonLink href={accountTabPath('orders')}>Все заявки</ButtonLink>
      </EmptyTab>
    </div>
  )
}

function OrderSkeleton() {
  return (
    <LoadingBlock label="Загружаем заявку…">
      <div className={styles.skeleton}>
        <Skeleton width="50%" height="48px" />
        <Skeleton height="120px" />
        <Skeleton height="52px" width="280px" />
        <Skeleton height="320px" />
      </div>
    </LoadingBlock>
  )
}
