import type { GuestOrder } from '@rapport/contract/accounts/guest-order'
import type { CalculatorView } from '@rapport/contract/calculation/form/calculator-view'
import type { CalculationRecord } from '@rapport/contract/calculation/stored/stored-calculation'
import type { Api } from '@rapport/contract/endpoints/api'
import type { OfferPage } from '@rapport/contract/offers/offer-page'
import type { LayoutApi, OrderOutcome, PageContext } from '@rapport/contract/page'
import type { ProofPage } from '@rapport/contract/proofs/proof-page'
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

export const calculatorFrom = (context: Context): CalculatorView | undefined =>
  context.get(pageContext).calculator

export const calculationFrom = (context: Context): CalculationRecord | undefined =>
  context.get(pageContext).calculation

export const offerPageFrom = (context: Context): OfferPage | undefined => context.get(pageContext).offerPage

export const proofPageFrom = (context: Context): ProofPage | undefined => context.get(pageContext).proofPage
