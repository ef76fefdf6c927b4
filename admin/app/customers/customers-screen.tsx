import type { CustomerPreview } from '@rapport/contract/customers/customers'
import { priceListNames } from '@rapport/contract/customers/price-list-names'
import { formatPhone } from '@rapport/contract/fields/format-phone'
import { CUSTOMER_QUERY_MAX } from '@rapport/contract/limits'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router'
import { failureText } from '../api/admin-error.ts'
import { TextField } from '../ui/field/text-field.tsx'
import { ListParts } from '../ui/list-parts/list-parts.tsx'
import { LoadFailure } from '../ui/load-failure/load-failure.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { Table, type TableColumn } from '../ui/table/table.tsx'
import { formatMoment } from '../ui/text/format-moment.ts'
import { customersQuery, guestsQuery } from './customer-queries.ts'
import styles from './customers.module.css'
import { FoundGuests } from './guests/found-guests.tsx'

const columns: TableColumn<CustomerPreview>[] = [
  {
    key: 'name',
    heading: 'Имя и\u00A0почта',
    isRowHeader: true,
    cell: ({ id, name, email }) => (
      <>
        <Link to={`/customers/${id}/`} className={styles.name}>
          {name || 'Без имени'}
        </Link>
        <div className={styles.soft}>{email}</div>
      </>
    ),
  },
  {
    key: 'phone',
    heading: 'Телефон',
    cell: ({ phone }) => (phone ? <a href={`tel:${phone}`}>{formatPhone(phone)}</a> : 'Не указан'),
  },
  { key: 'company', heading: 'Компания', cell: ({ company }) => company || 'Не указана' },
  { key: 'price', heading: 'Прайс', cell: ({ priceList }) => priceListNames[priceList] },
  { key: 'orders', heading: 'Заявок', cell: ({ orderCount }) => orderCount },
  { key: 'since', heading: 'Кабинет открыт', cell: ({ createdAt }) => formatMoment(createdAt) },
]

/** Customers, the newest first, or those that were looked for. */
export function Component() {
  const [query, setQuery] = useState('')
  const asked = useDeferredValue(query.trim())
  return (
    <>
      <h1>Клиенты</h1>
      <Panel heading="У&nbsp;кого есть кабинет" isHeadingHidden>
        <search className={styles.search}>
          <TextField
            label="Телефон, почта, имя, компания или ИНН"
            type="search"
            value={query}
            maxLength={CUSTOMER_QUERY_MAX}
            onChange={setQuery}
          />
        </search>
        <Customers words={asked} />
      </Panel>
      <FoundGuests query={asked} />
    </>
  )
}

function Customers({ words }: { words: string }) {
  const options = customersQuery(words)
  const query = useInfiniteQuery(options)
  const { data: guests = [] } = useQuery(guestsQuery(words))
  const { data, error, refetch } = query
  if (!data && !error) return <Skeleton lines={6} />
  if (!data) return <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />
  return (
    <ListParts query={query} queryKey={options.queryKey}>
      <Table
        label="Клиенты"
        columns={columns}
        items={data.pages.flatMap(({ customers }) => customers)}
        keyOf={({ id }) => id}
        empty={
          words
            ? guests.length > 0
              ? 'С\u00A0кабинетом таких нет.'
              : 'Таких клиентов нет.'
            : 'Кабинетов пока никто не\u00A0открыл. Клиента без\u00A0кабинета найдёт поиск: по\u00A0телефону или почте.'
        }
      />
    </ListParts>
  )
}
