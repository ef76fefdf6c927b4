import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'

/** Parts of a list on the screen at a time: of more, those before go as one goes on, so that a screen stays light however long a list is. */
const PARTS_SHOWN = 2

/** For the query of a list that is shown in ListParts: what it keeps, and that there is a way back to the beginning alone. */
export const listPartsOptions = { maxPages: PARTS_SHOWN, getPreviousPageParam: () => undefined }

interface ListPartsProps {
  query: {
    data: { pageParams: unknown[] } | undefined
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => unknown
  }
  /** By which the list is asked for, to begin it again. */
  queryKey: readonly unknown[]
  children: ReactNode
}

/** A list that comes part after part, with the ways on and back to its beginning. */
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
