import { adminRoutes } from '@rapport/staff-contract/endpoints/admin-routes'
import type { InboxEvent } from '@rapport/staff-contract/inbox/inbox'

/** After which a stream that the server would not open is asked for again. */
const RETRY_MS = 30_000
const NAME = 'admin-order-events'

/** An event, and whether this tab is the one that rings for it. */
type Listener = (event: InboxEvent, isFirst: boolean) => void

let isOpen = false
/** Whether this tab hears of orders as they change, and need not ask. */
export const hearsOfOrders = (): boolean => isOpen

/**
 * Calls back with what becomes of orders, also while nobody looks at the tab. One tab of a browser has the stream and notifies the others:
 * browsers open six connections to one host. Returns what ends it.
 */
export function watchOrderEvents(listener: Listener): () => void {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(NAME) : undefined
  channel?.addEventListener('message', ({ data }: MessageEvent<InboxEvent>) => listener(data, false))
  const notify: Listener = (event) => {
    channel?.postMessage(event)
    listener(event, true)
  }
  const ending = new AbortController()
  const { signal } = ending
  if (navigator.locks)
    navigator.locks.request(NAME, { signal }, () => openStream(notify, signal)).catch(() => undefined)
  else void openStream(notify, signal)
  return () => {
    ending.abort()
    channel?.close()
  }
}

/** Opens the stream, again where it ends, until the signal; resolves then. */
function openStream(notify: Listener, signal: AbortSignal): Promise<void> {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  function open(): void {
    source = new EventSource(adminRoutes.getInboxState.path)
    source.onopen = () => {
      isOpen = true
      // Nobody was notified of what came before it was open.
      notify({ kind: 'changed', order: null }, true)
    }
    source.onmessage = ({ data }: MessageEvent<string>) => notify(JSON.parse(data) as InboxEvent, true)
    source.onerror = () => {
      isOpen = false
      // The browser itself tries again where the line broke, and never where it was refused.
      if (source?.readyState === EventSource.CLOSED && !signal.aborted) timer = setTimeout(open, RETRY_MS)
    }
  }
  open()
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      source?.close()
      isOpen = false
      resolve()
    })
  })
}
