import type { GuestOrder } from '@rapport/contract/accounts/guest-order'
import type { Api } from '@rapport/contract/endpoints/api'
import type { LayoutApi, OrderOutcome, PageContext } from '@rapport/contract/page'
import { createContext, type RouterContextProvider } from 'react-router'

export const pageContext = createContext<PageContext>()

type Context = Readonly<RouterContextProvider>

/** Returns the API client for server rendering, which calls the server in process. */
export const apiFrom = (context: Context): Api => context.get(pageContext).api

/** Returns the endpoints of the layout. */
export function layoutApiFrom(context: Context): LayoutApi {
  const { api, layoutApi = api } = context.get(pageContext)
  return layoutApi
}

export function siteConfigFrom(
  context: Context,
): Pick<PageContext, 'origin' | 'base' | 'mapsKey' | 'counters' | 'year'> {
  const { origin, base, mapsKey, counters, year } = context.get(pageContext)
  return { origin, base, mapsKey, year, ...(counters ? { counters } : {}) }
}

export const orderOutcomeFrom = (context: Context): OrderOutcome | undefined =>
  context.get(pageContext).orderOutcome

/** Returns whether the site is closed to visitors. */
export const isClosedFrom = (context: Context): boolean => context.get(pageContext).isClosed ?? false

export const guestOrderFrom = (context: Context): GuestOrder | undefined =>
  context.get(pageContext).guestOrder
