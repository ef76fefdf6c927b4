import { orderOriginNames } from '@rapport/contract/orders/order-origin'
import { orderStatusNames } from '@rapport/staff-contract/inbox/order-transitions'
import { useQuery } from '@tanstack/react-query'
import { FilterChips } from '../../lists/filter-chips.tsx'
import { formatNumericDay } from '../../ui/text/moscow-time.ts'
import { handlersQuery, inboxChoicesQuery } from '../inbox-queries.ts'
import type { OrderListUrl } from './use-order-list.ts'

export function OrderChips({ filter, hrefWith }: OrderListUrl) {
  const { status, assignee, origin, source, referrer, city, stage, files, from, to } = filter
  const { data: choices } = useQuery({
    ...inboxChoicesQuery,
    enabled: city !== undefined || stage !== undefined,
  })
  const { data: people } = useQuery({ ...handlersQuery, enabled: typeof assignee === 'number' })
  const cityName = choices?.cities.find(({ id }) => id === city)?.name ?? String(city)
  const named: Record<string, string | undefined> = {
    status: status && `Статус: ${orderStatusNames[status]}`,
    assignee: assignee === undefined ? undefined : assigneeWords(assignee, people),
    from: from && `Пришла с\u00A0${formatNumericDay(from)}`,
    to: to && `по\u00A0${formatNumericDay(to)}`,
    city: city === undefined ? undefined : `Город: ${cityName}`,
    stage: stage && `Этап: ${choices?.stages.find(({ id }) => id === stage)?.title ?? stage}`,
    origin: origin && `Источник: ${orderOriginNames[origin]}`,
    source: source && `Метка: ${source}`,
    referrer: referrer && `С\u00A0сайта ${referrer}`,
    files: files && (files === 'yes' ? 'С\u00A0файлами' : 'Без файлов'),
  }
  const chips = Object.entries(named).flatMap(([name, words]) =>
    words ? [{ words, href: hrefWith({ [name]: '' }) }] : [],
  )
  return <FilterChips chips={chips} />
}

function assigneeWords(assignee: string | number, people: { id: number; name: string }[] = []): string {
  if (assignee === 'mine') return 'Мои'
  if (assignee === 'nobody' || assignee === 0) return 'Ничьи'
  return `Занимается: ${people.find(({ id }) => id === assignee)?.name ?? `сотрудник ${assignee}`}`
}
