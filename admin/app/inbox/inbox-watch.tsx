import { useEffect } from 'react'
import { useArrivals } from './arrivals.ts'
import { useOutbox } from './outbox/use-outbox.ts'

const NUMBER = /^\(\d+\) /

/**
 * Runs on every screen: announces new orders, sends waiting writes, and shows the number of waiting orders in
 * the tab title.
 */
export default function InboxWatch() {
  const waiting = useArrivals() ?? 0
  useOutbox()
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
