import type { InboxOrder } from '@rapport/contract/inbox/inbox'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { AdminError, failureText } from '../../api/admin-error.ts'
import { showToast } from '../../ui/toast/toasts.ts'
import { inboxOrderQuery } from '../inbox-queries.ts'
import { getWrites, submitWrite, subscribeToWrites } from './outbox.ts'
import type { NewWrite, WaitingWrite } from './waiting-writes.ts'

/** Returns what waits of an order, or of all. */
export function useWaitingWrites(orderId?: string): readonly WaitingWrite[] {
  const writes = useSyncExternalStore(subscribeToWrites, getWrites)
  return orderId === undefined ? writes : writes.filter((write) => write.orderId === orderId)
}

type OrderWrite = NewWrite extends infer W
  ? W extends NewWrite
    ? Omit<W, 'orderId' | 'number'>
    : never
  : never

/** Does something about an order, now or when there is a connection. Where somebody else was first it says so, and shows the order as it is. */
export function useOrderWrite({ id, number }: Pick<InboxOrder, 'id' | 'number'>) {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (write: OrderWrite) => submitWrite({ ...write, orderId: id, number } as NewWrite),
    onError: (error) => {
      const [sentence] = error instanceof AdminError ? Object.values(error.fields).flat() : []
      showToast(sentence ?? failureText(error))
      if (error instanceof AdminError && error.status === 409)
        void queryClient.invalidateQueries({ queryKey: inboxOrderQuery(id).queryKey })
    },
  })
}
