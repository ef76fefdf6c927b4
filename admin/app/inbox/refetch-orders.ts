import type { Query, QueryClient } from '@tanstack/react-query'
import { isMissing } from '../api/admin-error.ts'

/** Skips missing orders: each event would fetch them again and hide the heading meanwhile. */
const isShown = ({ state }: Query) => !isMissing(state.error)
const isFirstFetch = ({ state }: Query) => state.data === undefined && state.fetchStatus === 'fetching'

/**
 * Fetches everything about orders again. A first fetch that is under way is started again: invalidating alone would let it
 * finish with what it read before the change.
 */
export async function refetchOrders(queryClient: QueryClient): Promise<void> {
  const queryKey = ['inbox']
  await queryClient.cancelQueries({ queryKey, predicate: isFirstFetch })
  await queryClient.invalidateQueries({ queryKey, predicate: isShown })
}
