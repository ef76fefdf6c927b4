import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { failureText } from '../../api/admin-error.ts'
import { LoadFailure } from '../../ui/load-failure/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { entryPath } from '../entry-kinds.ts'
import { entriesQuery } from '../entry-queries.ts'

/** Opens the only entry of a kind instead of a list. */
export function OnlyEntryScreen({ kind }: { kind: ContentKindName }) {
  const { data, error, refetch } = useInfiniteQuery(entriesQuery(kind))
  const [only] = data?.pages[0]?.entries ?? []
  if (only) return <Navigate to={entryPath(only) ?? '/'} replace />
  if (!error) return <Skeleton lines={8} />
  return <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />
}
