import type { InboxOrder } from '@rapport/staff-contract/inbox/inbox'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { AdminError, failureText } from '../../api/admin-error.ts'
import { useSession } from '../../api/session-context.ts'
import { showToast } from '../../ui/toast/toasts.ts'
import { inboxOrderQuery } from '../inbox-queries.ts'
import { areWritesHeld, getWrites, submitWrite, subscribeToWrites } from './outbox.ts'
import type { NewWrite, WaitingWrite } from './waiting-writes.ts'

/** Returns what waits of an order, or of all. */
export function useWaitingWrites(orderId?: string): readonly WaitingWrite[] {
  const writes = useSyncExternalStore(subscribeToWrites, getWrites)
  return orderId === undefined ? writes : writes.filter((write) => write.orderId === orderId)
}

/** Those that are shown: they wait for a connection, or were refused; what is just being sent is not. */
export function useHeldWrites(orderId?: string): readonly WaitingWrite[] {
  const isHeld = useSyncExternalStore(subscribeToWrites, areWritesHeld)
  return useWaitingWrites(orderId).filter(({ refusal }) => isHeld || refusal !== undefined)
}

type OrderWrite = NewWrite extends infer W
  ? W extends NewWrite
    ? Omit<W, 'orderId' | 'number' | 'startsAt'>
    : never
  : never

/** Returns what does something about an order, now or when there is a connection, and shows the order as it is then. */
export function useSubmitWrite({ id, number }: Pick<InboxOrder, 'id' | 'number'>) {
  const queryClient = useQueryClient()
  const { member } = useSession()
  return async (write: OrderWrite): Promise<void> => {
    const { queryKey } = inboxOrderQuery(id)
    const startsAt = queryClient.getQueryData(queryKey)?.version
    const order = await submitWrite({
      ...write,
      orderId: id,
      number,
      startsAt,
      memberId: member.id,
    } as WaitingWrite)
    if (order) queryClient.setQueryData(queryKey, order)
  }
}

/** The same by a press. Where somebody else was first it says so, and shows the order as it is. */
export function useOrderWrite(order: Pick<InboxOrder, 'id' | 'number'>) {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: useSubmitWrite(order),
    onError: (error) => {
      const [sentence] = error instanceof AdminError ? Object.values(error.fields).flat() : []
      showToast(sentence ?? failureText(error))
      if (error instanceof AdminError && error.status === 409)
        void queryClient.invalidateQueries({ queryKey: inboxOrderQuery(order.id).queryKey })
    },
  })
}
