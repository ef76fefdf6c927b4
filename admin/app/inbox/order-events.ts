import { adminRoutes } from '@rapport/staff-contract/endpoints/admin-routes'
import type { InboxEvent } from '@rapport/staff-contract/inbox/inbox'

/** Pause before opening the stream again after the server refused it. */
const RETRY_MS = 30_000
const NAME = 'admin-order-events'

/** `isFirst`: this tab owns the stream and announces the event. */
type Listener = (event: InboxEvent, isFirst: boolean) => void

let isOpen = false
/** Whether the event stream is open in this tab. */
export const isEventStreamOpen = (): boolean => isOpen

/**
 * Subscribes to order events; returns a function that unsubscribes. A browser opens only six connections to a
 * host, so one tab owns the stream and forwards the events.
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

/** Keeps the stream open until the signal aborts, then resolves. */
function openStream(notify: Listener, signal: AbortSignal): Promise<void> {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  function open(): void {
    source = new EventSource(adminRoutes.getInboxState.path)
    source.onopen = () => {
      isOpen = true
      // Events before the opening were missed.
      notify({ kind: 'changed', order: null }, true)
    }
    source.onmessage = ({ data }: MessageEvent<string>) => notify(JSON.parse(data) as InboxEvent, true)
    source.onerror = () => {
      isOpen = false
      // The browser reconnects after a broken connection, but not after an error response.
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
