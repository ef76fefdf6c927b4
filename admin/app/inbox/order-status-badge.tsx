import type { OrderStatus } from '@rapport/contract/orders/order-status'
import { orderStatusNames } from '@rapport/staff-contract/inbox/order-transitions'
import { Badge } from '../ui/badge/badge.tsx'

const KINDS: Partial<Record<OrderStatus, 'good' | 'waiting' | 'bad'>> = {
  new: 'waiting',
  done: 'good',
  refused: 'bad',
}

export const OrderStatusBadge = ({ status }: { status: OrderStatus }) => (
  <Badge kind={KINDS[status] ?? 'plain'}>{orderStatusNames[status]}</Badge>
)
