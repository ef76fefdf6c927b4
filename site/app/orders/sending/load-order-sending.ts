import { lazyImport } from '../../browser/lazy-import.ts'

/** Loads the code that validates and sends an order, on the first touch of the form. */
export const loadOrderSending = () => lazyImport(() => import('./place-order.tsx'))
