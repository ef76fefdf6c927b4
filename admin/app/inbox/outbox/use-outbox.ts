import type { InboxOrder } from '@rapport/staff-contract/inbox/inbox'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../../api/session-context.ts'
import { inboxOrderQuery } from '../inbox-queries.ts'
import { startOutbox } from './outbox.ts'

/** Sends the waiting writes of the member, and shows the orders that they changed. */
export function useOutbox(): void {
  const { member } = useSession()
  const queryClient = useQueryClient()
  useEffect(
    () =>
      startOutbox(member.id, (order, call) => {
        if (call === 'moveProductionStage') {
          // The status may have changed with the stage.
          void queryClient.invalidateQueries({ queryKey: ['production'] })
          void queryClient.invalidateQueries({ queryKey: inboxOrderQuery(order.id).queryKey })
        } else queryClient.setQueryData(inboxOrderQuery(order.id).queryKey, order as InboxOrder)
        void queryClient.invalidateQueries({ queryKey: ['inbox', 'list'] })
        void queryClient.invalidateQueries({ queryKey: ['inbox', 'state'] })
      }),
    [member.id, queryClient],
  )
}
