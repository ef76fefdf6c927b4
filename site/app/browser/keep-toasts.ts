import { showToast } from '../ui/toast/toast-messages.ts'
import { readStoredJson, removeStored, store } from './storage/safe-storage.ts'

/** Key in the session storage. */
const KEY = 'toasts'
const TOASTS = 'toast-stack [data-tone]'

/** Shows the messages that were on the screen when a link or script opened this page from the previous one. */
export function keepToasts(): void {
  const kept = readStoredJson('sessionStorage', KEY)
  removeStored('sessionStorage', KEY)
  if (Array.isArray(kept) && isOpened()) for (const [text, tone] of kept) showToast(String(text), tone)
  addEventListener('pagehide', () => {
    const shown = [...document.querySelectorAll<HTMLElement>(TOASTS)]
    const messages = shown.map((toast) => [
      toast.querySelector('[data-fill]')?.textContent,
      toast.dataset.tone,
    ])
    if (messages.length > 0) store('sessionStorage', KEY, JSON.stringify(messages))
  })
}

/** Whether the page is neither reloaded nor reached by Back or Forward. */
const isOpened = () =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type === 'navigate'
