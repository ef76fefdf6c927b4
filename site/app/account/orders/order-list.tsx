import { minutesWithin } from '@rapport/contract/site/duration'
import { use, useEffect, useRef } from 'react'
import { loadUserData } from '../../browser/requests/api.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { ORDER_FORM_ANCHOR } from '../../ui/order-link/order-form-anchor.ts'
import { LoadingBlock } from '../../ui/skeleton/loading-block.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { EmptyTab } from '../empty-tab.tsx'
import { LoadFailure } from '../load-failure.tsx'
import { useListParts } from '../use-list-parts.ts'
import { CallbackMinutes } from './callback-minutes.ts'
import styles from './order-list.module.css'
import { OrderRow } from './order-row.tsx'

const loadOrders = async (before: string | undefined) => {
  const { orders, next } = await loadUserData('getUserOrders', before === undefined ? {} : { before })
  return { entries: orders, next }
}

/** Orders of the user, newest first. */
export function OrderList() {
  const { entries, hasMore, state, loadMore } = useListParts(loadOrders)
  const list = useRef<HTMLUListElement>(null)
  const focusFrom = useRef<number>(undefined)
  const count = entries?.length ?? 0
  // After loading more, focus moves to the first new entry.
  useEffect(() => {
    const from = focusFrom.current
    if (from === undefined || count <= from) return
    focusFrom.current = undefined
    list.current?.children[from]?.querySelector('a')?.focus()
  }, [count])

  if (!entries) {
    if (state === 'failed')
      return <LoadFailure text="Не&nbsp;получилось загрузить заявки." retry={loadMore} />
    return <OrderListSkeleton />
  }
  if (count === 0) return <NoOrders />
  return (
    <>
      <ul ref={list} className={styles.list}>
        {entries.map((order) => (
          <OrderRow key={order.number} order={order} />
        ))}
      </ul>
      {state === 'failed' && <LoadFailure text="Не&nbsp;получилось загрузить ещё." retry={loadMore} />}
      {hasMore && state !== 'failed' && (
        <Button
          variant="outline"
          aria-disabled={state === 'loading'}
          className={styles.more}
          onClick={() => {
            if (state === 'loading') return
            focusFrom.current = count
            void loadMore()
          }}
        >
          {state === 'loading' ? 'Загружаем…' : 'Показать ещё'}
        </Button>
      )}
    </>
  )
}

function NoOrders() {
  const callbackMinutes = use(CallbackMinutes)
  const promise = callbackMinutes > 0 ? `течение ${minutesWithin(callbackMinutes)}` : 'рабочее время'
  return (
    <EmptyTab
      text={`Заявок пока нет. Выберите изделие или напишите, что нужно, — посчитаем и\u00a0перезвоним в\u00a0${promise}.`}
    >
      <div className={styles.ways}>
        <ButtonLink href={`#${ORDER_FORM_ANCHOR}`}>Оставить заявку</ButtonLink>
        <ButtonLink href="/catalog/" variant="outline">
          Смотреть каталог
        </ButtonLink>
      </div>
    </EmptyTab>
  )
}

function OrderListSkeleton() {
  return (
    <LoadingBlock label="Загружаем заявки…">
      <div className={styles.list}>
        {[0, 1, 2].map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton width="60%" height="1lh" />
            <Skeleton width="80%" height="1lh" />
            <Skeleton width="50%" height="1lh" />
          </div>
        ))}
      </div>
    </LoadingBlock>
  )
}
