import { findFileError } from '@rapport/contract/orders/order-files'
import { ORDER_FILES_MAX } from '@rapport/contract/orders/order-limits'
import type { InboxOrder } from '@rapport/staff-contract/inbox/inbox'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText } from '../../api/admin-error.ts'
import { sendFile } from '../../api/send-file.ts'
import { useSession } from '../../api/session-context.ts'
import { showToast } from '../../ui/toast/toasts.ts'
import { inboxOrderQuery } from '../inbox-queries.ts'

type OrderFile = Pick<InboxOrder['files'][number], 'id' | 'name'>

/**
 * Files that go with the next message. They are uploaded to the order when they are chosen. A file that a colleague adds
 * to the order meanwhile is not attached: the customer would get it.
 */
export function useAttachedFiles(order: InboxOrder) {
  const [files, setFiles] = useState<OrderFile[]>([])
  const queryClient = useQueryClient()
  const { member } = useSession()
  const { mutate, isPending } = useMutation({
    mutationFn: async (chosen: File[]) => {
      const known = new Set(order.files.map(({ id }) => id))
      for (const file of chosen.slice(0, ORDER_FILES_MAX - files.length)) {
        const { order: changed } = await sendFile('addOrderFile', {
          params: { id: order.id },
          file,
          key: crypto.randomUUID(),
        })
        queryClient.setQueryData(inboxOrderQuery(order.id).queryKey, changed)
        const added = changed.files.findLast(
          ({ id, author, size }) => !known.has(id) && author?.id === member.id && size === file.size,
        )
        if (!added) continue
        known.add(added.id)
        setFiles((before) => [...before, added])
      }
    },
    onError: (error) => showToast(failureText(error)),
  })
  function attach(chosen: File[]): void {
    const [error] = chosen.flatMap((file) => findFileError(file) ?? [])
    if (error) showToast(error)
    else mutate(chosen)
  }
  return {
    files,
    attach,
    isPending,
    isFull: files.length >= ORDER_FILES_MAX,
    remove: (id: string) => setFiles((before) => before.filter((file) => file.id !== id)),
    clear: () => setFiles([]),
  }
}
