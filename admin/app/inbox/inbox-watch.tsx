import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../api/session-context.ts'
import { useArrivals } from './arrivals.ts'
import { inboxOrderQuery } from './inbox-queries.ts'
import { startOutbox } from './outbox/outbox.ts'

const NUMBER = /^\(\d+\) /

/**
 * Runs on every screen: announces new orders, sends waiting writes, and shows the number of waiting orders in
 * the tab title.
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
    // Screens replace the title.
    const observer = new MutationObserver(write)
    observer.observe(document.head, { subtree: true, childList: true, characterData: true })
    return () => observer.disconnect()
  }, [waiting])
  return null
}
