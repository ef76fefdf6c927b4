import type { GuestOrder } from './accounts/guest-order.ts'
import type { Api } from './endpoints/api.ts'
import type { FieldErrors } from './endpoints/error-response.ts'

/** Where the 404 screen is rendered; at every other address without a page the site answers 404 and nothing else. */
export const NOT_FOUND_PATH = '/404/'

/** What the order form answered to a browser that sent it without the client program. */
export interface OrderOutcome {
  errors: FieldErrors
  /** What was typed, by field, so that nothing has to be typed again. */
  values: Record<string, string>
}

/** Ids at the services that count visits; a service without one is off. */
export interface CounterIds {
  metrika?: string
  tagManager?: string
  vkPixel?: string
  vkRetargeting?: string
  topMailRu?: string
}

/** What the server gives a page to be rendered with. */
export interface PageContext {
  api: Api
  /** Scheme and host of canonical links, without a slash at the end: those of a city, or the base. */
  origin: string
  /** The base, which cities live below (contract/paths/city-hosts.ts). */
  base: string
  /** Key of the maps service; empty: nothing is loaded from there. */
  mapsKey: string
  /** Counters that are switched on; undefined where none is. */
  counters?: CounterIds | undefined
  /** In Moscow. */
  year: number
  orderOutcome?: OrderOutcome
  /** The order that a link of a mail opens. */
  guestOrder?: GuestOrder
  /**
   * Stores the script that gives the browser the data a page was rendered from; returns the path it will be loaded from.
   * Absent of a page that is not cached: there it stays in the page.
   */
  storeDataScript?: (script: Buffer) => string
  /** Told of everything that goes wrong while the page is rendered, but for things that are not there. */
  reportError(error: unknown): void
}

/** Renders the page at the request's address, the same for every visitor. The one door from server to site. */
export type RenderPage = (request: Request, context: PageContext) => Promise<Response>
