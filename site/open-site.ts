import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { RenderPage } from '@rapport/contract/page'

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** The site, built or under development, as the front door uses it. */
export interface Site {
  renderPage: RenderPage
  /** Directory of the built client program; none under development. */
  assets?: string
  /** Serves modules and hot reload under development. */
  middleware?: Middleware
  close(): Promise<void>
}

const build = join(import.meta.dirname, 'build')

/** Opens the built site, or one that follows its sources. Rejects when there is no build. */
export async function openSite(development: boolean): Promise<Site> {
  if (development) {
    const { openDevelopmentSite } = await import('./dev.ts')
    return openDevelopmentSite()
  }
  // React chooses its slow development build unless it is told otherwise.
  process.env.NODE_ENV ??= 'production'
  const { renderPage } = (await import(join(build, 'server/index.js'))) as { renderPage: RenderPage }
  return { renderPage, assets: join(build, 'client/assets'), close: async () => undefined }
}
