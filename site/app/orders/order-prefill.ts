import type { ReactNode } from 'react'
import type { ReactIsland } from '../browser/islands/react-island.element.ts'
import { createStore } from '../browser/storage/store.ts'
import { useStore } from '../browser/storage/use-store.ts'

/** Initial content of the order form, such as a repeated order. */
interface OrderPrefill {
  /** Field values by name. */
  values: Record<string, string>
  /** Content above the fields, possibly with hidden fields. */
  attachments: ReactNode
}

/** A new key resets the form. */
const prefill = createStore<(OrderPrefill & { key: number }) | undefined>(() => undefined)
let lastKey = 0

/** Resets the order form of the page to these values, or to empty ones. */
export function prefillOrder(next: OrderPrefill | undefined): void {
  prefill.set(next && { ...next, key: ++lastKey })
  if (next) document.querySelector<ReactIsland>('react-island[name="order-form"]')?.start()
}

export const useOrderPrefill = () => useStore(prefill, undefined)
