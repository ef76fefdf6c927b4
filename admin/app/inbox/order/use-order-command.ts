import type { InboxOrder } from '@rapport/contract/inbox/inbox'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { AdminError, failureText } from '../../api/admin-error.ts'
import { showToast } from '../../ui/toast/toasts.ts'
import { inboxOrderQuery } from '../inbox-queries.ts'

/** Does something about an order. Where somebody else was first it says so, and shows the order as it is now. */
export function useOrderCommand<Input = void>(
  id: string,
  send: (input: Input) => Promise<{ order: InboxOrder }>,
  onDone?: () => void,
) {
  const queryClient = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: send,
    onSuccess: ({ order }) => {
      queryClient.setQueryData(inboxOrderQuery(id).queryKey, order)
      void queryClient.invalidateQueries({ queryKey: ['inbox', 'list'] })
      void queryClient.invalidateQueries({ queryKey: ['inbox', 'state'] })
      onDone?.()
    },
    onError: (error) => {
      const [sentence] = error instanceof AdminError ? Object.values(error.fields).flat() : []
      showToast(sentence ?? failureText(error))
      if (error instanceof AdminError && error.status === 409)
        void queryClient.invalidateQueries({ queryKey: inboxOrderQuery(id).queryKey })
    },
  })
}
