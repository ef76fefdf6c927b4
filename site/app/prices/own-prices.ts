import { USER_PRICES_MAX } from '@rapport/contract/prices/price-limits'
import { useEffect, useSyncExternalStore } from 'react'
import { loadUserData } from '../browser/requests/api.ts'
import { session } from '../browser/session/session-store.ts'
import { useSession } from '../browser/session/use-session.ts'

/** Far above the number of items in one visit. */
const MAX = 2000

type Price = number | null

/** Lowest prices of the logged-in visitor by item id, requested once per login. */
const prices = new Map<number, Price>()
const requested = new Set<number>()
/** Ids requested in the current microtask, sent as one batch. */
let pending = new Set<number>()
const listeners = new Set<() => void>()
let isSubscribed = false

/**
 * Returns the lowest price of a group or product in the visitor's own price list, in kopecks; null is «по запросу».
 * Returns undefined without login, while loading and after an error.
 */
export function useOwnPrice(id: number | undefined): Price | undefined {
  const token = useSession()
  useEffect(() => {
    if (token !== undefined && id !== undefined) request(id)
  }, [token, id])
  return useSyncExternalStore(
    subscribe,
    () => (id === undefined || token === undefined ? undefined : prices.get(id)),
    () => undefined,
  )
}

function subscribe(listener: () => void): () => void {
  if (!isSubscribed) session.subscribe(forgetAll)
  isSubscribed = true
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Another customer may have another price list. A replaced token may also belong to another customer. */
function forgetAll(): void {
  requested.clear()
  if (session.get() === undefined) prices.clear()
  notify()
}

function notify(): void {
  for (const listener of listeners) listener()
}

function request(id: number): void {
  if (requested.has(id)) return
  if (requested.size >= MAX) {
    requested.clear()
    prices.clear()
  }
  requested.add(id)
  if (pending.size === 0) queueMicrotask(requestPending)
  pending.add(id)
}

function requestPending(): void {
  const ids = [...pending]
  pending = new Set()
  for (let from = 0; from < ids.length; from += USER_PRICES_MAX)
    void loadPrices(ids.slice(from, from + USER_PRICES_MAX))
}

async function loadPrices(ids: number[]): Promise<void> {
  const token = session.get()
  try {
    const response = await loadUserData('getUserPrices', { ids })
    if (session.get() !== token) return
    for (const { id, priceFrom } of response.prices) prices.set(id, priceFrom)
    notify()
  } catch {
    // The common price remains. The next component that shows the item retries.
    if (session.get() === token) for (const id of ids) requested.delete(id)
  }
}
