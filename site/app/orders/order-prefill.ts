import type { ReactNode } from 'react'
import { createStore, useStore } from '../browser/storage/store.ts'

/** What the order form of the page begins with, such as an order that is sent once more. */
interface OrderPrefill {
  /** Of the fields, by name. */
  values: Record<string, string>
  /** Stands above the fields, and may have hidden ones of its own. */
  attachments: ReactNode
}

/** Each has a key of its own, by which the form knows that it begins anew. */
const prefill = createStore<(OrderPrefill & { key: number }) | undefined>(() => undefined)
let lastKey = 0

/** Begins the order form of the page anew, with this or with nothing. */
export function prefillOrder(next: OrderPrefill | undefined): void {
  prefill.set(next && { ...next, key: ++lastKey })
}

export const useOrderPrefill = () => useStore(prefill, undefined)
