import { USER_PRICES_MAX } from '@rapport/contract/prices/price-limits'
import { session } from '../../browser/session/session-store.ts'

type Price = number | null
type Show = (price: Price | undefined) => void

/** Lowest prices of the logged-in visitor by item id, requested once per login. */
const prices = new Map<number, Price>()
const requested = new Set<number>()
/** Ids requested in the current task or at the start of the page, sent as one batch. */
let pending = new Set<number>()
const followers = new Map<Show, number>()
let isSubscribed = false

/**
 * Calls `show` with the lowest price of a group or product in the visitor's own price list, in kopecks; null is «по
 * запросу». Calls it with undefined after a logout. Without login, while loading and after an error it is not called.
 */
export function followOwnPrice(id: number, show: Show, signal: AbortSignal): void {
  if (!isSubscribed) session.subscribe(requestAgain)
  isSubscribed = true
  followers.set(show, id)
  signal.addEventListener('abort', () => followers.delete(show))
  const price = prices.get(id)
  if (price !== undefined) show(price)
  else if (session.get() !== undefined) request(id)
}

/** Another customer may have another price list. A replaced token may also belong to another customer. */
function requestAgain(): void {
  requested.clear()
  const isLoggedOut = session.get() === undefined
  if (isLoggedOut) prices.clear()
  for (const [show, id] of followers) {
    if (isLoggedOut) show(undefined)
    else request(id)
  }
}

function request(id: number): void {
  if (requested.has(id)) return
  requested.add(id)
  if (pending.size === 0) setTimeout(requestPending)
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
    const { loadUserData } = await import('../../browser/requests/api.ts')
    const response = await loadUserData('getUserPrices', { ids })
    if (session.get() !== token) return
    for (const { id, priceFrom } of response.prices) prices.set(id, priceFrom)
    for (const [show, id] of followers) {
      const price = prices.get(id)
      if (ids.includes(id) && price !== undefined) show(price)
    }
  } catch {
    // The common price remains. The next element that shows the item retries.
    if (session.get() === token) for (const id of ids) requested.delete(id)
  }
}
