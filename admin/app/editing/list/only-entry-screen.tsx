import type { ContentKindName } from '@rapport/contract/editing/content-kinds'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { failureText } from '../../api/admin-error.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { entryPath } from '../entry-kinds.ts'
import { entriesQuery } from '../entry-queries.ts'

/** Opens the one thing there is of a kind, in place of a list of one. */
export function OnlyEntryScreen({ kind }: { kind: ContentKindName }) {
  const { data, error } = useInfiniteQuery(entriesQuery({ kind }))
  const [only] = data?.pages[0]?.entries ?? []
  if (only) return <Navigate to={entryPath(only) ?? '/'} replace />
  return error ? <Notice kind="error">{failureText(error)}</Notice> : <Skeleton lines={8} />
}
