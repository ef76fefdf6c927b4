import type { Api } from '@rapport/contract/endpoints/api'
import { api } from '../browser/requests/api.ts'
import { session } from '../browser/session/session-store.ts'

/** Far above the number of requests in one visit. */
const MAX = 200

/** Responses that depend on the visitor, by request. */
const answers = new Map<string, Promise<unknown>>()
let orderSteps: ReturnType<Api['getOrderSteps']> | undefined
let watching = false

export type CatalogApi = Pick<
  Api,
  'getCatalogItem' | 'getCatalogItemPrices' | 'getCatalogProducts' | 'getOrderSteps' | 'listProducts'
>

/** Catalogue endpoints with a cache in the browser. Login and logout clear it, since prices change. */
export const cachedApi: CatalogApi = {
  getCatalogItem: ({ slug }) => requestOnce(`item ${slug}`, () => api.getCatalogItem({ slug })),
  getCatalogProducts: (query) =>
    requestOnce(`group ${JSON.stringify(query)}`, () => api.getCatalogProducts(query)),
  listProducts: (query) => requestOnce(`list ${JSON.stringify(query)}`, () => api.listProducts(query)),
  getCatalogItemPrices: ({ slug }) => requestOnce(`prices ${slug}`, () => api.getCatalogItemPrices({ slug })),
  getOrderSteps() {
    orderSteps ??= api.getOrderSteps()
    orderSteps.catch(() => {
      orderSteps = undefined
    })
    return orderSteps
  },
}

function requestOnce<T>(key: string, ask: () => Promise<T>): Promise<T> {
  watchSession()
  const known = answers.get(key)
  if (known) return known as Promise<T>
  const loading = ask()
  answers.set(key, loading)
  loading.catch(() => {
    if (answers.get(key) === loading) answers.delete(key)
  })
  const [oldest] = answers.keys()
  if (answers.size > MAX && oldest !== undefined) answers.delete(oldest)
  return loading
}

function watchSession(): void {
  if (watching) return
  watching = true
  session.subscribe(() => answers.clear())
}
