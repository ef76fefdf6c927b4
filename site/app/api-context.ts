import type { Api } from '@rapport/contract/api'
import type { FieldErrors } from '@rapport/contract/failure'
import { createContext, type RouterContextProvider } from 'react-router'

/** What the order form answered to a browser that sent it without the client program. */
export interface OrderOutcome {
  errors: FieldErrors
  values: Record<string, string>
}

/** What a page is rendered with on the server. */
export interface PageContext {
  api: Api
  /** Scheme and host of canonical links, without a slash at the end. */
  origin: string
  orderOutcome?: OrderOutcome
}

export const pageContext = createContext<PageContext>()

type Context = Readonly<RouterContextProvider>

/** The carrier of calls while a page is rendered: in process. */
export const apiFrom = (context: Context): Api => context.get(pageContext).api

export const originFrom = (context: Context): string => context.get(pageContext).origin

export const orderOutcomeFrom = (context: Context): OrderOutcome | undefined =>
  context.get(pageContext).orderOutcome
