import type { Cart, CartLine } from '@rapport/contract/orders/cart-line'
import { listUnsaved, mergeCarts } from '@rapport/contract/orders/merge-carts'
import { ORDER_LINES_MAX } from '@rapport/contract/orders/order-limits'
import { CART_PATH } from '@rapport/contract/paths/paths'
import { user } from '../../accounts/session/current-user.ts'
import { loadUserData } from '../../browser/requests/api.ts'
import { sendJson } from '../../browser/requests/send-json.ts'
import { session } from '../../browser/session/session-store.ts'
import { showToast } from '../../ui/toast/toast-messages.ts'
import { cart, changeCart, leaveAccount, type StoredCart } from './cart-store.ts'

/** Changes within this time are sent together. */
const PAUSE_MS = 500
/** A page does not ask again so soon if this browser changed nothing. */
const FRESH_MS = 60_000
/** Exchanges that another device may interrupt by a change of its own. */
const TRIES_MAX = 4

let timer: ReturnType<typeof setTimeout> | undefined
let running = false

/** Keeps the cart of a logged-in visitor the same on all devices. A log-out takes the lines of the account away. */
export function keepCartInSync(): void {
  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void exchange().catch(() => undefined), PAUSE_MS)
  }
  const onSession = () => {
    if (session.get() === undefined && cart.get().owner !== undefined) changeCart(leaveAccount)
  }
  onSession()
  session.subscribe(onSession)
  user.subscribe(schedule)
  cart.subscribe(() => isChanged(cart.get()) && schedule())
  // A failed exchange is repeated when the connection is back, or by the next page.
  addEventListener('online', schedule)
  schedule()
}

const isChanged = ({ base, lines }: StoredCart): boolean =>
  base.length !== lines.length || listUnsaved(base, lines).length > 0

/** Returns whether the account was asked a moment ago. The page of the cart always asks. */
const isFresh = (stored: StoredCart, owner: number): boolean =>
  stored.owner === owner &&
  !isChanged(stored) &&
  Date.now() - (stored.checkedAt ?? 0) < FRESH_MS &&
  location.pathname !== CART_PATH

/** Merges the carts of browser and account, stores the result in both. */
async function exchange(): Promise<void> {
  const owner = user.get()?.id
  if (owner === undefined || running || isFresh(cart.get(), owner)) return
  running = true
  try {
    for (let tries = 0; tries < TRIES_MAX; tries++) if (await exchangeOnce(owner)) return
  } finally {
    running = false
  }
}

/** Returns false if another device changed the cart meanwhile. */
async function exchangeOnce(owner: number): Promise<boolean> {
  const { base, lines } = ownedBy(cart.get(), owner)
  const { cart: there } = await loadUserData('getUserCart')
  const merged = mergeCarts(base, lines, there.lines)
  const wanted = merged.slice(0, ORDER_LINES_MAX)
  const saved = await save(wanted, there)
  if (!saved) return false
  if (session.get() === undefined || user.get()?.id !== owner) return true
  if (merged.length > wanted.length)
    showToast(
      `В\u00a0списке не больше ${ORDER_LINES_MAX}\u00a0изделий: последние не\u00a0поместились`,
      'failure',
    )
  changeCart((stored) => ({
    owner,
    checkedAt: Date.now(),
    base: saved,
    // The visitor may have gone on while the request ran.
    lines: mergeCarts(lines, ownedBy(stored, owner).lines, saved).slice(0, ORDER_LINES_MAX),
  }))
  return true
}

/** Stores the lines in the account if it has others. Returns undefined if it was changed since. Rejects if it can't. */
async function save(lines: CartLine[], { version, lines: present }: Cart): Promise<CartLine[] | undefined> {
  if (!isChanged({ base: present, lines })) return present
  const { status, result } = await sendJson('updateUserCart', { version, lines })
  if (status === 409) return undefined
  if (status !== 200) throw new Error(`The cart was answered with ${status}`)
  return (result as { cart: Cart }).cart.lines
}

/** The cart of another account stays with it; what it does not have yet belongs to this one. */
const ownedBy = (stored: StoredCart, owner: number): StoredCart =>
  stored.owner === undefined || stored.owner === owner ? stored : leaveAccount(stored)
