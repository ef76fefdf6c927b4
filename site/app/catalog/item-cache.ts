import type { Api } from '@rapport/contract/endpoints/api'
import { api } from '../browser/api.ts'
import { session } from '../browser/session-store.ts'

type Loaded = ReturnType<Api['getCatalogItem']>

/** Far above what one visit looks at. */
const MAX = 200

const items = new Map<string, Loaded>()
let orderSteps: ReturnType<Api['getOrderSteps']> | undefined
let watching = false

export type CatalogApi = Pick<Api, 'getCatalogItem' | 'getOrderSteps'>

/** The calls of the catalogue, each item asked for once: until the visitor logs in or out, which changes prices. */
export const cachedApi: CatalogApi = {
  getCatalogItem({ slug }) {
    watchSession()
    const known = items.get(slug)
    if (known) return known
    const loading = api.getCatalogItem({ slug })
    items.set(slug, loading)
    loading.catch(() => items.delete(slug))
    const [oldest] = items.keys()
    if (items.size > MAX && oldest !== undefined) items.delete(oldest)
    return loading
  },
  getOrderSteps() {
    orderSteps ??= api.getOrderSteps()
    orderSteps.catch(() => {
      orderSteps = undefined
    })
    return orderSteps
  },
}

function watchSession(): void {
  if (watching) return
  watching = true
  session.subscribe(() => items.clear())
}
