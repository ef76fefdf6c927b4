import type { CallName } from './calls.ts'
import type { Endpoint } from './endpoint.ts'
import { accountsEndpoints } from './endpoints/accounts.ts'
import { blogEndpoints } from './endpoints/blog.ts'
import { catalogEndpoints } from './endpoints/catalog.ts'
import { contactsEndpoints } from './endpoints/contacts.ts'
import { materialsEndpoints } from './endpoints/materials.ts'
import { ordersEndpoints } from './endpoints/orders.ts'
import { pricesEndpoints } from './endpoints/prices.ts'
import { siteEndpoints } from './endpoints/site.ts'

/** Every call of the product, with its schemas (§7, decisions.md §2). */
export const endpoints = {
  ...siteEndpoints,
  ...contactsEndpoints,
  ...blogEndpoints,
  ...catalogEndpoints,
  ...pricesEndpoints,
  ...materialsEndpoints,
  ...ordersEndpoints,
  ...accountsEndpoints,
} as const satisfies Record<CallName, Endpoint & { method: string; path: string }>

export type Endpoints = typeof endpoints
