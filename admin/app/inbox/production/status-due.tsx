import { Badge } from '../../ui/badge/badge.tsx'
import { formatMoment } from '../../ui/text/format-moment.ts'

/** By when the next step of an order is due. A passed term says so in words, not by colour only. */
export function StatusDue({ dueAt }: { dueAt: string | null }) {
  if (dueAt === null) return null
  const isLate = Date.parse(dueAt) <= Date.now()
  return (
    <Badge kind={isLate ? 'bad' : 'plain'}>
      {isLate ? 'Просрочено' : 'Срок'}: {formatMoment(dueAt)}
    </Badge>
  )
}
