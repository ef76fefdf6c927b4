import { useQuery } from '@tanstack/react-query'
import { Badge } from '../ui/badge/badge.tsx'
import { inboxStateQuery } from './inbox-queries.ts'

/** How many customers should have been called by now, of how many orders one is reminded, and of how many something did not leave; nothing where there are none. */
export default function InboxCounts() {
  const { data } = useQuery(inboxStateQuery)
  if (!data) return null
  return (
    <>
      {data.overdue > 0 && <Badge kind="bad">{data.overdue}</Badge>}
      {data.reminders > 0 && <Badge kind="waiting">Напомнить: {data.reminders}</Badge>}
      {data.undelivered > 0 && <Badge kind="bad">Не&nbsp;ушло: {data.undelivered}</Badge>}
    </>
  )
}
