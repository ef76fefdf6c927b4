import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RenderPage } from '@rapport/contract/page'

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** The built or development site, as the HTTP server uses it. */
export interface Site {
  renderPage: RenderPage
  /** Directory of the built client program. Undefined in development. */
  assets?: string
  /** Serves modules and hot reload in development. */
  middleware?: Middleware
  /** Whether the site has pages for developers: the parts of ui/ and the mails with sample data. */
  playground?: boolean
  close(): Promise<void>
}
