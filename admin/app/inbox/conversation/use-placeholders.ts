import { formatMoney } from '@rapport/contract/money/format-money'
import type { InboxOrder } from '@rapport/staff-contract/inbox/inbox'
import type { Placeholder } from '@rapport/staff-contract/inbox/message-placeholders'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../api/session-context.ts'
import { orderOffersQuery } from '../../offers/offer-queries.ts'

/** Returns the values of placeholders: the sum is that of the newest offer, else of the calculation. */
export function usePlaceholders(order: InboxOrder): Partial<Record<Placeholder, string>> {
  const { member } = useSession()
  const { data: offers } = useQuery(orderOffersQuery(order.id))
  const offered = offers?.[0]?.versions[0]?.document.total
  const total = offered ?? order.calculation?.calculation.total ?? null
  return {
    номер: order.number,
    имя: order.name,
    менеджер: member.name,
    ...(total === null ? {} : { сумма: formatMoney(total) }),
  }
}
