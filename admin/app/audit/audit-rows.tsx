import type { AuditRow } from '@rapport/staff-contract/staff/audit'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { failureText } from '../api/admin-error.ts'
import type { EntryForms } from '../editing/entry-queries.ts'
import { ListParts } from '../ui/list-parts/list-parts.tsx'
import { LoadFailure } from '../ui/load-failure/load-failure.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { AuditList } from './audit-list.tsx'

interface AuditRowsProps {
  query: UseInfiniteQueryResult<{ pages: { rows: AuditRow[] }[]; pageParams: unknown[] }>
  queryKey: readonly unknown[]
  forms: EntryForms
  empty: string
  getLogPath?: (subject: string, subjectId: string) => string
}

export function AuditRows({ query, queryKey, empty, ...list }: AuditRowsProps) {
  const { data, error, refetch } = query
  if (!data && error) return <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={8} />
  const rows = data.pages.flatMap((page) => page.rows)
  if (rows.length === 0) return <p>{empty}</p>
  return (
    <ListParts query={query} queryKey={queryKey}>
      <AuditList rows={rows} {...list} />
    </ListParts>
  )
}
