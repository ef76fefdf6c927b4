import { accountsEndpoints } from './accounts.ts'
import { blogEndpoints } from './blog.ts'
import { calculationsEndpoints } from './calculations.ts'
import { cartEndpoints } from './cart.ts'
import { catalogEndpoints } from './catalog.ts'
import { companyEndpoints } from './company.ts'
import { contactsEndpoints } from './contacts.ts'
import type { Endpoint } from './endpoint.ts'
import type { EndpointName } from './endpoint-routes.ts'
import { favoritesEndpoints } from './favorites.ts'
import { materialsEndpoints } from './materials.ts'
import { offersEndpoints } from './offers.ts'
import { ordersEndpoints } from './orders.ts'
import { passkeysEndpoints } from './passkeys.ts'
import { pricesEndpoints } from './prices.ts'
import { proofsEndpoints } from './proofs.ts'
import { siteEndpoints } from './site.ts'
import { userOrdersEndpoints } from './user-orders.ts'

/** All endpoints of the site, with their schemas. */
export const endpoints = {
  ...siteEndpoints,
  ...contactsEndpoints,
  ...blogEndpoints,
  ...catalogEndpoints,
  ...pricesEndpoints,
  ...materialsEndpoints,
  ...calculationsEndpoints,
  ...offersEndpoints,
  ...proofsEndpoints,
  ...ordersEndpoints,
  ...accountsEndpoints,
  ...companyEndpoints,
  ...cartEndpoints,
  ...passkeysEndpoints,
  ...userOrdersEndpoints,
  ...favoritesEndpoints,
} as const satisfies Record<EndpointName, Endpoint & { method: string; path: string }>

export type Endpoints = typeof endpoints
