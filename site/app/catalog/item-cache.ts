import type { Api } from '@rapport/contract/endpoints/api'
import { api } from '../browser/api.ts'
import { session } from '../browser/session-store.ts'

/** Far above what one visit looks at. */
const MAX = 200

/** Answers that depend on who asks, by what was asked. */
const answers = new Map<string, Promise<unknown>>()
let orderSteps: ReturnType<Api['getOrderSteps']> | undefined
let watching = false

export type CatalogApi = Pick<
  Api,
  'getCatalogItem' | 'getCatalogProducts' | 'getOrderSteps' | 'listProducts'
> &
  Partial<Pick<Api, 'getCatalogItemPrices'>>

/**
 * The calls of the catalogue, each item, list and price table asked for once: until the visitor logs in or out, which changes
 * prices.
 */
export const cachedApi: CatalogApi & Pick<Api, 'getPriceTable'> = {
  getCatalogItem: ({ slug }) => askOnce(`item ${slug}`, () => api.getCatalogItem({ slug })),
  getCatalogProducts: (query) =>
    askOnce(`group ${JSON.stringify(query)}`, () => api.getCatalogProducts(query)),
  listProducts: (query) => askOnce(`list ${JSON.stringify(query)}`, () => api.listProducts(query)),
  getPriceTable: ({ erpId, index }) =>
    askOnce(`table ${erpId} ${index}`, () => api.getPriceTable({ erpId, index })),
  getOrderSteps() {
    orderSteps ??= api.getOrderSteps()
    orderSteps.catch(() => {
      orderSteps = undefined
    })
    return orderSteps
  },
}

function askOnce<T>(key: string, ask: () => Promise<T>): Promise<T> {
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
