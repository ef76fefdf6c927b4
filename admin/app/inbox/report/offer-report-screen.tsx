import { formatMoney } from '@rapport/contract/money/format-money'
import { declineReasonNames } from '@rapport/contract/offers/public-offer'
import { orderOriginNames } from '@rapport/contract/orders/order-origin'
import type { OfferFigures, OfferReport } from '@rapport/staff-contract/offers/offer-report'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { callAdmin } from '../../api/admin-api.ts'
import { failureText } from '../../api/admin-error.ts'
import { LoadFailure } from '../../ui/load-failure/load-failure.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { Table, type TableColumn } from '../../ui/table/table.tsx'
import { Bar, Figure, formatShare } from './figure.tsx'
import { PeriodPanel } from './period-panel.tsx'
import { type ReportPeriod, readPeriod } from './report-period.ts'
import styles from './report-screen.module.css'

const LENGTHS = [30, 90, 365]

/** Report of the commercial offers that were first sent in a period. */
export function Component() {
  const [params] = useSearchParams()
  const period = readPeriod(params, 90)
  return (
    <>
      <h1>Предложения</h1>
      <PeriodPanel
        period={period}
        path="/orders/report/offers/"
        lengths={LENGTHS}
        lead="Считаются коммерческие предложения, впервые отправленные в&nbsp;эти дни по&nbsp;московскому времени. Новая версия&nbsp;— то&nbsp;же предложение."
      />
      {!period.error && <Report from={period.from} to={period.to} />}
    </>
  )
}

function Report(period: ReportPeriod) {
  const { data, error, refetch } = useQuery({
    queryKey: ['offers', 'report', period],
    queryFn: ({ signal }) => callAdmin('getOfferReport', { params: period, signal }),
    placeholderData: keepPreviousData,
  })
  if (!data && !error) return <Skeleton lines={6} />
  if (!data) return <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />
  const { total, months, people, sources, reasons } = data
  return (
    <>
      <Panel heading="Всего">
        <dl className={styles.total}>
          <Figure term="Отправлено" text={String(total.sent)} />
          <Figure
            term="Принято"
            text={total.sent === 0 ? '—' : String(total.accepted)}
            note={formatShare(total.accepted, total.sent)}
          />
          <Figure term="Отклонено" text={String(total.declined)} />
          <Figure term="На&nbsp;сумму" text={formatMoney(total.sentTotal)} />
          <Figure term="Принято на&nbsp;сумму" text={formatMoney(total.acceptedTotal)} />
          <Figure
            term="От&nbsp;заявки до&nbsp;КП в&nbsp;рабочее время, половина быстрее"
            text={formatTime(total)}
          />
        </dl>
      </Panel>
      <Panel heading="По месяцам">
        <Table
          label="Предложения по месяцам"
          columns={[
            { key: 'month', heading: 'Месяц', isRowHeader: true, cell: ({ month }) => formatMonth(month) },
            ...columns,
          ]}
          items={months}
          getKey={({ month }) => month}
          empty="В эти дни предложений не отправляли."
        />
      </Panel>
      <Panel heading="По сотрудникам">
        <Table
          label="Предложения по сотрудникам"
          columns={[
            { key: 'person', heading: 'Кто отправил', isRowHeader: true, cell: ({ person }) => person.name },
            ...columns,
          ]}
          items={people}
          getKey={({ person }) => person.id}
          empty="В эти дни предложений не отправляли."
        />
      </Panel>
      <Panel
        heading="Откуда заявка"
        lead="Метка рекламы из&nbsp;ссылки, а&nbsp;без неё&nbsp;— как пришла заявка."
      >
        <Table
          label="Предложения по источникам"
          columns={[{ key: 'source', heading: 'Откуда', isRowHeader: true, cell: formatSource }, ...columns]}
          items={sources}
          getKey={({ utmSource, origin }) => (utmSource === null ? origin : `utm ${utmSource}`)}
          empty="В эти дни предложений не отправляли."
        />
      </Panel>
      <Reasons reasons={reasons} declined={total.declined} />
    </>
  )
}

const Reasons = ({ reasons, declined }: { reasons: OfferReport['reasons']; declined: number }) => (
  <Panel heading="Почему отказались">
    <Table
      label="Причины отказов"
      columns={[
        {
          key: 'reason',
          heading: 'Причина',
          isRowHeader: true,
          cell: ({ reason }) => declineReasonNames[reason],
        },
        {
          key: 'count',
          heading: 'Отказов',
          cell: ({ count }) => (
            <span className={styles.share}>
              <Bar share={count / declined} />
              {count}, {formatShare(count, declined)}
            </span>
          ),
        },
      ]}
      items={reasons}
      getKey={({ reason }) => reason}
      empty="В эти дни не отказывались."
    />
  </Panel>
)

const columns: TableColumn<OfferFigures>[] = [
  {
    key: 'accepted',
    heading: 'Принято',
    cell: ({ accepted, sent }) => (
      <span className={styles.share}>
        <Bar share={accepted / sent} />
        {accepted}&nbsp;из&nbsp;{sent}, {formatShare(accepted, sent)}
      </span>
    ),
  },
  { key: 'declined', heading: 'Отклонено', isNumber: true, cell: ({ declined }) => declined },
  { key: 'sum', heading: 'На\u00A0сумму', isNumber: true, cell: ({ sentTotal }) => formatMoney(sentTotal) },
  {
    key: 'acceptedSum',
    heading: 'Принято на\u00A0сумму',
    isNumber: true,
    cell: ({ acceptedTotal }) => formatMoney(acceptedTotal),
  },
  { key: 'median', heading: 'От\u00A0заявки до\u00A0КП, рабочее время', cell: formatTime },
]

const months = new Intl.DateTimeFormat('ru-RU', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const formatMonth = (month: string) => months.format(new Date(`${month}-01T00:00Z`)).replace('\u00A0г.', '')

const formatSource = ({ utmSource, origin }: OfferReport['sources'][number]) =>
  utmSource ?? orderOriginNames[origin]

function formatTime({ medianMinutes }: OfferFigures): string {
  if (medianMinutes === null) return '—'
  if (medianMinutes < 60) return `${medianMinutes}\u00A0мин`
  return `${Math.round(medianMinutes / 60).toLocaleString('ru-RU')}\u00A0ч`
}
