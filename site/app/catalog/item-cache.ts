import type { Api } from '@rapport/contract/endpoints/api'
import { api } from '../browser/api.ts'
import { session } from '../browser/session-store.ts'

/** Far above what one visit looks at. */
const MAX = 200

const items: Cached<'getCatalogItem'> = new Map()
const lists: Cached<'getCatalogProducts'> = new Map()
let orderSteps: ReturnType<Api['getOrderSteps']> | undefined
let watching = false

type Cached<N extends 'getCatalogItem' | 'getCatalogProducts'> = Map<string, ReturnType<Api[N]>>

export type CatalogApi = Pick<Api, 'getCatalogItem' | 'getCatalogProducts' | 'getOrderSteps'>

/** The calls of the catalogue, each item and list asked for once: until the visitor logs in or out, which changes prices. */
export const cachedApi: CatalogApi = {
  getCatalogItem: ({ slug }) => loadOnce(items, slug, () => api.getCatalogItem({ slug })),
  getCatalogProducts: (query) => loadOnce(lists, JSON.stringify(query), () => api.getCatalogProducts(query)),
  getOrderSteps() {
    orderSteps ??= api.getOrderSteps()
    orderSteps.catch(() => {
      orderSteps = undefined
    })
    return orderSteps
  },
}

function loadOnce<T>(cache: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  watchSession()
  const known = cache.get(key)
  if (known) return known
  const loading = load()
  cache.set(key, loading)
  loading.catch(() => cache.delete(key))
  const [oldest] = cache.keys()
  if (cache.size > MAX && oldest !== undefined) cache.delete(oldest)
  return loading
}

function watchSession(): void {
  if (watching) return
  watching = true
  session.subscribe(() => {
    items.clear()
    lists.clear()
  })
}
