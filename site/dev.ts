import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RenderPage } from './server.ts'

/** The site under Vite: rendered from the sources as they are now, with hot reload in the browser. */
export interface DevelopmentSite {
  renderPage: RenderPage
  /** Serves modules and the hot reload; calls `next` for what is not Vite's. */
  middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void
  close(): Promise<void>
}

export async function openDevelopmentSite(): Promise<DevelopmentSite> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: import.meta.dirname,
    server: { middlewareMode: true },
    appType: 'custom',
  })
  return {
    middleware: vite.middlewares,
    async renderPage(request, context) {
      const site = (await vite.ssrLoadModule('./server.ts')) as { renderPage: RenderPage }
      return site.renderPage(request, context)
    },
    close: () => vite.close(),
  }
}
