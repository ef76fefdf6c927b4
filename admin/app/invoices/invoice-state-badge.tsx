import type { InvoiceState } from '@rapport/contract/orders/invoice-state'
import { invoiceStateNames } from '@rapport/staff-contract/invoices/invoice-state-names'
import { Badge } from '../ui/badge/badge.tsx'

const KINDS: Record<InvoiceState, 'plain' | 'good' | 'waiting' | 'bad'> = {
  waiting: 'waiting',
  overdue: 'bad',
  part: 'waiting',
  paid: 'good',
  cancelled: 'plain',
}

export const InvoiceStateBadge = ({ state }: { state: InvoiceState }) => (
  <Badge kind={KINDS[state]}>{invoiceStateNames[state]}</Badge>
)
