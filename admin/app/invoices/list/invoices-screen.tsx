import { formatMoney } from '@rapport/contract/money/format-money'
import {
  INVOICE_QUERY_MAX,
  INVOICE_SUMS_MAX,
  type InvoiceView,
} from '@rapport/staff-contract/invoices/invoice-list'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useSearchParams } from 'react-router'
import { failureText } from '../../api/admin-error.ts'
import { TextField } from '../../ui/field/text-field.tsx'
import { FilterLinks } from '../../ui/filter-links/filter-links.tsx'
import { ListParts } from '../../ui/list-parts/list-parts.tsx'
import { LoadFailure } from '../../ui/load-failure/load-failure.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Select } from '../../ui/select/select.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { Table } from '../../ui/table/table.tsx'
import { DownloadInvoices } from './download-invoices.tsx'
import { invoiceColumns } from './invoice-columns.tsx'
import { invoicesQuery } from './invoices-query.ts'
import styles from './list.module.css'

const VIEWS: { view: InvoiceView; label: string; none: string }[] = [
  {
    view: 'all',
    label: 'Все',
    none: 'Счетов пока нет. Их выставляют в\u00A0заявке, когда клиент принял КП.',
  },
  { view: 'open', label: 'Не\u00A0оплачены', none: 'Все счета оплачены.' },
  { view: 'overdue', label: 'Просрочены', none: 'Просроченных счетов нет.' },
  { view: 'part', label: 'Оплачены частично', none: 'Частично оплаченных счетов нет.' },
  { view: 'paid-today', label: 'Оплата сегодня', none: 'Сегодня оплат ещё не\u00A0было.' },
  { view: 'paid', label: 'Оплачены', none: 'Оплаченных счетов пока нет.' },
  { view: 'cancelled', label: 'Отменены', none: 'Отменённых счетов нет.' },
]
const EVERY_ENTITY = 'all'

export function Component() {
  const [params, setParams] = useSearchParams()
  const [query, setQuery] = useState('')
  const q = useDeferredValue(query.trim())
  const current = VIEWS.find(({ view }) => view === params.get('view'))
  const view = current?.view ?? 'all'
  const entity = params.get('entity') ?? EVERY_ENTITY
  const filter = { view, legalEntityId: Number(entity) || undefined, q }
  const options = invoicesQuery(filter)
  const invoices = useInfiniteQuery(options)
  const { data, error, refetch } = invoices
  const first = data?.pages[0]
  const change = (name: string, value: string | undefined) => {
    const next = new URLSearchParams(params)
    if (value) next.set(name, value)
    else next.delete(name)
    return next
  }
  return (
    <>
      <header className={styles.header}>
        <h1>Счета</h1>
        {first && first.sums.count > 0 && <DownloadInvoices filter={filter} />}
      </header>
      <Panel heading="Выставленные счета" isHeadingHidden>
        <FilterLinks
          label="Какие счета"
          links={VIEWS.map((one) => ({
            label: one.label,
            href: `/invoices/?${change('view', one.view === 'all' ? undefined : one.view)}`,
            isCurrent: one.view === view,
          }))}
        />
        <search className={styles.search}>
          <TextField
            label="Номер счёта, клиент или ИНН"
            type="search"
            value={query}
            maxLength={INVOICE_QUERY_MAX}
            onChange={setQuery}
          />
          {first && first.legalEntities.length > 1 && (
            <Select
              label="Кто выставил"
              value={entity}
              onChange={(id) => setParams(change('entity', id === EVERY_ENTITY ? undefined : id))}
              options={[
                { value: EVERY_ENTITY, label: 'Все юрлица' },
                ...first.legalEntities.map(({ id, title }) => ({ value: String(id), label: title })),
              ]}
            />
          )}
        </search>
        {!data && !error && <Skeleton lines={6} />}
        {!data && error && <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />}
        {first && first.sums.count > 0 && (
          <p className={styles.sums}>
            <span>
              Счетов: {first.sums.count}
              {first.sums.count >= INVOICE_SUMS_MAX && ' последних'}
            </span>
            <span>
              на&nbsp;<b>{formatMoney(first.sums.total)}</b>
            </span>
            <span>
              оплачено <b>{formatMoney(first.sums.paid)}</b>
            </span>
          </p>
        )}
        {data && (
          <ListParts query={invoices} queryKey={options.queryKey}>
            <Table
              label="Счета"
              columns={invoiceColumns}
              items={data.pages.flatMap((page) => page.invoices)}
              getKey={({ id }) => id}
              empty={q ? 'Таких счетов нет.' : ((current ?? VIEWS[0])?.none ?? '')}
            />
          </ListParts>
        )}
      </Panel>
    </>
  )
}
