import { ORDER_STATUSES, type OrderStatus } from '@rapport/contract/accounts/order-status'
import { orderStatusNames } from '@rapport/contract/inbox/order-steps'
import { INBOX_QUERY_MAX } from '@rapport/contract/limits'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router'
import { failureText } from '../api/admin-error.ts'
import { useSession } from '../api/session-context.ts'
import { TextField } from '../ui/field/text-field.tsx'
import { FilterLinks } from '../ui/filter-links/filter-links.tsx'
import { ListParts } from '../ui/list-parts/list-parts.tsx'
import { LoadFailure } from '../ui/load-failure/load-failure.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { Select } from '../ui/select/select.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { ArrivalSettings } from './arrival-settings.tsx'
import { InboxList } from './inbox-list.tsx'
import { type InboxFilter, inboxListQuery } from './inbox-queries.ts'
import styles from './inbox-screen.module.css'

const VIEWS = [
  { view: 'queue', label: 'Позвонить', heading: 'Ждут звонка' },
  { view: 'all', label: 'Все', heading: 'Все заявки' },
  { view: 'mentioned', label: 'Вас упомянули', heading: 'Вас упомянули в\u00A0заметках' },
  { view: 'reminders', label: 'Напоминания', heading: 'Вы\u00A0просили напомнить' },
  { view: 'undelivered', label: 'Не\u00A0ушло', heading: 'Не\u00A0ушло письмо или сообщение' },
] as const

const statusOptions = [
  { value: '', label: 'Любой' },
  ...ORDER_STATUSES.map((status) => ({ value: status, label: orderStatusNames[status] })),
]
const assigneeOptions = [
  { value: '', label: 'Чьи угодно' },
  { value: 'mine', label: 'Мои' },
  { value: 'nobody', label: 'Ничьи' },
]

/** Orders: those to be called first, or all of them, as the address says. */
export function Component() {
  const [params, setParams] = useSearchParams()
  const { member } = useSession()
  const filter = filterOf(params, member.id)
  const { heading } = VIEWS.find(({ view }) => view === filter.view) ?? VIEWS[0]
  const setParam = (name: string, value: string) =>
    setParams(
      (present) => {
        const next = new URLSearchParams(present)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true },
    )
  return (
    <>
      <header className={styles.header}>
        <h1>Заявки</h1>
        <div className={styles.settings}>
          <ArrivalSettings />
        </div>
      </header>
      <Panel heading={filter.q ? 'Найдено среди всех заявок' : heading} lead="Время московское.">
        <FilterLinks
          label="Какие заявки"
          links={[
            ...VIEWS.map(({ view, label }) => ({
              label,
              href: view === 'queue' ? '/orders/' : `/orders/?view=${view}`,
              isCurrent: !filter.q && filter.view === view,
            })),
            { label: 'Отчёт о\u00A0звонках', href: '/orders/report/', isCurrent: false },
          ]}
        />
        <search className={styles.filters}>
          <TextField
            label="Номер, телефон, имя, текст, файл"
            type="search"
            value={params.get('q') ?? ''}
            maxLength={INBOX_QUERY_MAX}
            onChange={(text) => setParam('q', text)}
          />
          <Select
            label="Статус"
            options={statusOptions}
            value={params.get('status') ?? ''}
            onChange={(value) => setParam('status', value)}
          />
          <Select
            label="Чьи"
            options={assigneeOptions}
            value={params.get('assignee') ?? ''}
            onChange={(value) => setParam('assignee', value)}
          />
        </search>
        <Orders filter={filter} />
      </Panel>
    </>
  )
}

function Orders({ filter }: { filter: InboxFilter }) {
  const asked = useDeferredValue(filter)
  const options = inboxListQuery(asked)
  const query = useInfiniteQuery(options)
  const { data, error, refetch } = query
  if (!data && !error) return <Skeleton lines={6} />
  if (!data) return <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />
  return (
    <ListParts query={query} queryKey={options.queryKey}>
      <InboxList
        orders={data.pages.flatMap(({ orders }) => orders)}
        isQueue={filter.view === 'queue'}
        isFound={filter.q !== undefined}
      />
    </ListParts>
  )
}

/** Returns what an address asks for; what makes no sense in it is left out. */
function filterOf(params: URLSearchParams, ownId: number): InboxFilter {
  const status = params.get('status') as OrderStatus
  const assignee = { mine: ownId, nobody: 0 }[params.get('assignee') ?? '']
  const q = params.get('q')?.trim()
  return {
    // A search looks everywhere: who rings may be called already.
    view: q ? 'all' : (VIEWS.find(({ view }) => view === params.get('view'))?.view ?? 'queue'),
    ...(ORDER_STATUSES.includes(status) ? { status } : {}),
    ...(assignee === undefined ? {} : { assignee }),
    ...(q ? { q } : {}),
  }
}
