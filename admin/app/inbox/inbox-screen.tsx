import type { InboxOrderPreview } from '@rapport/staff-contract/inbox/inbox'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useNavigate } from 'react-router'
import { failureText } from '../api/admin-error.ts'
import { useSession } from '../api/session-context.ts'
import { SelectShown } from '../lists/select-shown.tsx'
import type { Selection } from '../lists/selection.ts'
import { Button } from '../ui/button/button.tsx'
import { FilterLinks } from '../ui/filter-links/filter-links.tsx'
import { ListParts } from '../ui/list-parts/list-parts.tsx'
import { LoadFailure } from '../ui/load-failure/load-failure.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { ArrivalSettings } from './arrival-settings.tsx'
import { InboxList } from './inbox-list.tsx'
import { type InboxFilter, inboxListQuery } from './inbox-queries.ts'
import styles from './inbox-screen.module.css'
import { ChosenOrders } from './list/chosen-orders.tsx'
import { NoOrders, OrderCount } from './list/order-count.tsx'
import { OrderListTools } from './list/order-list-tools.tsx'
import { type OrderListUrl, useOrderList } from './list/use-order-list.ts'

const VIEWS = [
  { view: 'queue', label: 'Позвонить', heading: 'Ждут звонка' },
  { view: 'all', label: 'Все', heading: 'Все заявки' },
  { view: 'late', label: 'Просрочены', heading: 'Просрочен следующий шаг' },
  { view: 'unanswered', label: 'Ждут ответа', heading: 'Клиенты ждут ответа' },
  { view: 'mentioned', label: 'Вас упомянули', heading: 'Вас упомянули в\u00A0заметках' },
  { view: 'reminders', label: 'Напоминания', heading: 'Вы\u00A0просили напомнить' },
  { view: 'undelivered', label: 'Не\u00A0ушло', heading: 'Не\u00A0ушло письмо или сообщение' },
] as const

/** Views of orders with work; readers have none. */
const WORK_VIEWS: readonly string[] = ['queue', 'mentioned', 'reminders', 'undelivered']

export function Component() {
  const listUrl = useOrderList()
  const { view, filter } = listUrl
  const { member } = useSession()
  const navigate = useNavigate()
  const mayWrite = hasPermission(member.role, 'orders.write')
  const { heading } = VIEWS.find((item) => item.view === view) ?? VIEWS[0]
  return (
    <>
      <header className={styles.header}>
        <h1>Заявки</h1>
        <div className={styles.settings}>
          {mayWrite && <Button onPress={() => void navigate('/orders/new/')}>Новая заявка</Button>}
          {mayWrite && <ArrivalSettings />}
        </div>
      </header>
      <Panel heading={filter.q ? 'Найдено среди всех заявок' : heading} isHeadingHidden={!filter.q}>
        <FilterLinks
          label="Какие заявки"
          links={[
            ...VIEWS.filter(({ view }) => mayWrite || !WORK_VIEWS.includes(view)).map(({ view, label }) => ({
              label,
              href: listUrl.hrefWith({ view: view === 'queue' ? '' : view, q: '' }),
              isCurrent: filter.q === undefined && listUrl.view === view,
            })),
            { label: 'Отчёты', href: '/orders/report/', isCurrent: false },
          ]}
        />
        <OrderListTools listUrl={listUrl} />
        <Orders listUrl={listUrl} />
      </Panel>
    </>
  )
}

function Orders({ listUrl }: { listUrl: OrderListUrl }) {
  const { view, filter, isCompact } = listUrl
  const asked = useDeferredValue<InboxFilter>({ view, ...filter })
  const options = inboxListQuery(asked)
  const query = useInfiniteQuery(options)
  const { member } = useSession()
  const [selection, setSelection] = useState<Selection<InboxOrderPreview>>(new Map())
  const { data, error, refetch } = query
  if (!data && !error) return <Skeleton lines={6} />
  if (!data) return <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />
  const orders = data.pages.flatMap((part) => part.orders)
  const maySelect = hasPermission(member.role, 'orders.write')
  // Use the orders of the list, since a selected one may have an outdated version.
  const chosen = [...selection.values()].map((order) => orders.find(({ id }) => id === order.id) ?? order)
  return (
    <>
      <OrderCount listUrl={listUrl}>
        {maySelect && <SelectShown rows={orders} selection={selection} onSelect={setSelection} />}
      </OrderCount>
      <ChosenOrders chosen={chosen} onCleared={() => setSelection(new Map())} />
      <ListParts query={query} queryKey={options.queryKey}>
        {orders.length === 0 ? (
          <NoOrders listUrl={listUrl} />
        ) : (
          <InboxList
            orders={orders}
            isSearchResult={filter.q !== undefined}
            isCompact={isCompact}
            selection={maySelect ? selection : undefined}
            onSelect={setSelection}
          />
        )}
      </ListParts>
    </>
  )
}
