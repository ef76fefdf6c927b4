import { lazyImport } from '../browser/lazy-import.ts'

/** Loads the part that checks and sends an order, which a page does not carry until the form is touched. */
export const loadOrderSending = () => lazyImport(() => import('./place-order.tsx'))
