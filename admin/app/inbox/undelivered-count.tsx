import { useQuery } from '@tanstack/react-query'
import { Badge } from '../ui/badge/badge.tsx'
import { inboxStateQuery } from './inbox-queries.ts'

/** How many orders there are of which something did not leave; nothing where there are none. */
export default function UndeliveredCount() {
  const { data } = useQuery(inboxStateQuery)
  return data && data.undelivered > 0 ? <Badge kind="bad">Не&nbsp;ушло: {data.undelivered}</Badge> : null
}
