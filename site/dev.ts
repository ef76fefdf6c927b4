import type { RenderPage } from '@rapport/contract/page'
import type { Site } from './site.ts'

/** The site under Vite: rendered from the sources as they are now, with hot reload in the browser. */
export async function openDevelopmentSite(): Promise<Site> {
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
