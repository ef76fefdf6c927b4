import type { CallFigures } from '@rapport/contract/inbox/call-report'
import { CALLBACK_MINUTES } from '@rapport/contract/limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { callAdmin } from '../../api/admin-api.ts'
import { failureText } from '../../api/admin-error.ts'
import { DateField } from '../../ui/date-time-field/date-field.tsx'
import { FilterLinks } from '../../ui/filter-links/filter-links.tsx'
import { LoadFailure } from '../../ui/load-failure/load-failure.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { Table, type TableColumn } from '../../ui/table/table.tsx'
import { lastDays, periodOf, type ReportPeriod } from './report-period.ts'
import styles from './report-screen.module.css'

const LENGTHS = [7, 30]
const day = new Intl.DateTimeFormat('ru', {
  day: 'numeric',
  month: 'long',
  weekday: 'short',
  timeZone: 'UTC',
})

const reportPath = ({ from, to }: ReportPeriod) => `/orders/report/?from=${from}&to=${to}`

/** How soon customers were called, on the days that the address names. */
export function Component() {
  const [params, setParams] = useSearchParams()
  const { from, to, error } = periodOf(params)
  const setPeriod = (period: ReportPeriod) => setParams({ ...period }, { replace: true })
  return (
    <>
      <h1>Звонки</h1>
      <Panel
        heading="За какие дни"
        lead={`Считается первый звонок по каждой заявке, в\u00A0рабочее время её города. Вовремя — за\u00A0${CALLBACK_MINUTES}\u00A0минут.`}
      >
        <FilterLinks
          label="Дни"
          links={LENGTHS.map((count) => {
            const period = lastDays(count)
            return {
              label: `Последние ${count}\u00A0дней`,
              href: reportPath(period),
              isCurrent: period.from === from && period.to === to,
            }
          })}
        />
        <div className={styles.period}>
          <DateField
            label="С"
            value={from}
            onChange={(chosen) => chosen && setPeriod({ from: chosen, to })}
          />
          <DateField
            label="По"
            value={to}
            onChange={(chosen) => chosen && setPeriod({ from, to: chosen })}
            errors={error ? [error] : []}
          />
        </div>
      </Panel>
      {!error && <Report from={from} to={to} />}
    </>
  )
}

function Report(period: ReportPeriod) {
  const { data, error, refetch } = useQuery({
    queryKey: ['inbox', 'report', period],
    queryFn: ({ signal }) => callAdmin('getCallReport', { params: period, signal }),
    placeholderData: keepPreviousData,
  })
  if (!data && !error) return <Skeleton lines={6} />
  if (!data) return <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />
  const { total, days, people } = data
  return (
    <>
      <Panel heading="Всего">
        <dl className={styles.total}>
          <Figure term="Вовремя" text={shareOf(total)} />
          <Figure term="Обычно ждали звонка" text={minutesOf(total)} />
          <Figure term="Заявок" text={String(total.orders)} />
          <Figure term="Без звонка" text={String(total.orders - total.called)} />
        </dl>
      </Panel>
      <Panel heading="По дням">
        <Table
          label="Звонки по дням"
          columns={[
            { key: 'day', heading: 'День', isRowHeader: true, cell: (row) => day.format(new Date(row.day)) },
            ...columns,
            { key: 'uncalled', heading: 'Без звонка', cell: ({ orders, called }) => orders - called },
          ]}
          items={days}
          keyOf={(row) => row.day}
          empty="В эти дни заявок не было."
        />
      </Panel>
      <Panel heading="По сотрудникам">
        <Table
          label="Звонки по сотрудникам"
          columns={[
            { key: 'person', heading: 'Кто звонил', isRowHeader: true, cell: ({ person }) => person.name },
            ...columns,
          ]}
          items={people}
          keyOf={({ person }) => person.id}
          empty="В эти дни никто не звонил."
        />
      </Panel>
    </>
  )
}

const columns: TableColumn<CallFigures>[] = [
  {
    key: 'inTime',
    heading: 'Вовремя',
    cell: (row) => (
      <span className={styles.share}>
        <Bar {...row} />
        {row.inTime}&nbsp;из&nbsp;{row.orders}, {shareOf(row)}
      </span>
    ),
  },
  { key: 'median', heading: 'Обычно ждали', cell: minutesOf },
]

/** The share as a length; the figures stand beside it. */
const Bar = ({ inTime, orders }: CallFigures) => (
  <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none" className={styles.bar}>
    <rect width={orders === 0 ? 0 : (inTime / orders) * 100} height={8} />
  </svg>
)

const Figure = ({ term, text }: { term: string; text: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{text}</dd>
  </div>
)

const shareOf = ({ inTime, orders }: CallFigures) =>
  orders === 0 ? '—' : `${Math.round((inTime / orders) * 100)}\u00A0%`

function minutesOf({ medianMinutes }: CallFigures): string {
  if (medianMinutes === null) return '—'
  const [hours, minutes] = [Math.floor(medianMinutes / 60), medianMinutes % 60]
  if (hours === 0) return `${minutes}\u00A0мин`
  return minutes === 0 ? `${hours}\u00A0ч` : `${hours}\u00A0ч ${minutes}\u00A0мин`
}
