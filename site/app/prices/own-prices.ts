import { USER_PRICES_MAX } from '@rapport/contract/prices/price-limits'
import { useEffect, useSyncExternalStore } from 'react'
import { loadUserData } from '../browser/api.ts'
import { session, useSession } from '../browser/session-store.ts'

/** Far above what one visit looks at. */
const MAX = 2000

type Price = number | null

/** The lowest prices of the one who is logged in, by item; asked for at most once a log-in. */
const prices = new Map<number, Price>()
const asked = new Set<number>()
/** Of parts that have just appeared: asked for together. */
let wanted = new Set<number>()
const listeners = new Set<() => void>()
let isFollowing = false

/**
 * Returns the lowest price of a group or product by the visitor's own list, in kopecks, null for «по запросу»; undefined
 * for the anonymous, until it is known, and where it can't be had.
 */
export function useOwnPrice(id: number | undefined): Price | undefined {
  const token = useSession()
  useEffect(() => {
    if (token !== undefined && id !== undefined) want(id)
  }, [token, id])
  return useSyncExternalStore(
    subscribe,
    () => (id === undefined || token === undefined ? undefined : prices.get(id)),
    () => undefined,
  )
}

function subscribe(listener: () => void): () => void {
  if (!isFollowing) session.subscribe(forgetAll)
  isFollowing = true
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Another log-in may have another list. A token that replaces one may too: whose it is is not said here. */
function forgetAll(): void {
  asked.clear()
  if (session.get() === undefined) prices.clear()
  notify()
}

function notify(): void {
  for (const listener of listeners) listener()
}

function want(id: number): void {
  if (asked.has(id)) return
  if (asked.size >= MAX) {
    asked.clear()
    prices.clear()
  }
  asked.add(id)
  if (wanted.size === 0) queueMicrotask(askForWanted)
  wanted.add(id)
}

/** One call for all that appeared together, as long as they fit in one. */
function askForWanted(): void {
  const ids = [...wanted]
  wanted = new Set()
  for (let from = 0; from < ids.length; from += USER_PRICES_MAX)
    void ask(ids.slice(from, from + USER_PRICES_MAX))
}

async function ask(ids: number[]): Promise<void> {
  const token = session.get()
  try {
    const answer = await loadUserData('getUserPrices', { ids })
    if (session.get() !== token) return
    for (const { id, priceFrom } of answer.prices) prices.set(id, priceFrom)
    notify()
  } catch {
    // The common price stands; whatever shows the item next asks again.
    if (session.get() === token) for (const id of ids) asked.delete(id)
  }
}
