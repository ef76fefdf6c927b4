import { loadChunk } from '../browser/load-chunk.ts'

/** The schemas come when the form is first touched; see check-order.ts. */
export const loadOrderCheck = () => loadChunk(() => import('./check-order.ts'))
