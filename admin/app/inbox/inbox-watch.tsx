import { useEffect } from 'react'
import { useArrivals } from './arrivals.ts'

const NUMBER = /^\(\d+\) /

/** Watches for new orders on every screen of whoever works with them: the number of those that wait stands in the tab's title. */
export default function InboxWatch() {
  const waiting = useArrivals() ?? 0
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
