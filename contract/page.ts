import type { GuestOrder } from './accounts/guest-order.ts'
import type { CalculatorView } from './calculation/form/calculator-view.ts'
import type { CalculationRecord } from './calculation/stored/stored-calculation.ts'
import type { Api } from './endpoints/api.ts'
import type { FieldErrors } from './errors/error-response.ts'
import { HOUR_S } from './hours/durations.ts'
import type { OfferPage } from './offers/offer-page.ts'
import type { ProofPage } from './proofs/proof-page.ts'

/** Cache-Control of pages that are rendered for each request. Browsers may restore them on Back, unlike `no-store`. */
export const UNCACHED = 'private, no-cache'

/** Path that renders the 404 screen. Other paths without a page get a bare 404. */
export const NOT_FOUND_PATH = '/404/'

/** Path that renders the page of a closed site. It exists only there. */
export const CLOSED_PATH = '/closed/'
/** Seconds after which crawlers and monitors may ask a closed site again. */
export const CLOSED_RETRY_S = HOUR_S

/** The order form's result, for a browser without the client bundle. */
export interface OrderOutcome {
  errors: FieldErrors
  /** The submitted values by field, to fill the form again. */
  values: Record<string, string>
}

/** Ids of the analytics services; a service without an id is off. */
export interface CounterIds {
  metrika?: string
  tagManager?: string
  vkPixel?: string
  vkRetargeting?: string
  topMailRu?: string
}

/** Endpoints of the layout. Its catalogue has no products (contract/catalog/menu-tree.ts). */
export type LayoutApi = Pick<Api, 'getSite' | 'getCatalog' | 'getCities'>

/** Data that the server passes to the rendering of a page. */
export interface PageContext {
  api: Api
  /** Default: `api`. */
  layoutApi?: LayoutApi
  /** Origin of canonical links, without a trailing slash: the city's, or the base. */
  origin: string
  /** The base origin, whose subdomains are the cities (contract/paths/city-hosts.ts). */
  base: string
  /** Key of the maps service; empty: no maps are loaded. */
  mapsKey: string
  /** Active analytics services; undefined if there are none. */
  counters?: CounterIds | undefined
  /** The current year in Moscow. */
  year: number
  orderOutcome?: OrderOutcome
  /** The order of a mailed link. */
  guestOrder?: GuestOrder
  /** The calculator's form with what was typed. */
  calculator?: CalculatorView
  /** The stored calculation of its link. */
  calculation?: CalculationRecord
  /** The offer of its link. */
  offerPage?: OfferPage
  /** The proof of its link. */
  proofPage?: ProofPage
  /** The site is closed to visitors, and this is its page. */
  isClosed?: boolean
  /** Receives every rendering error except missing entries. */
  reportError(error: unknown): void
}

/** Renders the page at the request's path, the same for every visitor. The only entry point from server to site. */
export type RenderPage = (request: Request, context: PageContext) => Promise<Response>
