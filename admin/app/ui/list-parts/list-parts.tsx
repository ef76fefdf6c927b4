import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'

/** Pages kept mounted: loading a further page drops the first, so that a long list stays light. */
const PARTS_SHOWN = 2

/** Query options for a list shown in ListParts. Going back is possible only to the beginning. */
export const listPartsOptions = { maxPages: PARTS_SHOWN, getPreviousPageParam: () => undefined }

interface ListPartsProps {
  query: {
    data: { pageParams: unknown[] } | undefined
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => unknown
  }
  /** Query key to reset for returning to the beginning. */
  queryKey: readonly unknown[]
  children: ReactNode
}

export function ListParts({ query, queryKey, children }: ListPartsProps) {
  const queryClient = useQueryClient()
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const isCut = (data?.pageParams[0] ?? undefined) !== undefined
  return (
    <>
      {isCut && (
        <Button variant="secondary" onPress={() => void queryClient.resetQueries({ queryKey, exact: true })}>
          К&nbsp;началу списка
        </Button>
      )}
      {children}
      {hasNextPage && (
        <Button variant="secondary" isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          Показать ещё
        </Button>
      )}
    </>
  )
}
