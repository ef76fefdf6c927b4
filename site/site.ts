import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RenderPage } from '@rapport/contract/page'

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** The site, built or under development, as the front door uses it. */
export interface Site {
  renderPage: RenderPage
  /** Directory of the built client program; none under development. */
  assets?: string
  /** Serves modules and hot reload under development. */
  middleware?: Middleware
  /** Whether pages for those who build are part of it: the parts of ui/ and the mails with sample data. */
  playground?: boolean
  close(): Promise<void>
}
