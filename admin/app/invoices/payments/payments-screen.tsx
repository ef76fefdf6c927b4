import { BANK_QUERY_MAX, type BankPaymentView } from '@rapport/staff-contract/invoices/bank-payment'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useSearchParams } from 'react-router'
import { failureText } from '../../api/admin-error.ts'
import { useSession } from '../../api/session-context.ts'
import { TextField } from '../../ui/field/text-field.tsx'
import { FilterLinks } from '../../ui/filter-links/filter-links.tsx'
import { ListParts } from '../../ui/list-parts/list-parts.tsx'
import { LoadFailure } from '../../ui/load-failure/load-failure.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { PaymentList } from './payment-list.tsx'
import { bankPaymentsQuery } from './payment-queries.ts'
import styles from './payments.module.css'
import { RecentStatements } from './recent-statements.tsx'
import { StatementPanel } from './statement-panel.tsx'
import { UploadPanel } from './upload-panel.tsx'

const VIEWS: { view: BankPaymentView; label: string; none: string }[] = [
  { view: 'waiting', label: 'Ждут', none: 'Все платежи проведены.' },
  { view: 'booked', label: 'Проведены', none: 'Пока ничего не\u00A0проведено.' },
  { view: 'dismissed', label: 'Отложены', none: 'Отложенных платежей нет.' },
  { view: 'all', label: 'Все', none: 'Платежей пока нет. Загрузите выписку.' },
]

export function Component() {
  const [params] = useSearchParams()
  const { member } = useSession()
  const statementId = params.get('statement') ?? undefined
  const added = params.get('added')
  const current = VIEWS.find(({ view }) => view === params.get('view')) ?? VIEWS[0]
  const [query, setQuery] = useState('')
  const q = useDeferredValue(query.trim())
  const view = current?.view ?? 'waiting'
  const options = bankPaymentsQuery({ view, statementId, q })
  const payments = useInfiniteQuery(options)
  const { data, error, refetch } = payments
  const mayWrite = hasPermission(member.role, 'invoices.write')
  const first = data?.pages[0]
  const href = (wanted: BankPaymentView) => {
    const search = new URLSearchParams({
      ...(statementId ? { statement: statementId } : {}),
      ...(wanted === 'waiting' ? {} : { view: wanted }),
    })
    return search.size > 0 ? `/payments/?${search}` : '/payments/'
  }
  return (
    <>
      <h1>Платежи</h1>
      {first?.statement ? (
        <StatementPanel statement={first.statement} added={added === null ? undefined : Number(added)} />
      ) : (
        mayWrite && <UploadPanel isPrimary={first?.payments.length === 0} />
      )}
      <Panel
        heading={statementId ? 'Поступления из\u00A0выписки' : 'Поступления'}
        isHeadingHidden={!statementId}
      >
        <FilterLinks
          label="Какие платежи"
          links={VIEWS.map((one) => ({
            label:
              one.view === 'waiting' && first && !statementId ? `${one.label}: ${first.waiting}` : one.label,
            href: href(one.view),
            isCurrent: one.view === view,
          }))}
        />
        <search className={styles.search}>
          <TextField
            label="Плательщик, ИНН, назначение или номер"
            type="search"
            value={query}
            maxLength={BANK_QUERY_MAX}
            onChange={setQuery}
          />
        </search>
        {!data && !error && <Skeleton lines={6} />}
        {!data && error && <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />}
        {data && (
          <ListParts query={payments} queryKey={options.queryKey}>
            <PaymentList
              // A new list begins with its own selection.
              key={options.queryKey.join(' ')}
              payments={data.pages.flatMap((page) => page.payments)}
              invoices={data.pages.flatMap((page) => page.invoices)}
              empty={q ? 'Таких платежей нет.' : (current?.none ?? '')}
              mayWrite={mayWrite}
            />
          </ListParts>
        )}
      </Panel>
      {!statementId && <RecentStatements />}
    </>
  )
}
