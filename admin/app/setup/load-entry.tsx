import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import type { EntryOf } from '@rapport/staff-contract/entries/entries'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureText } from '../api/admin-error.ts'
import { lastEntryQuery } from '../editing/entry-queries.ts'
import { LoadFailure } from '../ui/load-failure/load-failure.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'

interface LoadEntryProps<K extends ContentKindName> {
  kind: K
  /** Draws the entry; null if there is none. */
  children: (entry: EntryOf<K> | null) => ReactNode
}

/** Loads the last entry of a kind, then draws it. */
export function LoadEntry<K extends ContentKindName>({ kind, children }: LoadEntryProps<K>) {
  const { data, error, refetch, isFetchedAfterMount } = useQuery(lastEntryQuery(kind))
  if (data !== undefined && isFetchedAfterMount) return children(data as EntryOf<K> | null)
  if (!error) return <Skeleton lines={8} />
  return <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />
}
