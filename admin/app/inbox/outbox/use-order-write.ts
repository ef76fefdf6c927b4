import type { InboxOrder } from '@rapport/staff-contract/inbox/inbox'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { AdminError, failureText } from '../../api/admin-error.ts'
import { useSession } from '../../api/session-context.ts'
import { showToast } from '../../ui/toast/toasts.ts'
import { inboxOrderQuery } from '../inbox-queries.ts'
import { areWaitingWritesShown, getWrites, submitWrite, subscribeToWrites } from './outbox.ts'
import type { NewWrite, WaitingWrite } from './waiting-writes.ts'

export function useWaitingWrites(orderId?: string): readonly WaitingWrite[] {
  const writes = useSyncExternalStore(subscribeToWrites, getWrites)
  return orderId === undefined ? writes : writes.filter((write) => write.orderId === orderId)
}

/** Returns the writes to show: waiting for a connection, or refused. Writes being sent are left out. */
export function useShownWrites(orderId?: string): readonly WaitingWrite[] {
  const areShown = useSyncExternalStore(subscribeToWrites, areWaitingWritesShown)
  return useWaitingWrites(orderId).filter(({ refusal }) => areShown || refusal !== undefined)
}

type OrderWrite = NewWrite extends infer W
  ? W extends NewWrite
    ? Omit<W, 'orderId' | 'number' | 'startsAt'>
    : never
  : never

/** Returns a function that submits a write about an order and updates the order in the query cache. */
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
    if (order) queryClient.setQueryData(queryKey, order as InboxOrder)
  }
}

/** `useSubmitWrite` as a mutation that shows its error; a 409 refetches the order. */
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
