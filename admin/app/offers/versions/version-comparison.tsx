import { formatMoney } from '@rapport/contract/money/format-money'
import type { OfferDocument, OfferLine } from '@rapport/contract/offers/offer-document'
import { describeChoice, describeSizes, priceText } from '@rapport/contract/offers/offer-words'
import { quantityText } from '@rapport/contract/orders/quantity'
import type { Offer } from '@rapport/staff-contract/offers/offer'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callAdmin } from '../../api/admin-api.ts'
import { failureText } from '../../api/admin-error.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { LoadFailure } from '../../ui/load-failure/load-failure.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Select } from '../../ui/select/select.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { Table } from '../../ui/table/table.tsx'
import { formatNumericDay } from '../../ui/text/moscow-time.ts'
import styles from '../offers.module.css'

interface Row {
  key: string
  title: string
  kind: 'added' | 'removed' | 'changed'
  before: string
  after: string
}

const KINDS = {
  added: { name: 'Добавлено', badge: 'good' },
  removed: { name: 'Убрано', badge: 'bad' },
  changed: { name: 'Изменено', badge: 'waiting' },
} as const

/** Two versions of an offer side by side: only what changed, and the difference of the sums. */
export function VersionComparison({ offer }: { offer: Offer }) {
  const [newest, previous] = offer.versions
  const [from, setFrom] = useState(String(previous?.version ?? 1))
  const [to, setTo] = useState(String(newest?.version ?? 1))
  const { data, error, refetch } = useQuery({
    // With the revision, since the draft may change.
    queryKey: ['inbox', 'offers', 'comparison', offer.id, from, to, offer.revision],
    queryFn: ({ signal }) =>
      callAdmin('compareOfferVersions', {
        params: { id: offer.id, from: Number(from), to: Number(to) },
        signal,
      }),
  })
  const options = offer.versions.map(({ version, number }) => ({ value: String(version), label: number }))
  const difference = data && findDifference(data.from.document, data.to.document)
  return (
    <Panel heading="Что изменилось между версиями">
      <div className={styles.sides}>
        <Select label="Было" value={from} onChange={setFrom} options={options} />
        <Select label="Стало" value={to} onChange={setTo} options={options} />
      </div>
      {error && <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={4} />}
      {data && (
        <>
          <Table
            label="Изменения"
            columns={[
              {
                key: 'title',
                heading: 'Что',
                isRowHeader: true,
                cell: ({ title, kind }) => (
                  <>
                    {title} <Badge kind={KINDS[kind].badge}>{KINDS[kind].name}</Badge>
                  </>
                ),
              },
              { key: 'before', heading: 'Было', cell: ({ before }) => before },
              { key: 'after', heading: 'Стало', cell: ({ after }) => after },
            ]}
            items={listRows(data)}
            getKey={({ key }) => key}
            empty="Версии одинаковы."
          />
          {difference !== undefined && difference !== 0 && (
            <p role="status">
              Сумма {difference > 0 ? 'выросла' : 'уменьшилась'} на&nbsp;
              <b>{formatMoney(Math.abs(difference))}</b>
            </p>
          )}
        </>
      )}
    </Panel>
  )
}

const findDifference = (before: OfferDocument, after: OfferDocument): number | undefined =>
  before.total === null || after.total === null ? undefined : after.total - before.total

type Comparison = Awaited<ReturnType<typeof callAdmin<'compareOfferVersions'>>>

function listRows({ from, to, changes }: Comparison): Row[] {
  const before = new Map(from.document.lines.map((line) => [line.id, line]))
  const after = new Map(to.document.lines.map((line) => [line.id, line]))
  const changed = changes.lines.map(({ id, kind }): Row => {
    const [old, now] = [before.get(id), after.get(id)]
    const title = now?.title ?? old?.title ?? ''
    return { key: id, title, kind, before: describeLine(old, now), after: describeLine(now, old) }
  })
  const removed = changes.removed.map((id): Row => {
    const line = before.get(id)
    return { key: id, title: line?.title ?? '', kind: 'removed', before: describeLine(line), after: '—' }
  })
  const fields = changes.fields.flatMap((field): Row[] => {
    const describe = FIELDS[field]
    if (!describe) return []
    const [title, text] = describe
    return [{ key: field, title, kind: 'changed', before: text(from), after: text(to) }]
  })
  return [...changed, ...removed, ...fields]
}

/** Returns a line in words: quantity, price, sum; choices, sizes and work if they differ from the other side. */
function describeLine(line: OfferLine | undefined, other?: OfferLine): string {
  if (!line) return '—'
  const details = [
    (other === undefined || describeChoice(line) !== describeChoice(other)) && describeChoice(line),
    line.sizes && JSON.stringify(line.sizes) !== JSON.stringify(other?.sizes) && describeSizes(line.sizes),
    JSON.stringify(line.operations) !== JSON.stringify(other?.operations) &&
      line.operations.map(({ title, unitPrice }) => `${title}, ${priceText(unitPrice)}`).join('; '),
    line.setup > 0 && line.setup !== other?.setup && `подготовка ${formatMoney(line.setup)}`,
  ]
  const sum = `${quantityText(line.quantity, line.unit)} × ${priceText(line.unitPrice)} = ${priceText(line.total)}`
  return [sum, ...details].filter(Boolean).join('. ')
}

type Side = Comparison['from']
const FIELDS: Record<string, [title: string, text: (side: Side) => string]> = {
  surcharges: [
    'Скидки и\u00A0наценки',
    ({ document }) =>
      document.surcharges.map(({ title, amount }) => `${title}: ${formatMoney(amount)}`).join('; ') || 'нет',
  ],
  delivery: [
    'Доставка',
    ({ document: { delivery } }) =>
      delivery
        ? [delivery.text, delivery.amount === null ? 'отдельно' : formatMoney(delivery.amount)]
            .filter(Boolean)
            .join(', ')
        : 'нет',
  ],
  total: ['Итого', ({ document }) => priceText(document.total)],
  validUntil: ['Действует до', ({ document }) => formatNumericDay(document.validUntil)],
  advancePercent: ['Аванс', ({ document }) => `${document.advancePercent}\u00A0%`],
  paymentTerms: ['Условия оплаты', ({ document }) => document.paymentTerms || 'нет'],
  comment: ['Комментарий', ({ comment }) => comment || 'нет'],
}
