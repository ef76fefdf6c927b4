import type { CallFigures } from '@rapport/staff-contract/inbox/call-report'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { callAdmin } from '../../api/admin-api.ts'
import { failureText } from '../../api/admin-error.ts'
import { LoadFailure } from '../../ui/load-failure/load-failure.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { Table, type TableColumn } from '../../ui/table/table.tsx'
import { formatShortDay } from '../../ui/text/moscow-time.ts'
import { Bar, Figure, formatShare } from './figure.tsx'
import { PeriodPanel } from './period-panel.tsx'
import { type ReportPeriod, readPeriod } from './report-period.ts'
import styles from './report-screen.module.css'

const LENGTHS = [7, 30]

/** Report of how soon customers were called in a period. */
export function Component() {
  const [params] = useSearchParams()
  const period = readPeriod(params)
  return (
    <>
      <h1>Звонки</h1>
      <PeriodPanel
        period={period}
        path="/orders/report/"
        lengths={LENGTHS}
        lead="Считается первый разговор по&nbsp;каждой заявке, в&nbsp;рабочее время её города. Вовремя&nbsp;— за&nbsp;обещанное на&nbsp;сайте время или&nbsp;к&nbsp;часу, о&nbsp;котором попросил клиент. Дни&nbsp;— по&nbsp;московскому времени."
      />
      {!period.error && <Report from={period.from} to={period.to} />}
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
          <Figure
            term="Вовремя"
            text={total.due === 0 ? '—' : `${total.inTime} из\u00A0${total.due}`}
            note={formatShare(total.inTime, total.due)}
          />
          <Figure term="Половину перезвонили&nbsp;за" text={formatMinutes(total)} />
          <Figure term="Ещё не&nbsp;пора" text={String(total.notDue)} />
          <Figure term="Не&nbsp;дозвонились" text={String(total.unanswered)} />
          <Figure term="Без звонка" text={String(countUncalled(total))} />
          <Figure term="Всего заявок" text={String(total.orders)} />
        </dl>
      </Panel>
      <Panel heading="По дням">
        <Table
          label="Звонки по дням"
          columns={[
            { key: 'day', heading: 'День', isRowHeader: true, cell: (row) => formatShortDay(row.day) },
            ...columns,
            { key: 'notDue', heading: 'Ещё не\u00A0пора', cell: ({ notDue }) => notDue },
            { key: 'unanswered', heading: 'Не\u00A0дозвонились', cell: ({ unanswered }) => unanswered },
            { key: 'uncalled', heading: 'Без звонка', cell: countUncalled },
            { key: 'orders', heading: 'Всего заявок', cell: ({ orders }) => orders },
          ]}
          items={days}
          getKey={(row) => row.day}
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
          getKey={({ person }) => person.id}
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
        <Bar share={row.due === 0 ? 0 : row.inTime / row.due} />
        {row.due === 0 ? '—' : `${row.inTime}\u00A0из\u00A0${row.due}, ${formatShare(row.inTime, row.due)}`}
      </span>
    ),
  },
  { key: 'median', heading: 'Половину перезвонили за', cell: formatMinutes },
]

const countUncalled = ({ due, called, unanswered }: CallFigures) => due - called - unanswered

function formatMinutes({ medianMinutes }: CallFigures): string {
  if (medianMinutes === null) return '—'
  const [hours, minutes] = [Math.floor(medianMinutes / 60), medianMinutes % 60]
  if (hours === 0) return `${minutes}\u00A0мин`
  return minutes === 0 ? `${hours}\u00A0ч` : `${hours}\u00A0ч ${minutes}\u00A0мин`
}
