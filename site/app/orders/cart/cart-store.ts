import type { CartLine } from '@rapport/contract/orders/cart-line'
import { listUnsaved } from '@rapport/contract/orders/merge-carts'
import { ORDER_LINES_MAX } from '@rapport/contract/orders/order-limits'
import { CART_KEY, storeCartCount } from '../../browser/cart-count.ts'
import { session } from '../../browser/session/session-store.ts'
import { readStoredJson, store } from '../../browser/storage/safe-storage.ts'
import { createStore, type Store } from '../../browser/storage/store.ts'

/** The cart of this browser. */
export interface StoredCart {
  lines: CartLine[]
  /** Id of the user whose account has the cart. */
  owner?: number | undefined
  /** Time of the last exchange in milliseconds. */
  checkedAt?: number | undefined
  /** Lines that the account had at the last exchange. */
  base: CartLine[]
}

const current = createStore(readCart)

/** The cart, also after changes in other tabs. */
export const cart: Pick<Store<StoredCart>, 'get' | 'subscribe'> = {
  get: current.get,
  subscribe(listener) {
    addEventListener('storage', followOtherTabs)
    addEventListener('pageshow', refreshOnReturn)
    return current.subscribe(listener)
  },
}

/**
 * Changes the cart from what storage has now, so that a change of another tab is not lost. Returns false, and changes
 * nothing, if storage is full or blocked.
 */
export function changeCart(change: (cart: StoredCart) => StoredCart): boolean {
  const next = change(readCart())
  // The host of another city takes over the cart that was changed last (browser/city/carried-storage.ts).
  if (!store('localStorage', CART_KEY, JSON.stringify({ ...next, changedAt: Date.now() }))) return false
  storeCartCount(next.lines.length)
  current.set(next)
  return true
}

/** Changes the lines of the cart; see `changeCart`. */
export const changeLines = (change: (lines: CartLine[]) => CartLine[]): boolean =>
  changeCart((stored) => ({ ...stored, lines: change(stored.lines) }))

/** Returns the cart without the lines of an account: what it does not have yet stays. */
export const leaveAccount = ({ lines, base }: StoredCart): StoredCart => ({
  lines: listUnsaved(base, lines),
  base: [],
})

function readCart(): StoredCart {
  const { lines, base, owner, checkedAt } = Object(readStoredJson('localStorage', CART_KEY)) as Record<
    string,
    unknown
  >
  const stored = {
    lines: pickLines(lines),
    base: pickLines(base),
    owner: Number(owner) || undefined,
    checkedAt: Number(checkedAt) || undefined,
  }
  return stored.owner !== undefined && session.get() === undefined ? leaveAccount(stored) : stored
}

/** Stored lines may be of another release, or of anything else. */
const pickLines = (lines: unknown): CartLine[] =>
  Array.isArray(lines) ? lines.filter(isCartLine).slice(0, ORDER_LINES_MAX) : []

function isCartLine(line: unknown): line is CartLine {
  const { itemId, itemTitle, unit, quantity, sizes } = Object(line) as Partial<CartLine>
  const isCounted = Number(quantity) > 0 !== Object.values(Object(sizes)).length > 0
  return Number.isInteger(itemId) && typeof itemTitle === 'string' && typeof unit === 'string' && isCounted
}

function followOtherTabs({ key }: StorageEvent): void {
  if (key === CART_KEY || key === null) current.set(readCart())
}

/** A page restored from the back-forward cache missed changes. */
function refreshOnReturn({ persisted }: PageTransitionEvent): void {
  if (persisted) current.set(readCart())
}
