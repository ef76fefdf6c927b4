import { lazyImport } from '../browser/lazy-import.ts'

/** Loads the rules of an order, which a page does not carry until the form is touched. */
export const loadOrderRules = () => lazyImport(() => import('./order-rules.ts'))
