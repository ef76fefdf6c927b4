import { CUSTOMER_QUERY_MAX } from '@rapport/staff-contract/customers/customer-limits'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useSearchParams } from 'react-router'
import { failureText } from '../api/admin-error.ts'
import { TextField } from '../ui/field/text-field.tsx'
import { FilterLinks } from '../ui/filter-links/filter-links.tsx'
import { ListParts } from '../ui/list-parts/list-parts.tsx'
import { LoadFailure } from '../ui/load-failure/load-failure.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { Table } from '../ui/table/table.tsx'
import { customerColumns } from './customer-columns.tsx'
import { type AccountFilter, customersQuery } from './customer-queries.ts'
import styles from './customers.module.css'

const FILTERS = [
  {
    account: undefined,
    label: 'Все',
    none: 'Клиентов пока нет: никто не\u00A0присылал заявок и\u00A0не\u00A0открывал кабинет.',
  },
  { account: 'yes', label: 'С\u00A0кабинетом', none: 'Кабинетов пока никто не\u00A0открыл.' },
  { account: 'no', label: 'Без\u00A0кабинета', none: 'Без\u00A0кабинета заявок никто не\u00A0присылал.' },
] as const

export function Component() {
  // The query may be a name or a phone, so it is not in the URL.
  const [query, setQuery] = useState('')
  const [params] = useSearchParams()
  const words = useDeferredValue(query.trim())
  const filter = FILTERS.find(({ account }) => account === params.get('account')) ?? FILTERS[0]
  return (
    <>
      <h1>Клиенты</h1>
      <Panel heading="Кто заказывал или открыл кабинет" isHeadingHidden>
        <FilterLinks
          label="Какие клиенты"
          links={FILTERS.map(({ account, label }) => ({
            label,
            href: account ? `/customers/?account=${account}` : '/customers/',
            isCurrent: account === filter.account,
          }))}
        />
        <search className={styles.search}>
          <TextField
            label="Телефон, почта, имя, компания, ИНН, слова или номер заявки"
            type="search"
            value={query}
            maxLength={CUSTOMER_QUERY_MAX}
            onChange={setQuery}
          />
        </search>
        <Customers words={words} account={filter.account} none={filter.none} />
      </Panel>
    </>
  )
}

interface CustomersProps {
  words: string
  account: AccountFilter
  none: string
}

function Customers({ words, account, none }: CustomersProps) {
  const options = customersQuery(words, account)
  const query = useInfiniteQuery(options)
  const { data, error, refetch } = query
  if (!data && !error) return <Skeleton lines={6} />
  if (!data) return <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />
  return (
    <ListParts query={query} queryKey={options.queryKey}>
      <Table
        label="Клиенты"
        columns={customerColumns}
        items={data.pages.flatMap(({ customers }) => customers)}
        getKey={({ id }) => id}
        empty={words ? 'Таких клиентов нет.' : none}
      />
    </ListParts>
  )
}
