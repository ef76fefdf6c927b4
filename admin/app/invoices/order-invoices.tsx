import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { failureText } from '../api/admin-error.ts'
import { useSession } from '../api/session-context.ts'
import { hasStoredInput } from '../forms/use-stored-input.ts'
import { Button } from '../ui/button/button.tsx'
import { LoadFailure } from '../ui/load-failure/load-failure.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { InvoiceCard } from './invoice-card.tsx'
import { newInvoiceInput } from './invoice-input.ts'
import { orderInvoicesQuery } from './invoice-queries.ts'
import { IssueForm } from './issue-form.tsx'
import { RequisitesPanel } from './requisites-panel.tsx'

/** Invoices of an order. Nothing is shown before the customer has accepted an offer. */
export function OrderInvoices({ orderId }: { orderId: string }) {
  const { member } = useSession()
  const mayRead = hasPermission(member.role, 'invoices.read')
  const { data, error, refetch } = useQuery({ ...orderInvoicesQuery(orderId), enabled: mayRead })
  const [isIssuing, setIssuing] = useState(() => hasStoredInput(newInvoiceInput(orderId)))
  if (error && !data)
    return (
      <Panel heading="Счета">
        <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />
      </Panel>
    )
  if (!data || (data.offers.length === 0 && data.invoices.length === 0)) return null
  const canIssue = data.offers.some(({ left }) => left > 0)
  return (
    <Panel heading="Счета">
      {!isIssuing && <RequisitesPanel orderId={orderId} data={data} />}
      {data.invoices.map((invoice) => (
        <InvoiceCard key={invoice.id} orderId={orderId} data={data} invoice={invoice} />
      ))}
      {hasPermission(member.role, 'invoices.write') && canIssue && data.legalEntities.length === 0 && (
        <p>
          Чтобы выставить счёт, нужно{' '}
          {hasPermission(member.role, 'requisites.write') ? (
            <Link to="/legal-entities/new/">юрлицо с&nbsp;реквизитами</Link>
          ) : (
            'юрлицо с\u00A0реквизитами: его добавит владелец или бухгалтер'
          )}
          .
        </p>
      )}
      {hasPermission(member.role, 'invoices.write') &&
        canIssue &&
        data.legalEntities.length > 0 &&
        (isIssuing ? (
          <IssueForm orderId={orderId} data={data} onClose={() => setIssuing(false)} />
        ) : (
          <Button variant="secondary" onPress={() => setIssuing(true)}>
            Выставить счёт
          </Button>
        ))}
    </Panel>
  )
}
