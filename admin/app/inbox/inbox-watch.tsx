import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../api/session-context.ts'
import { useArrivals } from './arrivals.ts'
import { inboxOrderQuery } from './inbox-queries.ts'
import { startOutbox } from './outbox/outbox.ts'

const NUMBER = /^\(\d+\) /

/**
 * Watches for new orders on every screen of whoever works with them: the number of those that wait stands in the tab's title. Sends what
 * was pressed without a connection.
 */
export default function InboxWatch() {
  const waiting = useArrivals() ?? 0
  const { member } = useSession()
  const queryClient = useQueryClient()
  useEffect(
    () =>
      startOutbox(member.id, (order) => {
        queryClient.setQueryData(inboxOrderQuery(order.id).queryKey, order)
        void queryClient.invalidateQueries({ queryKey: ['inbox', 'list'] })
        void queryClient.invalidateQueries({ queryKey: ['inbox', 'state'] })
      }),
    [member.id, queryClient],
  )
  useEffect(() => {
    const title = document.querySelector('title')
    if (!title) return
    const write = () => {
      const plain = document.title.replace(NUMBER, '')
      const wanted = waiting > 0 ? `(${waiting}) ${plain}` : plain
      if (document.title !== wanted) document.title = wanted
    }
    write()
    // Each screen writes a title of its own.
    const observer = new MutationObserver(write)
    observer.observe(document.head, { subtree: true, childList: true, characterData: true })
    return () => observer.disconnect()
  }, [waiting])
  return null
}
